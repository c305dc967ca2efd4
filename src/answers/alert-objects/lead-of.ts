import type { Alert, Lead } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import { hostOf } from './host-of.ts';
import { labelOf } from './label-of.ts';

const ADDRESS = /^[\d.]+$|:/;
/** Labels such as `node` hold other names as well: "rabbit@rabbitmq-0". */
const A_NAME = /^[\w.:*-]+$/;
/** An exporter that is asked by its own name. */
const AN_EXPORTER = /exporter/;

/**
 * What a template of a family says of an alert; undefined where the alert lacks a label of it.
 * "deployment {namespace}/{name}" names an object by kind, "deployment {name}" one anywhere (or one without a namespace),
 * "workload {namespace}/{app}" whatever is called so. "server of {instance}" is what serves the host of a URL, "certificate
 * of {host}" its certificate, "node of {namespace}/{pod}" where a pod runs, "node at {instance}" the node of that name or
 * address, "address {instance}" a node or pod by its address. In braces stand labels, of which the first counts that is
 * there; "=" begins a default, and "pod!" takes a pod as well that only says who measured.
 */
export function leadOf(template: string, labels: Alert['labels']): Lead | undefined {
  const [word = '', ...rest] = template.split(' ');
  const [joint] = rest.length > 1 ? rest : [];
  const at = (rest.at(-1) ?? '').split('/');
  const kind = filledIn(word, labels);
  const name = filledIn(at.at(-1) ?? '', labels);
  if (!kind || !name) return undefined;

  const own = labelOf('namespace', labels);
  if (joint === 'of' && word !== 'node') return hostLead(name, word === 'certificate', own);
  if (joint === 'at') return nodeLead(name);
  if (word === 'address') return addressLead(name, own);
  if (!A_NAME.test(name)) return undefined;
  const wanted = at.length > 1 ? filledIn(at[0] ?? '', labels) : undefined;
  if (at.length > 1 && !wanted && name.endsWith('*')) return undefined; // not all that there are
  const namespace = present({ namespace: wanted });
  if (joint === 'of') return { nodeOf: name, ...namespace };
  return word === 'workload' ? { workload: name, ...namespace } : { kind, name, ...namespace };
}

function filledIn(text: string, labels: Alert['labels']): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{([^{}]*)\}/g, (_, all: string) => {
    const value = all
      .split('|')
      .map((one) => (one.startsWith('=') ? one.slice(1) : labelOf(one, labels)))
      .find(Boolean);
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}

/** A short name is meant as the DNS of the namespace resolves it. */
function hostLead(
  url: string,
  isCertificate: boolean,
  namespace: string | undefined,
): Lead | undefined {
  const named = hostOf(url);
  if (!named || ADDRESS.test(named.host) || AN_EXPORTER.test(named.host)) return undefined;
  const isShort = !named.host.includes('.');
  return { ...named, ...present({ isCertificate, namespace: isShort && namespace }) };
}

function nodeLead(instance: string): Lead | undefined {
  const host = hostOf(instance)?.host;
  if (!host) return undefined;
  return ADDRESS.test(host) ? { address: host } : { kind: 'node', name: host };
}

function addressLead(instance: string, namespace: string | undefined): Lead | undefined {
  const host = hostOf(instance)?.host;
  return host && ADDRESS.test(host) ? { address: host, ...present({ namespace }) } : undefined;
}
