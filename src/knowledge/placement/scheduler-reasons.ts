import { present } from '../../text/present.ts';

type ReasonRow = readonly [pattern: RegExp, filter: string, code: string];

/** Why single nodes are rejected, by filter and code: kube-scheduler 1.24 to 1.35, pkg/scheduler/framework/plugins. */
const NODE_REASONS: readonly ReasonRow[] = [
  [/^node\(s\) were unschedulable$/, 'unschedulable', 'unschedulable'],
  [/^node\(s\) didn't match the requested (node name|hostname)$/, 'node-name', 'node-name'],
  [/^node\(s\) had (untolerated )?taint(\(s\)$| \{.*)/, 'taints', 'taint'],
  [/^node\(s\) didn't match Pod's node affinity(\/selector)?$/, 'node-affinity', 'node-affinity'],
  [/^node\(s\) didn't match scheduler-enforced node affinity$/, 'node-affinity', 'added-affinity'],
  // The list also has what rejected a node that the pod was nominated to.
  [
    /^node\(s\) didn't satisfy plugin\(s\) \[(.* )?NodeAffinity\b.*\]$/,
    'node-affinity',
    'node-affinity',
  ],
  [
    /^node\(s\) didn't satisfy plugin\(s\) \[(.* )?VolumeBinding\b.*\]$/,
    'volume-binding',
    'volume-node-affinity',
  ],
  [/^node is filtered out by the prefilter result$/, 'node-affinity', 'node-affinity'],
  [/^node\(s\) didn't have free ports for the requested pod ports$/, 'host-ports', 'host-ports'],
  [/^Too many pods$/, 'resources', 'too-many-pods'],
  [/^Insufficient (\S+)$/, 'resources', 'insufficient/$1'],
  [/^node\(s\) had no available disk$/, 'volume-restrictions', 'disk-in-use'],
  [
    /^node has pod using PersistentVolumeClaim with the same name and ReadWriteOncePod access mode$/,
    'volume-restrictions',
    'claim-in-use',
  ],
  [
    /^node\(s\) unavailable due to PersistentVolumeClaim with ReadWriteOncePod access mode already in-use by another pod$/,
    'volume-restrictions',
    'claim-in-use',
  ],
  [/^node\(s\) exceed max volume count$/, 'volume-limits', 'too-many-volumes'],
  [/^\S+ CSI driver is not installed on the node$/, 'volume-limits', 'no-driver'],
  [/^node\(s\) had volume node affinity conflict$/, 'volume-binding', 'volume-node-affinity'],
  [
    /^node\(s\) didn't match PersistentVolume's node affinity$/,
    'volume-binding',
    'volume-node-affinity',
  ],
  [
    /^node\(s\) didn't find available persistent volumes to bind$/,
    'volume-binding',
    'no-volume-to-bind',
  ],
  [/^node\(s\) did not have enough free storage$/, 'volume-binding', 'no-storage-capacity'],
  [
    /^node\(s\) unavailable due to one or more pvc\(s\) bound to non-existent pv\(s\)$/,
    'volume-binding',
    'volume-missing',
  ],
  [/^node\(s\) had no available volume zone$/, 'volume-zone', 'volume-zone'],
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
  [
    /^(cannot allocate all claims|resourceclaim (not available on the node|must be reallocated|cannot be allocated for the node \(unsuitable\))|excluded by (resource|device) class node filter|timed out trying to allocate devices|asked by caller to stop allocating devices: .*|cannot fit resource|cannot schedule extended resource claim)$/,
    'resource-claims',
    'resource-claims',
  ],
  [
    /^node declared features check failed - unsatisfied requirements: .*$/,
    'declared-features',
    'declared-features',
  ],
  [/^Preemption is not helpful for scheduling$/, 'preemption', 'preemption-no-help'],
  [/^No (preemption )?victims found(.*)$/, 'preemption', 'preemption-no-victims'],
];

/** Why no node is tried; the group is the name of the object that it is about. */
const STOP_REASONS: readonly ReasonRow[] = [
  [/^persistentvolumeclaim "(?<name>[^"]+)" not found$/, 'volume-binding', 'claim-not-found'],
  [/^persistentvolumeclaim "(?<name>[^"]+)" is being deleted$/, 'volume-binding', 'claim-deleting'],
  [
    /^persistentvolumeclaim "(?<name>[^"]+)" bound to non-existent persistentvolume "[^"]*"$/,
    'volume-binding',
    'claim-lost',
  ],
  [
    /^waiting for ephemeral volume controller to create the persistentvolumeclaim "(?<name>[^"]+)"$/,
    'volume-binding',
    'claim-awaited',
  ],
  [
    /^PVC [^/\s]+\/(?<name>\S+) was not created for pod \S+ \(pod is not owner\)$/,
    'volume-binding',
    'claim-not-owned',
  ],
  [/^pod has unbound immediate PersistentVolumeClaims/, 'volume-binding', 'claims-unbound'],
  [/^PersistentVolume had no name$/, 'volume-binding', 'claims-unbound'],
  [
    /^PersistentVolumeClaim had no pv name and storageClass name$/,
    'volume-binding',
    'claims-unbound',
  ],
  [/^PersistentVolumeClaim had no name$/, 'volume-zone', 'claim-without-name'],
  [
    /^VolumeBindingMode not set for StorageClass "(?<name>[^"]+)"$/,
    'volume-zone',
    'class-without-mode',
  ],
  [/^storageclass\.storage\.k8s\.io "(?<name>[^"]+)" not found$/, 'volume-zone', 'class-not-found'],
  [/^persistentvolume "(?<name>[^"]+)" not found$/, 'volume-zone', 'volume-not-found'],
  [/^pod affinity terms conflict$/, 'node-affinity', 'affinity-conflict'],
  [/^node\(s\) didn't satisfy plugin NodeAffinity$/, 'node-affinity', 'affinity-conflict'],
  [
    /^Pod has a restartable init container and the SidecarContainers feature is disabled$/,
    'resources',
    'sidecars-disabled',
  ],
  [/^parsing pod: /, 'inter-pod-affinity', 'unreadable-terms'],
  [
    /^(resourceclaim(\.resource\.k8s\.io)? "(?<name>[^"]+)" (not found|is being deleted)|resourceclaim in use|resource claim .*|request .*: device class .* does not exist|pod "[^"]+": .*ResourceClaim.*)$/i,
    'resource-claims',
    'resource-claims',
  ],
];

/** Reads why single nodes are rejected; what another plugin or an extender says is "other". */
export function nodeReason(text: string): Readonly<{ filter: string; code: string }> {
  for (const [pattern, filter, code] of NODE_REASONS) {
    if (pattern.test(text))
      return { filter, code: code.replace('$1', pattern.exec(text)?.[1] ?? '') };
  }
  return { filter: 'other', code: 'other' };
}

/** Reads why no node was tried; undefined for what another plugin says. */
export function stopReason(
  text: string,
): Readonly<{ filter: string; code: string; name?: string }> | undefined {
  for (const [pattern, filter, code] of STOP_REASONS) {
    const found = pattern.exec(text);
    const name = found?.groups?.['name'];
    if (found) return { filter, code, ...present({ name }) };
  }
  return undefined;
}
