import { isOfKind } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { parseSchedulerMessage } from '#src/knowledge/placement/scheduler-message.ts';
import { nodeReason, stopReason } from '#src/knowledge/placement/scheduler-reasons.ts';
import { clusterOf } from '#src/simulator/cluster.ts';
import { fitting, place } from '#src/simulator/place.ts';
import { preemptionFor } from '#src/simulator/preemption.ts';
import { isResolvable } from '#src/simulator/resolvable.ts';
import { volumesOf, type Volumes } from '#src/simulator/storage/volumes.ts';
import type { Verdict } from '#test/integration/scheduler/oracle.ts';
import type { SchedulerWorld } from '#test/support/worlds/world.ts';

/** What both sides have to agree on: in the words of this project, in an order that does not matter. */
export type Answer = Readonly<{
  fits: readonly string[];
  stop?: string;
  nodes: Readonly<Record<string, string>>; // "resources: insufficient/cpu (may be preempted)"
  preemption:
    | string
    | Readonly<Record<string, Readonly<{ victims: readonly string[]; violations: number }>>>;
  nominated?: string;
  kept?: readonly string[]; // why preemption clears no node, by code, one per node or more
}>;

const FILTERS: Readonly<Record<string, string>> = {
  NodeUnschedulable: 'unschedulable',
  NodeName: 'node-name',
  TaintToleration: 'taints',
  NodeAffinity: 'node-affinity',
  NodePorts: 'host-ports',
  NodeResourcesFit: 'resources',
  VolumeRestrictions: 'volume-restrictions',
  NodeVolumeLimits: 'volume-limits',
  VolumeBinding: 'volume-binding',
  VolumeZone: 'volume-zone',
  PodTopologySpread: 'topology-spread',
  InterPodAffinity: 'inter-pod-affinity',
};

/** Our answer. */
export function ourAnswer(world: SchedulerWorld): Answer {
  const volumes = volumesIn(world.storage);
  const cluster = clusterOf(world.nodes, world.pods, world.namespaces, volumes);
  const placement = place(world.pod, cluster);
  const fits = fitting(placement).toSorted();
  const nodes = placement.prefilter
    ? []
    : placement.nodes.flatMap(({ node, blockers: [first] }, index) => {
        const object = world.nodes[index];
        if (!first || !object) return [];
        const isHopeful = isResolvable(first, world.pod, object);
        return [[node, written(first.filter, first.codes, isHopeful)] as const];
      });
  const answer = {
    fits,
    ...(placement.prefilter && { stop: placement.prefilter.code }),
    nodes: Object.fromEntries(nodes),
  };
  if (fits.length > 0) return { ...answer, preemption: 'not-needed' };

  const preemption = preemptionFor(world.pod, cluster, world.budgets, placement);
  if (preemption.is === 'not-eligible') return { ...answer, preemption: preemption.why };
  if (preemption.is === 'no') {
    const kept = placement.prefilter
      ? []
      : preemption.nodes.flatMap(({ why }) => (typeof why === 'string' ? KEPT[why] : why));
    return { ...answer, preemption: 'no', kept: kept.toSorted() };
  }
  const { best, candidates } = preemption;
  return {
    ...answer,
    preemption: Object.fromEntries(
      candidates.map(({ node, victims, violations }) => {
        const names = victims.map(({ metadata }) => `${metadata?.namespace}/${metadata?.name}`);
        return [node, { victims: names.toSorted(), violations }];
      }),
    ),
    nominated: best.node,
  };
}

function volumesIn(storage: readonly Resource[]): Volumes {
  const of = <K extends string>(kind: K) => storage.filter((one) => isOfKind(kind, one));
  return volumesOf({
    claims: { items: of('PersistentVolumeClaim') },
    volumes: { items: of('PersistentVolume') },
    classes: { items: of('storage.k8s.io/StorageClass') },
    csiNodes: of('storage.k8s.io/CSINode'),
    attachments: of('storage.k8s.io/VolumeAttachment'),
    drivers: of('storage.k8s.io/CSIDriver'),
    capacities: of('storage.k8s.io/CSIStorageCapacity'),
  });
}

/** Theirs, translated. */
export function theirAnswer(verdict: Verdict): Answer {
  const { nodes, preFilter, preemption, node } = verdict;
  const rejected = nodes.filter(({ code }) => code !== 'Success');
  const answer = {
    fits: nodes
      .filter(({ code }) => code === 'Success')
      .map((one) => one.node)
      .toSorted(),
    ...(preFilter && { stop: stopReason(preFilter)?.code ?? preFilter }),
    nodes: preFilter
      ? {}
      : Object.fromEntries(
          rejected.map(({ node: name, plugin = '', code, reasons = [] }) => {
            const codes = reasons.map((reason) => nodeReason(reason).code);
            const filter = plugin ? (FILTERS[plugin] ?? plugin) : 'node-affinity'; // PreFilter result
            return [name, written(filter, codes, code === 'Unschedulable')];
          }),
        ),
  };
  if (node) return { ...answer, preemption: 'not-needed' };
  const { message = '', nominated, candidates = [] } = preemption;
  if (message.includes('preemptionPolicy=Never')) return { ...answer, preemption: 'never' };
  if (message.includes('a terminating pod on the nominated node')) {
    return { ...answer, preemption: 'victims-ending' };
  }
  if (!nominated) return { ...answer, preemption: 'no', kept: keptIn(verdict.message) };
  return {
    ...answer,
    nominated,
    preemption: Object.fromEntries(
      candidates.map(({ node: name, victims, violations }) => [name, { victims, violations }]),
    ),
  };
}

/** Our words for what the parser makes of the scheduler's. */
const KEPT = {
  'not-helpful': 'preemption-no-help',
  'no-victims': 'preemption-no-victims',
} as const;

function keptIn(text = ''): readonly string[] {
  const message = parseSchedulerMessage(text);
  const preemption = message.is === 'rejected' ? message.preemption : undefined;
  const clauses = preemption?.is === 'tried' ? preemption.clauses : [];
  return clauses.flatMap(({ code, count }) => Array.from({ length: count }, () => code)).toSorted();
}

function written(filter: string, codes: readonly string[], isHopeful: boolean): string {
  return `${filter}: ${codes.toSorted().join(' ')}${isHopeful ? ' (preemption may help)' : ''}`;
}
