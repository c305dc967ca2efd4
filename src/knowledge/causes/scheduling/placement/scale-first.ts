import { isA } from '../../../../domain/keys.ts';
import type { World } from '../../../../domain/model.ts';
import { shortStable } from '../../../../readings/workloads/short-stable.ts';
import type { Blocked } from '../../../placement/blocked-by.ts';
import type { Fewer } from '../words/more-room-words.ts';
import { roomFor } from './room-for.ts';

/** As many replicas as can run, where the rule can be mended only with a complete stable revision. */
export function scaleFirst(blocked: Blocked, world: World): Fewer | undefined {
  const { subject } = blocked;
  const rollout = isA('argoproj.io/Rollout', subject) ? world.get(subject) : undefined;
  const short = rollout?.is === 'known' ? shortStable(rollout.value, world) : undefined;
  const fits = short && roomFor(blocked, world);
  return fits && fits < short.wanted ? { fits, wanted: short.wanted } : undefined;
}
