import type { Filter } from '../filter.ts';
import { hostPorts } from './host-ports.ts';
import { interPodAffinity } from './inter-pod-affinity.ts';
import { nodeAffinity } from './node-affinity.ts';
import { nodeName } from './node-name.ts';
import { resources } from './resources.ts';
import { taints } from './taints.ts';
import { topologySpread } from './topology-spread.ts';
import { unschedulable } from './unschedulable.ts';
import { volumeBinding } from './volume-binding.ts';
import { volumeLimits } from './volume-limits.ts';
import { volumeRestrictions } from './volume-restrictions.ts';
import { volumeZone } from './volume-zone.ts';

/** Every filter in the scheduler's own order: the first that rejects a node is the one it reports. */
export const filters: readonly Filter[] = [
  unschedulable,
  nodeName,
  taints,
  nodeAffinity,
  hostPorts,
  resources,
  volumeRestrictions,
  volumeLimits,
  volumeBinding,
  volumeZone,
  topologySpread,
  interPodAffinity,
];
