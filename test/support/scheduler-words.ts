/** How the scheduler words why a node is rejected: from 1.24 to 1.35, the one of 1.34 first. */
export const NODE_WORDINGS: Readonly<Record<string, readonly string[]>> = {
  unschedulable: ['node(s) were unschedulable'],
  'node-name': ["node(s) didn't match the requested node name"],
  taint: [
    'node(s) had untolerated taint(s)',
    'node(s) had untolerated taint {dedicated: batch}',
    'node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }',
    "node(s) had taint {dedicated: batch}, that the pod didn't tolerate",
  ],
  'node-affinity': [
    "node(s) didn't match Pod's node affinity/selector",
    "node(s) didn't satisfy plugin(s) [NodeAffinity]",
    'node is filtered out by the prefilter result',
  ],
  'added-affinity': ["node(s) didn't match scheduler-enforced node affinity"],
  'host-ports': ["node(s) didn't have free ports for the requested pod ports"],
  'too-many-pods': ['Too many pods'],
  'disk-in-use': ['node(s) had no available disk'],
  'claim-in-use': [
    'node(s) unavailable due to PersistentVolumeClaim with ReadWriteOncePod access mode already in-use by another pod',
    'node has pod using PersistentVolumeClaim with the same name and ReadWriteOncePod access mode',
  ],
  'too-many-volumes': ['node(s) exceed max volume count'],
  'no-driver': ['ebs.csi.aws.com CSI driver is not installed on the node'],
  'volume-node-affinity': [
    "node(s) didn't match PersistentVolume's node affinity",
    'node(s) had volume node affinity conflict',
    "node(s) didn't satisfy plugin(s) [VolumeBinding]",
  ],
  'no-volume-to-bind': ["node(s) didn't find available persistent volumes to bind"],
  'no-storage-capacity': ['node(s) did not have enough free storage'],
  'volume-missing': ['node(s) unavailable due to one or more pvc(s) bound to non-existent pv(s)'],
  'volume-zone': ['node(s) had no available volume zone'],
  spread: ["node(s) didn't match pod topology spread constraints"],
  'spread-label': ["node(s) didn't match pod topology spread constraints (missing required label)"],
  'pod-affinity': ["node(s) didn't match pod affinity rules"],
  'pod-anti-affinity': ["node(s) didn't match pod anti-affinity rules"],
  'existing-anti-affinity': ["node(s) didn't satisfy existing pods anti-affinity rules"],
  'resource-claims': [
    'cannot allocate all claims',
    'resourceclaim not available on the node',
    'timed out trying to allocate devices',
    'cannot fit resource',
    'excluded by resource class node filter',
  ],
  'declared-features': ['node declared features check failed - unsatisfied requirements: a, b'],
  'preemption-no-help': ['Preemption is not helpful for scheduling'],
  'preemption-no-victims': ['No preemption victims found for incoming pod'],
  other: ['node(s) are not to the liking of example.com'],
};

/** How the scheduler words a code. */
export function wordingsOf(code: string): readonly string[] {
  const [, resource] = /^insufficient\/(.+)$/.exec(code) ?? [];
  return resource ? [`Insufficient ${resource}`] : (NODE_WORDINGS[code] ?? []);
}
