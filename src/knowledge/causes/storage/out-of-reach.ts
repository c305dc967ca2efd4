import { isA } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import { isStorageOnly, STORAGE_FILTERS } from '../../../simulator/storage/storage-filters.ts';
import { present } from '../../../text/present.ts';
import { blockedBy, notBlockedBy } from '../../placement/blocked-by.ts';
import { OUT_OF_REACH, outOfReachWords, type OutOfReach } from './out-of-reach.words.ts';
import { volumePlace } from './signs/volume-place.ts';

/** The storage of a pod keeps it off the nodes where it would belong. */
export const outOfReach: Cause<OutOfReach, 'Pod'> = {
  id: 'storage/out-of-reach',
  of: ['Pod'],
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(isStorageOnly, symptom, world);
    if (!blocked) return;
    const { placement, obstacle, subject, ref, strength, restsOn, evidence, rows, nodes } = blocked;
    const why = placement.nodes
      .filter(({ node }) => obstacle.nodes.includes(node))
      .flatMap(({ blockers }) => blockers.flatMap(({ codes }) => codes))
      .find(isWhy);
    if (!why) return;
    const claims = claimsOf(symptom.on, world);
    const isPlaced = why === 'volume-node-affinity' || why === 'volume-zone';
    const place = isPlaced ? volumePlace(claims, ref.namespace ?? '', world) : undefined;
    const params = {
      why,
      pod: ref.name,
      claims,
      nodes: nodes.length,
      rows,
      ...present({ place }),
    };
    yield { subject, params, evidence, strength, restsOn };
  },

  ...outOfReachWords,

  ruledOut(symptom, world) {
    if (claimsOf(symptom.on, world).length === 0) return undefined;
    const why = STORAGE_FILTERS.map((filter) => notBlockedBy(filter, symptom, world));
    return why.every(Boolean) ? why[0] : undefined;
  },
};

function isWhy(code: string): code is OutOfReach['why'] {
  return code in OUT_OF_REACH.en;
}

function claimsOf(on: Ref, world: World): readonly string[] {
  if (!isA('Pod', on)) return [];
  return world.follow(podToClaim, on).items.map(({ to }) => to.name);
}
