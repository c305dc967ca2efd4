import type { ProofCode } from '../../domain/codes.ts';
import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Change, Check } from '../../domain/plan.ts';
import type { Proposal } from '../../domain/remedy.ts';
import { revisionsOf } from '../../readings/workloads/revisions.ts';
import { shortStable } from '../../readings/workloads/short-stable.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { played } from '../../simulator/rollout/simulated.ts';
import { tableOf } from '../../text/table-of.ts';
import type { Workload } from '../change/workload.ts';
import { isOfRestart } from './is-of-restart.ts';
import { isOfScale } from './scaled.ts';
import { updateAfter } from './update-after.ts';

/** Whether all pods that a proposal brings about find a node, at every stage up to the peak. */
export function placementOf(proposal: Proposal, workload: Workload, world: World): Check {
  const { goal, change, isBack } = proposal;
  if (!change || !isOfPods(change, workload) || isOfRestart(change.ops)) return NOT_SIMULATED;
  if (goal?.is === 'past-step') return onward(goal.step, change, workload, world);
  if (isOrder(proposal)) return NOT_SIMULATED;
  if (isBack) return { is: 'holds' };
  if (goal?.is === 'aborted') return back(workload, world);
  return isFewer(change, workload, world) ? { is: 'holds' } : forward(change, workload, world);
}

const NOT_SIMULATED: Check = { is: 'not-checked', why: 'not-simulated' };

/** Whether a proposal only lets an update go on or stand still: what its pods need is as before. */
export function isOrder({ kind, goal }: Proposal): boolean {
  return kind === 'rollout' && (goal?.is === 'past-step' || goal?.is === 'in-place');
}

/** Whether a change is of what makes a workload's pods. */
export function isOfPods({ on }: Change, workload: Workload): boolean {
  return [workload.on, workload.holder.on].some(({ uid }) => uid === on.uid);
}

/** Whether the pods that have a node are as many as are wanted, of the same revision. */
function isFewer({ ops }: Change, { on }: Workload, world: World): boolean {
  const placed = podsOf(on, world).pods.filter(({ spec }) => spec?.nodeName);
  return isOfScale(ops) && ops.every((op) => 'value' in op && Number(op.value) <= placed.length);
}

/** An abort needs no new place while the stable revision is still complete. */
function back({ object }: Workload, world: World): Check {
  if (!isOfKind('argoproj.io/Rollout', object)) return NOT_SIMULATED;
  const { stable, gap } = revisionsOf(object, world);
  if (!stable || gap) return { is: 'not-checked', why: 'unread' };
  const isComplete = (stable.status?.availableReplicas ?? 0) >= (object.spec?.replicas ?? 1);
  return isComplete ? { is: 'holds' } : { is: 'not-checked', why: 'stable-incomplete' };
}

/** Whether all that comes up to the next pause finds room: a later step stops there in any case, and is looked at again. */
function onward(step: number, change: Change, workload: Workload, world: World): Check {
  const { object } = workload;
  if (!isOfKind('argoproj.io/Rollout', object)) return NOT_SIMULATED;
  const steps = object.spec?.strategy?.canary?.steps ?? [];
  const pause = steps.findIndex((one, at) => at > step && one.pause);
  const { course } = played(updateAfter(workload, change, world));
  const stop = course.is === 'stuck' ? (course.deadlock.at.step ?? steps.length) : undefined;
  if (stop !== undefined && pause !== -1 && stop > pause)
    return { is: 'not-checked', why: 'later-step', note: `${stop + 1}` };
  return forward(change, workload, world);
}

function forward(change: Change, workload: Workload, world: World): Check {
  const update = updateAfter(workload, change, world);
  const { course, nodes } = played(update);
  if (course.is === 'stuck') {
    const { placed } = course.deadlock;
    return { is: 'fails', why: 'stuck', note: `${placed}/${update.replicas}` };
  }
  if (course.is === 'not-decided') return notDecided(course.why);
  if (course.tight) return { is: 'not-checked', why: 'tight' };
  const short = shortStable(workload.object, world);
  if (short) {
    const note = `${short.available}/${short.wanted}`;
    return { is: 'not-checked', why: 'stable-incomplete', note };
  }
  // By name: which of several like nodes takes the first pod changes from one moment to the next.
  return { is: 'holds', note: nodes.toSorted().join(', ') };
}

function notDecided(why: string): Check {
  const known = KNOWN[why];
  return known
    ? { is: 'not-checked', why: known }
    : { is: 'not-checked', why: 'undecided', note: why };
}

/** The proof codes for the codes of a course. */
const KNOWN: Readonly<Partial<Record<string, ProofCode>>> = tableOf({
  unread: 'unread',
  fields: 'not-simulated',
  'too-many-ways': 'too-many-pods',
});
