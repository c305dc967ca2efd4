import { isOfKind } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { quota } from '../../../knowledge/causes/creation/quota.ts';
// How many pods there are, and whether they are replaced.
import { budgetTooStrict } from '../../../knowledge/causes/disruption/budget-too-strict.ts';
import { hostPort } from '../../../knowledge/causes/scheduling/host-port.ts';
import { insufficientResource } from '../../../knowledge/causes/scheduling/insufficient-resource.ts';
import { podAffinity } from '../../../knowledge/causes/scheduling/pod-affinity.ts';
import { deploymentPaused } from '../../../knowledge/causes/workload/paused.ts';
import { scaledToZero } from '../../../knowledge/causes/workload/scaled-to-zero.ts';
import type { Asleep } from '../../../knowledge/causes/workload/scaled-to-zero.words.ts';
import { ordinalOf, startOf } from '../../../readings/workloads/ordinals.ts';
import { candidate } from '../../fields/candidate.ts';
import { earlierSizes } from '../../fields/earlier-sizes.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inSpec } from '../../fields/found.ts';
import { objectOf } from '../../fields/holders.ts';
import { roomIn, type Roomless } from '../../fields/room-in.ts';

/** Asks for as many pods as there is room for. */
const fewerReplicas = fieldRemedy<Roomless>({
  id: 'workload/fewer-replicas',
  answers: [podAffinity, hostPort, insufficientResource, quota],
  input: { name: 'replicas', type: 'number' },

  *find(finding, world) {
    const room = roomIn(finding, world);
    if (!room || room.scalers.length > 0) return; // it would put them back
    const { of, fits, placed } = room;
    const start = isOfKind('apps/StatefulSet', of.object) ? startOf(of.object) : undefined;
    yield {
      ...inSpec(of, 'replicas', { candidates: [candidate(`${fits}`, 'fits')] }),
      within: [1, room.wanted - 1],
      // Those without a node go first; of a set the highest numbers.
      ends: (value) =>
        start === undefined
          ? Number(value) < placed.length
          : placed.some((pod) => ordinalOf(pod) >= start + Number(value)),
    };
  },
});

/** Gives back its pods to what was scaled to zero. */
const scaleUp = fieldRemedy<Asleep>({
  id: 'workload/scale-up',
  answers: [scaledToZero],
  input: { name: 'replicas', type: 'number' },

  *find({ subject, params: { by } }, world) {
    if (by) return; // who gives it its size would take it back
    const of = objectOf(subject, world);
    if (of) yield inSpec(of, 'replicas', { candidates: earlierSizes(of, world) });
  },
});

/** Lets a paused Deployment go on. */
const resumeDeployment = fieldRemedy({
  id: 'workload/resume',
  answers: [deploymentPaused],

  *find({ subject }, world) {
    const of = objectOf(subject, world);
    const candidates = [candidate('false', 'meant')];
    if (of) yield inSpec(of, 'paused', { candidates, set: () => ({ paused: undefined }) }); // false is not stored
  },
});

/** Lets a PodDisruptionBudget allow evictions, some at a time. */
const allowEvictions = fieldRemedy<Readonly<{ field: string; pods: number; drained?: string }>>({
  id: 'disruption/allow-evictions',
  answers: [budgetTooStrict],
  input: { name: 'maxUnavailable', type: 'number' },

  *find({ subject, params: { field, pods, drained } }, world) {
    const of = objectOf(subject, world);
    if (!of) return;
    const found = inSpec(of, 'maxUnavailable', {
      candidates: [candidate('1', 'evictable')],
      set: (value) => ({
        ...(field === 'minAvailable' && { minAvailable: undefined }),
        maxUnavailable: value,
      }),
    });
    yield {
      ...found,
      within: [1, Math.max(1, pods - 1)], // one of several stays
      ends: () => drained !== undefined, // its drain waits for nothing else
    };
  },
});

/** Changes of numbers of pods and of what holds them up, in the order in which they are offered. */
export const scaleChanges: readonly Remedy[] = [
  fewerReplicas,
  scaleUp,
  resumeDeployment,
  allowEvictions,
];
