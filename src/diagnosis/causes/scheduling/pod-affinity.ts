import type { Cause } from '../../../domain/model.ts';
import { blockedBy, notBlockedBy, only } from '../../placement/blocked-by.ts';
import { fewerReplicas } from '../../placement/fewer-replicas.ts';
import { preemptionOutlook } from '../../placement/preemption-outlook.ts';
import { roomFor } from '../../placement/room-for.ts';
import { podAffinityWords, type Refused } from './pod-affinity.words.ts';

/** Required rules between pods leave no node. */
export const podAffinity: Cause<Refused> = {
  id: 'scheduling/pod-affinity',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('inter-pod-affinity'), symptom, world);
    if (!blocked) return;

    const { placement, obstacle, subject, ref, strength, restsOn, evidence, rows, nodes } = blocked;
    const codes = placement.nodes
      .filter(({ node }) => obstacle.nodes.includes(node))
      .flatMap(({ blockers }) => blockers[0]?.codes ?? []);
    const why = codes.find(isReason);
    if (!why) return;
    const atMost = why === 'pod-anti-affinity' ? roomFor(blocked, world) : undefined;
    const fewer = fewerReplicas(blocked, world);
    const outlook = preemptionOutlook(blocked, world);
    const params = {
      why,
      pod: ref.name,
      nodes: nodes.length,
      ...(atMost !== undefined && { atMost }),
      ...(fewer && { fewer }),
      ...(outlook && { outlook }),
      rows,
    };
    yield { subject, params, evidence, strength, restsOn };
  },

  ...podAffinityWords,

  ruledOut: (symptom, world) => notBlockedBy('inter-pod-affinity', symptom, world),
};

function isReason(code: string): code is Refused['why'] {
  return ['pod-affinity', 'pod-anti-affinity', 'existing-anti-affinity'].includes(code);
}
