import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { valueAt } from '../../value-at.ts';
import { permitWords, type Permit } from '../../words/permit-words.ts';
import { evaluated, type Evaluated } from './permitting-change.ts';
import { permittingRule } from './permitting-rule.ts';

/** Adds one rule for exactly this connection to the policy that lacks it. In words: who may talk is its owner's to say. */
export const permitConnection: Remedy<Permit> = {
  id: 'network/permit-connection',
  answers: ['network/policy-denies'],
  isWordsOnly: true,

  *propose(finding, world) {
    const text = textsOf(finding);
    const [kind, direction, peer] = [text('kind'), text('direction'), text('peer')];
    const dns = kind === 'NetworkPolicy' ? PLAIN_DNS : CILIUM_DNS;
    const entry = peer === 'dns' || direction !== 'ingress' ? undefined : entryOf(finding, world);
    const effect = entry?.effect;
    const cronJob = text('cronJob');
    yield {
      kind: 'manual',
      risk: 'none',
      params: {
        kind,
        name: finding.subject.name,
        direction,
        rule: peer === 'dns' ? dns : (entry?.yaml ?? ''),
        caller: text('caller'),
        namespace: text('namespace'),
        peer,
        ...(effect && { effect }),
        ...(cronJob && { cronJob }),
      },
      ...(effect?.command && effect.after === 'allowed' && { command: effect.command }),
    };
  },

  inWords: (params, lang) => permitWords[lang](params),
};

const PLAIN_DNS = [
  '- to:',
  '    - namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: kube-system } }',
  '      podSelector: { matchLabels: { k8s-app: kube-dns } }',
  '  ports: [{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]',
].join('\n');
const CILIUM_DNS = [
  '- toEndpoints:',
  '    - matchLabels: { k8s:io.kubernetes.pod.namespace: kube-system, k8s-app: kube-dns }',
  '  toPorts: [{ ports: [{ port: "53", protocol: ANY }] }]',
].join('\n');

/** A rule about the caller stands at the peer; one about the peer has to name the peer's labels, which differ. */
function entryOf(
  finding: Finding,
  world: World,
): Readonly<{ yaml: string; effect?: Evaluated }> | undefined {
  const text = textsOf(finding);
  const { subject, params } = finding;
  const [, host = '', asked] = /^(.+):(\d+)$/.exec(text('peer')) ?? [];
  const behind = valueAt(params, '/behind/port'); // policies know the port of the pods, not the Service's
  const port = typeof behind === 'number' ? behind : Number(asked);
  const labels = Object.fromEntries(
    text('labels')
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  ) as Readonly<Record<string, string>>;
  if (!asked || Object.keys(labels).length === 0) return undefined;

  const [namespace, name] = [text('namespace'), text('caller')];
  const isOwn = subject.namespace === namespace;
  const isCilium = text('kind') !== 'NetworkPolicy';
  const { value, yaml } = permittingRule(isCilium, {
    labels,
    port,
    ...(!isOwn && { namespace }),
  });
  const caller = { kind: 'Pod' as const, namespace, name };
  const effect = evaluated(subject, value, { caller, host, port: Number(asked) }, world);
  return { yaml, ...(effect && { effect }) };
}

function textsOf({ params }: Finding): (key: keyof Permit | 'labels') => string {
  return (key) => {
    const value = valueAt(params, `/${key}`);
    return typeof value === 'string' ? value : '';
  };
}
