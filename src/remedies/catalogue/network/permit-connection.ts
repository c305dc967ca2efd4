import type { Remedy } from '../../../domain/remedy.ts';
import { valueAt } from '../../value-at.ts';

/** `rule` is the YAML of one more rule for the policy. */
type Params = Readonly<{ kind: string; name: string; direction: string; rule: string }>;

/** Adds one rule for exactly this connection to the policy that lacks it. In words: who may talk is its owner's to say. */
export const permitConnection: Remedy<Params> = {
  id: 'network/permit-connection',
  answers: ['network/policy-denies'],
  isWordsOnly: true,

  *propose({ subject, params: found }) {
    const [kind, direction, peer, labels, namespace] = [
      '/kind',
      '/direction',
      '/peer',
      '/labels',
      '/namespace',
    ].map((path) => {
      const value = valueAt(found, path);
      return typeof value === 'string' ? value : '';
    });
    const isCilium = kind !== 'NetworkPolicy';
    const port = /:(\d+)$/.exec(peer ?? '')?.[1];
    const rule =
      peer === 'dns'
        ? isCilium
          ? CILIUM_DNS
          : PLAIN_DNS
        : port && labels
          ? ruleFor(isCilium, direction ?? '', labels, port, namespace ?? '')
          : '';
    yield {
      kind: 'manual',
      risk: 'none',
      params: { kind: kind ?? '', name: subject.name, direction: direction ?? '', rule },
    };
  },

  inWords: ({ kind, name, direction, rule }, lang) =>
    ({
      en: {
        title: `Add a rule to ${kind} \`${name}\``,
        text: `Let the owner of \`${name}\` add one rule to its \`${direction}\` list, for this connection only; keep the policy and its other rules.`,
        ...linesOf(rule),
        undo: 'Take the rule out again.',
      },
      ko: {
        title: `${kind} \`${name}\` 정책에 규칙 추가`,
        text: `\`${name}\` 정책의 담당자가 \`${direction}\` 목록에 이 연결만을 위한 규칙 하나를 추가하게 하십시오. 정책과 다른 규칙은 그대로 둡니다.`,
        ...linesOf(rule),
        undo: '추가한 규칙을 뺍니다.',
      },
    })[lang],
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

function linesOf(rule: string): Readonly<{ lines?: readonly string[] }> {
  return rule ? { lines: rule.split('\n') } : {};
}

/** A rule about the caller stands at the peer; one about the peer has to name the peer's labels, which differ. */
function ruleFor(
  isCilium: boolean,
  direction: string,
  labels: string,
  port: string,
  namespace: string, // of a caller elsewhere
): string {
  if (direction !== 'ingress') return '';
  const pairs = labels.split(',').map((pair) => pair.replace('=', ': '));
  if (isCilium) {
    const all = namespace ? [`k8s:io.kubernetes.pod.namespace: ${namespace}`, ...pairs] : pairs;
    return `- fromEndpoints: [{ matchLabels: { ${all.join(', ')} } }]\n  toPorts: [{ ports: [{ port: "${port}", protocol: TCP }] }]`;
  }
  const there = namespace
    ? `namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: ${namespace} } }, `
    : '';
  return `- from: [{ ${there}podSelector: { matchLabels: { ${pairs.join(', ')} } } }]\n  ports: [{ port: ${port}, protocol: TCP }]`;
}
