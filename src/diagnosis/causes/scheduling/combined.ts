import type { Cause } from '../../../domain/model.ts';
import { hostPortsOf } from '../../../simulator/filters/host-ports.ts';
import { lacksOf } from '../../../simulator/lacks.ts';
import { roomMaker } from '../../../simulator/makes-room.ts';
import { isStorageOnly } from '../../../simulator/storage/storage-filters.ts';
import { untolerated, writtenTaint } from '../../../simulator/taints.ts';
import { blockedBy, type Blocked } from '../../placement/blocked-by.ts';
import { fewerReplicas } from '../../placement/fewer-replicas.ts';
import { preemptionOutlook } from '../../placement/preemption-outlook.ts';
import { combinedWords, type Combined, type Needs } from './combined.words.ts';

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

function needsOf(blocked: Blocked): Needs | undefined {
  const { pod, cluster, obstacle, nodes, gaps } = blocked;
  const [nearest] = nodes;
  if (!nearest || gaps.pods) return undefined;
  const blocks = (filter: string) => obstacle.filters.includes(filter);
  const node = nearest.metadata?.name ?? '';
  const lacks = blocks('resources') ? lacksOf(pod, nearest, cluster) : [];
  const room = roomMaker(blocked, cluster.podsOn(node))?.pod.metadata;
  return {
    node,
    amounts: lacks.map(({ amount, resource }) => `${amount} ${resource}`),
    ports: blocks('host-ports') ? hostPortsOf(pod).map(({ port }) => port) : [],
    taints: blocks('taints') ? untolerated(pod, nearest).map(writtenTaint) : [],
    ...(room && { holder: `${room.namespace}/${room.name}` }),
  };
}
