import type { Cause } from '../../../domain/model.ts';
import { asSaid } from './as-said.ts';
import { combined } from './combined.ts';
import { daemonSetNowhere } from './daemon-set-nowhere.ts';
import { gated } from './gated.ts';
import { hostPort } from './host-port.ts';
import { insufficientResource } from './insufficient-resource.ts';
import { nodeAffinity } from './node-affinity.ts';
import { podAffinity } from './pod-affinity.ts';
import { rejectedByKubelet } from './rejected-by-kubelet.ts';
import { spreadCountsTaintedNode } from './spread-counts-tainted-node.ts';
import { spreadSkew } from './spread-skew.ts';
import { surgeDeadlock } from './surge-deadlock.ts';
import { unschedulableNode } from './unschedulable-node.ts';
import { untoleratedTaint } from './untolerated-taint.ts';
import { waitsForEndingPod } from './waits-for-ending-pod.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const schedulingCauses: readonly Cause[] = [
  asSaid,
  combined,
  daemonSetNowhere,
  gated,
  hostPort,
  insufficientResource,
  nodeAffinity,
  podAffinity,
  rejectedByKubelet,
  spreadCountsTaintedNode,
  spreadSkew,
  surgeDeadlock,
  unschedulableNode,
  untoleratedTaint,
  waitsForEndingPod,
];
