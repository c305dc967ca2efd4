import { ownOf } from '../../text/own-of.ts';
import type { Cluster, Node, Pod } from '../cluster.ts';
import { freeOn } from '../free-resources.ts';
import { requestsOf } from '../pod/requests.ts';
import { hasClaims } from '../storage/claims.ts';

const HOSTNAME = 'kubernetes.io/hostname';

/** What tells nodes apart for an update: its old pods, the next new one, and how many may come at most. */
type Of = Readonly<{ pod: Pod; older: readonly Pod[]; most: number; cluster: Cluster }>;

/**
 * Of nodes that all would take a pod those that differ in what the next pods of the workload go by: where it goes among
 * equal ones makes no difference to whether the rest can be placed. In their order.
 */
export function oneOfEach(nodes: readonly string[], of: Of): readonly string[] {
  if (hasClaims(of.pod)) return nodes;
  const named = new Map(of.cluster.nodes.map((node) => [node.metadata?.name, node]));
  const first = new Map<string, string>();
  for (const name of nodes) {
    const node = named.get(name);
    const kind = node ? kindOf(node, of) : name;
    if (!first.has(kind)) first.set(kind, name);
  }
  return [...first.values()];
}

/** A node with old pods is like no other, since these go in an order of their own. */
function kindOf(node: Node, { pod, older, most, cluster }: Of): string {
  const name = node.metadata?.name ?? '';
  if (older.some(({ spec }) => spec?.nodeName === name)) return name;
  const free = freeOn(node, cluster);
  const needs = [...requestsOf(pod), ['pods', 1] as const].filter(([, amount]) => amount > 0);
  const copies = needs.map(([resource, amount]) => Math.floor((free.get(resource) ?? 0) / amount));
  const near = cluster.podsOn(name).filter((one) => isNear(one, pod));
  return JSON.stringify([
    Math.min(most, ...copies),
    topologyKeys(pod).map((key) => ownOf(node.metadata?.labels, key)),
    near.map(({ metadata }) => JSON.stringify(metadata?.labels ?? {})).toSorted(byText),
  ]);
}

/** Rules of spread and affinity count pods by their labels. */
function isNear({ metadata }: Pod, pod: Pod): boolean {
  return metadata?.namespace === pod.metadata?.namespace;
}

/** The labels by which its rules make nodes one domain. */
function topologyKeys({ spec }: Pod): readonly string[] {
  const { podAffinity, podAntiAffinity } = spec?.affinity ?? {};
  const terms = [podAffinity, podAntiAffinity].flatMap(
    (one) => one?.requiredDuringSchedulingIgnoredDuringExecution ?? [],
  );
  const keys = [...(spec?.topologySpreadConstraints ?? []), ...terms].map((one) => one.topologyKey);
  return [...new Set(keys)].filter((key) => key !== HOSTNAME);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
