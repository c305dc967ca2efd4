/** One clause of the scheduler's message: so many nodes are rejected with a filter's code. */
export type Clause = Readonly<{ count: number; filter: string; code: string }>;
/** What the scheduler said of a pod that it could not place. `total` are the nodes that it knew. */
export type SchedulerMessage = Readonly<
  | { is: 'rejected'; total: number; clauses: readonly Clause[] }
  | { is: 'not-tried'; total: number; because: string } // before any node was looked at
  | { is: 'no-nodes' | 'other' }
>;

/** Reasons by filter and code: kube-scheduler 1.24 to 1.35, pkg/scheduler/framework/plugins. */
const REASONS: readonly (readonly [RegExp, filter: string, code: string])[] = [
  [/^node\(s\) were unschedulable$/, 'unschedulable', 'unschedulable'],
  [/^node\(s\) didn't match the requested (node name|hostname)$/, 'node-name', 'node-name'],
  [/^node\(s\) had (untolerated )?taint(\(s\)| \{.*)/, 'taints', 'taint'],
  [/^node\(s\) didn't match Pod's node affinity(\/selector)?$/, 'node-affinity', 'node-affinity'],
  // The list also has the plugins that rejected a nominated node.
  [
    /^node\(s\) didn't satisfy plugin\(s\) \[.*\bNodeAffinity\b.*\]$/,
    'node-affinity',
    'node-affinity',
  ],
  [/^node is filtered out by the prefilter result$/, 'node-affinity', 'node-affinity'],
  [/^node\(s\) didn't have free ports for the requested pod ports$/, 'host-ports', 'host-ports'],
  [/^Too many pods$/, 'resources', 'too-many-pods'],
  [/^Insufficient (\S+)$/, 'resources', 'insufficient/$1'],
  [/^node\(s\) didn't match pod topology spread constraints$/, 'topology-spread', 'spread'],
  [
    /^node\(s\) didn't match pod topology spread constraints \(missing required label\)$/,
    'topology-spread',
    'spread-label',
  ],
  [/^node\(s\) didn't match pod affinity rules$/, 'inter-pod-affinity', 'pod-affinity'],
  [/^node\(s\) didn't match pod anti-affinity rules$/, 'inter-pod-affinity', 'pod-anti-affinity'],
  [
    /^node\(s\) didn't satisfy existing pods anti-affinity rules$/,
    'inter-pod-affinity',
    'existing-anti-affinity',
  ],
];
/** What other plugins add about the whole, not about single nodes; with 1.34 on every message. */
const POSTFIX =
  /(^|[.,]?\s)(no new claims to deallocate|still not schedulable|plugin disabled|(deallocation|deletion) of ResourceClaim completed|preemption:).*$/;

/** Reads a FailedScheduling event or PodScheduled condition, as sent or as pasted from a chat. */
export function parseSchedulerMessage(text: string): SchedulerMessage {
  const plain = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/<[^|<>]+\|([^<>]+)>/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.startsWith('no nodes available to schedule pods')) return { is: 'no-nodes' };

  const { total = '', rest = '' } =
    /^0\/(?<total>\d+) nodes are available: ?(?<rest>.*)$/.exec(plain)?.groups ?? {};
  if (!total) return { is: 'other' };

  const main = rest.replace(POSTFIX, '').replace(/[.\s]+$/, '');
  const items = main.split(/, (?=\d+ )/).map((item) => /^(\d+) (.+)$/.exec(item));
  const clauses = items.flatMap((item) => (item ? [clause(Number(item[1]), item[2] ?? '')] : []));
  if (clauses.length === 0) return { is: 'not-tried', total: Number(total), because: main };
  return { is: 'rejected', total: Number(total), clauses };
}

function clause(count: number, reason: string): Clause {
  for (const [pattern, filter, code] of REASONS) {
    if (pattern.test(reason)) return { count, filter, code: reason.replace(pattern, code) };
  }
  return { count, filter: 'other', code: 'other' };
}
