import { tableOf } from '../text/table-of.ts';
import type { Node, Pod } from './cluster.ts';
import { neverFree } from './free-resources.ts';
import type { Blocker } from './node-trial.ts';

/** Codes by whether the scheduler hopes that the end of other pods of the node helps: kube-scheduler 1.34, "Unschedulable". */
const RESOLVABLE: Readonly<Record<string, boolean>> = tableOf({
  unschedulable: false,
  'node-name': false,
  taint: false,
  'node-affinity': false,
  'host-ports': true,
  'too-many-pods': true,
  'disk-in-use': true,
  'claim-in-use': true,
  'too-many-volumes': true,
  'volume-missing': false,
  'volume-node-affinity': false,
  'no-volume-to-bind': false,
  'no-storage-capacity': false,
  'volume-zone': false,
  spread: true,
  'spread-label': false,
  'pod-affinity': false,
  'pod-anti-affinity': true,
  'existing-anti-affinity': true,
});

/** Whether the end of other pods on a node may remove what blocks it, so that preemption is tried there. */
export function isResolvable({ codes }: Blocker, pod: Pod, node: Node): boolean {
  const never = new Set(neverFree(pod, node).map((name) => `insufficient/${name}`));
  return codes.every((code) =>
    code.startsWith('insufficient/') ? !never.has(code) : (RESOLVABLE[code] ?? false),
  );
}
