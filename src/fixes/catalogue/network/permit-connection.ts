import type { Remedy } from '../../../domain/remedy.ts';
import { policyDenies } from '../../../knowledge/causes/network/policy-denies.ts';
import type { Denied } from '../../../knowledge/causes/network/policy-denies.words.ts';
import type { Direction } from '../../../readings/policies/policy-peers.ts';
import { isRecord } from '../../../text/is-record.ts';
import { present } from '../../../text/present.ts';
import { commandOf } from '../../commands/command.ts';
import { DNS, permitWords, type Permit } from './permit-words.ts';
import { permitting } from './permitting-change.ts';

/** Who is let through: labels and namespace of the other end, and the ports of the pods that are called. */
type Entry = Readonly<{
  labels: Readonly<Record<string, string>>;
  namespace?: string; // where the policy would not look by itself
  ports: readonly Readonly<{ port: number; protocol: 'TCP' | 'UDP' }>[];
}>;

/** Long answers come by TCP. */
const OF_DNS = (['UDP', 'TCP'] as const).map((protocol) => ({ port: 53, protocol }));

/** Adds one rule for exactly this connection to the policy that lacks it: who may talk is its owner's to say. */
export const permitConnection: Remedy<Permit, Denied> = {
  id: 'network/permit-connection',
  answers: [policyDenies],
  isHandedOver: true,

  *propose({ subject, params }, world) {
    const { kind, direction, caller: name, namespace, peer, lacks, behind, cronJob } = params;
    if (!lacks) return;
    const { host, port, labels, namespace: where } = lacks;
    const rule = permittingRule(direction, kind !== 'NetworkPolicy', {
      labels,
      // Policies know the port of the pods, not the Service's.
      ports: host === undefined ? OF_DNS : [{ port: behind?.port ?? port, protocol: 'TCP' }],
      ...(subject.namespace !== where && { namespace: where }),
    });
    const caller = { kind: 'Pod' as const, namespace, name };
    const connection = { direction, caller, port, ...present({ host }) };
    const { change, effect } = permitting(subject, rule, connection, world) ?? {};
    const isEnough = effect?.after === 'allowed' && !effect.isInGit;
    yield {
      kind: 'manual',
      risk: 'none',
      params: {
        kind,
        name: subject.name,
        direction,
        lines: ruleLines(rule),
        caller: name,
        namespace,
        peer: host === undefined ? DNS : peer,
        ...present({ effect, cronJob }),
      },
      ...present({ change }),
      ...(change && isEnough && { command: commandOf(change) }),
    };
  },

  text: permitWords,
};

/** A rule as an item of a list in YAML, one line for each of its keys. */
function ruleLines(rule: object): readonly string[] {
  return Object.entries(rule).map(
    ([key, value], at) => `${at === 0 ? '-' : ' '} ${key}: ${inFlow(value)}`,
  );
}

function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (isRecord(value))
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${inFlow(one)}`)
      .join(', ')} }`;
  return typeof value !== 'string' || isPlain(value) ? String(value) : JSON.stringify(value);
}

/** What YAML would read as something else than text is quoted. */
function isPlain(text: string): boolean {
  return /^[a-z][\w./-]*$/i.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text);
}

/** One more rule for a policy, which lets through this connection only. */
function permittingRule(
  direction: Direction,
  isCilium: boolean,
  { labels, namespace, ports }: Entry,
): object {
  const side = direction === 'ingress' ? 'from' : 'to';
  if (isCilium) {
    const where = namespace ? { 'k8s:io.kubernetes.pod.namespace': namespace } : {};
    const written = ports.map(({ port, protocol }) => ({ port: `${port}`, protocol }));
    return {
      [`${side}Endpoints`]: [{ matchLabels: { ...labels, ...where } }],
      toPorts: [{ ports: written }],
    };
  }
  const where = { matchLabels: { 'kubernetes.io/metadata.name': namespace ?? '' } };
  const peer = {
    podSelector: { matchLabels: labels },
    ...(namespace && { namespaceSelector: where }),
  };
  return { [side]: [peer], ports };
}
