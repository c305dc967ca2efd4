import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { brief, quoted, saidIn } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH } from '../../signs/logs/failure-to-reach.ts';
import { troubledContainers } from '../../signs/logs/troubled.ts';
import { searchDomainWords, type SearchDomain } from './search-domain.words.ts';

/** Go; Node.js: whose certificate came, and which name was asked for. */
const OTHER_NAME: readonly RegExp[] = [
  /certificate is valid for (?<names>[^\n"]+?), not (?<asked>[\w.-]+)/,
  /Host: (?<asked>[\w.-]+?)\.? is not in the cert's altnames: (?<names>[^\n"]+)/,
];
/** A name with fewer dots is first asked with each search domain behind it: what the kubelet writes into a pod. */
const NDOTS = 5;

/** An outside name is answered with a certificate of the own domain: a search domain or the own DNS answers for it. */
export const searchDomain: Cause<SearchDomain> = {
  id: 'network/search-domain',
  explains: FAILURES_TO_REACH,
  refines: [
    'crash/own-words/certificate-name',
    'network/cannot-reach',
    'crash/last-words',
    'crash/uncaught-error',
    'log/complaining',
    'clue/known-words',
  ],

  *explain(symptom, world) {
    for (const { pod, container, log } of troubledContainers(symptom, world)) {
      const line = log.lines.findLast(({ text }) => nameIn(text) !== undefined);
      const found = line && nameIn(line.text);
      const own = found && ownDomain(found.names, found.asked, pod, world);
      if (!line || !found || !own || dotsIn(found.asked) >= ndotsOf(pod)) continue;
      const on = podRef(pod);
      yield {
        ...accountableFor(on, world),
        params: {
          container: container.name,
          asked: found.asked,
          domain: own.domain,
          by: own.by,
          ndots: ndotsOf(pod),
          said: brief(line.text),
        },
        evidence: [quoted(line, on), own.evidence],
        strength: 'fits',
      };
      return;
    }
  },

  ...searchDomainWords,
};

function nameIn(text: string): Readonly<{ asked: string; names: string }> | undefined {
  for (const pattern of OTHER_NAME) {
    const { asked, names } = saidIn(pattern, text)?.groups ?? {};
    if (asked && names) return { asked: asked.toLowerCase(), names: names.toLowerCase() };
  }
  return undefined;
}

type Own = Readonly<{ domain: string; by: SearchDomain['by']; evidence: Evidence }>;

/** A domain of the certificate that is a search domain of the pod, or the one that the nodes are named in; the asked name is not of it. */
function ownDomain(
  names: string,
  asked: string,
  { metadata, spec }: Resource<'Pod'>,
  world: World,
): Own | undefined {
  const isMeant = (domain: string) =>
    domain.includes('.') && isNamed(domain, names) && !asked.endsWith(domain);
  const on = { kind: 'Pod', namespace: metadata?.namespace ?? '', name: metadata?.name ?? '' };
  const searches = spec?.dnsConfig?.searches ?? [];
  const at = searches.findIndex((domain) => isMeant(domain.toLowerCase()));
  const domain = searches[at];
  if (domain)
    return {
      domain,
      by: 'pod',
      evidence: quotedField(on, `/spec/dnsConfig/searches/${at}`, domain),
    };
  if (spec?.dnsPolicy === 'None') return undefined;
  for (const node of world.list('Node', { namespace: '' }).items) {
    const { name = '' } = node.metadata ?? {};
    const its = name.slice(name.indexOf('.') + 1);
    if (its !== name && isMeant(its))
      return {
        domain: its,
        by: 'node',
        evidence: quotedField(refTo('Node', node), '/metadata/name', name),
      };
  }
  return undefined;
}

/** As a name of its own or behind a star. */
function isNamed(domain: string, names: string): boolean {
  const all = names.split(/[\s,]+|dns:/).filter(Boolean);
  return all.includes(domain) || all.includes(`*.${domain}`);
}

function dotsIn(name: string): number {
  return name.split('.').length - 1;
}

function ndotsOf({ spec }: Resource<'Pod'>): number {
  const set = spec?.dnsConfig?.options?.find(({ name }) => name === 'ndots')?.value;
  if (spec?.dnsPolicy === 'Default' || spec?.dnsPolicy === 'None') return Number(set ?? 1);
  return Number(set ?? NDOTS);
}
