import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import {
  isCondition,
  isControlPlane,
  nearMiss,
  untolerated,
  writtenTaint,
  writtenToleration,
  type Taint,
} from '../../../simulator/taints.ts';
import { podToNode } from '../../../world/edges/pod-to-node.ts';
import { blockedBy, notBlockedBy, only } from '../../placement/blocked-by.ts';
import { isNodeAs } from '../../signs/nodes/node-troubles.ts';
import { untoleratedTaintWords, type Tainted } from './untolerated-taint.words.ts';

/** Set by a kubelet that runs with an external cloud provider (k8s.io/cloud-provider, api.TaintExternalCloudProvider). */
const UNINITIALIZED = 'node.cloudprovider.kubernetes.io/uninitialized';

/** The nodes where a pod belongs carry a taint that it does not tolerate. */
export const untoleratedTaint: Cause<Tainted> = {
  id: 'scheduling/untolerated-taint',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('taints'), symptom, world);
    const [first, ...others] = blocked?.nodes ?? [];
    if (!blocked || !first) return;

    const { pod, subject, ref, strength, restsOn, evidence, rows } = blocked;
    const node = refTo('Node', first);
    for (const taint of untolerated(pod, first)) {
      const almost = nearMiss(pod, taint);
      const all = blocked.nodes.flatMap((one) => untolerated(pod, one)).map(writtenTaint);
      const further = [...new Set(all)].filter((one) => one !== writtenTaint(taint));
      yield {
        subject,
        params: {
          of: sortOf(taint),
          pod: ref.name,
          node: node.name,
          others: others.length,
          taint: writtenTaint(taint),
          ...(almost && { almost: writtenToleration(almost) }),
          further,
          rows,
        },
        evidence: [
          ...evidence,
          { source: 'field', on: node, path: `/spec/taints/${taint.index}/key`, quote: taint.key },
        ],
        strength,
        restsOn: [...restsOn, node],
        ...(isNodeAs(taint.key, first) && { because: { at: node, edge: podToNode.id } }),
      };
      return;
    }
  },

  ...untoleratedTaintWords,

  ruledOut: (symptom, world) => notBlockedBy('taints', symptom, world),
};

function sortOf(taint: Taint): Tainted['of'] {
  if (isControlPlane(taint)) return 'control-plane';
  if (taint.key === UNINITIALIZED) return 'cloud';
  return isCondition(taint) ? 'state' : 'use';
}
