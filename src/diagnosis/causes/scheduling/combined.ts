import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { roomMaker } from '../../../simulator/makes-room.ts';
import { isStorageOnly } from '../../../simulator/storage/storage-filters.ts';
import { blockedBy, type Blocked } from '../../placement/blocked-by.ts';
import { fewerReplicas } from '../../placement/fewer-replicas.ts';
import { needsOn } from '../../placement/needs.ts';
import { preemptionOutlook } from '../../placement/preemption-outlook.ts';
import { combinedWords, type Combined } from './combined.words.ts';

/** Several things keep a pod from being placed, and mending one of them alone would not help. */
export const combined: Cause<Combined> = {
  id: 'scheduling/combined',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(
      (filters) => filters.length > 1 && !isStorageOnly(filters),
      symptom,
      world,
    );
    if (!blocked) return;

    const { subject, ref, obstacle, strength, restsOn, evidence, rows } = blocked;
    const outlook = preemptionOutlook(blocked, world);
    const needs = needsOf(blocked);
    const fewer = fewerReplicas(blocked, world);
    const params = {
      pod: ref.name,
      filters: obstacle.filters,
      ...(needs && { needs }),
      ...(fewer && { fewer }),
      ...(outlook && { outlook }),
      rows,
    };
    yield { subject, params, evidence, strength, restsOn };
  },

  ...combinedWords,
};

function needsOf(blocked: Blocked): Combined['needs'] {
  const { cluster, obstacle, nodes, gaps } = blocked;
  const [nearest] = nodes;
  if (!nearest || gaps.pods) return undefined;
  const needs = needsOn(nearest, obstacle.filters, blocked);
  const room = roomMaker(blocked, cluster.podsOn(needs.node))?.pod;
  return { ...needs, ...(room && { holder: { about: refTo('Pod', room) } }) };
}
