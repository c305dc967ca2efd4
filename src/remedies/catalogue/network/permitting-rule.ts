import type { Direction } from '../../../world/readings/policies/policy-peers.ts';

/** Who is let through: labels and namespace of the other end, and the ports of the pods that are called. */
export type Entry = Readonly<{
  labels: Readonly<Record<string, string>>;
  namespace?: string; // where the policy would not look by itself
  ports: readonly Readonly<{ port: number; protocol: 'TCP' | 'UDP' }>[];
}>;

/** One more rule for a policy, which lets through this connection only. */
export function permittingRule(
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
