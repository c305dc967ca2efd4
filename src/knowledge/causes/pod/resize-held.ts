import { refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, SymptomFinder } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf, statementOf, type Condition } from '../../../readings/conditions.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { isWithin, secondsLeft } from '../../../readings/time.ts';
import { resizeHeldWords, type ResizeHeld } from './resize-held.words.ts';

/** By the reasons of PodResizePending and PodResizeInProgress (pkg/apis/core/types.go, since 1.33). */
const HELD: Readonly<Record<string, ResizeHeld['why']>> = {
  Infeasible: 'infeasible',
  Deferred: 'deferred',
  Error: 'failed',
};
/** What waits for room may get it from a pod that ends. */
const NORMAL_MS = 60_000;

const symptom: SymptomFinder<'Pod'> = {
  kind: 'pod/resize-held',
  of: ['Pod'],

  *find(pod, { now }) {
    const held = heldIn(pod);
    if (!held || pod.metadata?.deletionTimestamp) return;
    const { reason = '', lastTransitionTime: since } = held;
    const isYoung = reason !== 'Infeasible' && isWithin(NORMAL_MS, since, now);
    yield {
      kind: 'pod/resize-held',
      on: refTo('Pod', pod),
      reason: `Resize${reason}`,
      ...saidIn(held, refTo('Pod', pod)),
      ...(isYoung && { normalFor: secondsLeft(NORMAL_MS, since, now) }),
      hurts: 'progress',
    };
  },
};

/** Somebody asks for another size of a pod that runs, and its kubelet does not give it. */
export const resizeHeld: Cause<ResizeHeld, 'Pod'> = {
  id: 'pod/resize-held',
  of: ['Pod'],
  explains: ['pod/resize-held'],
  symptom,

  *explain({ on }, _world, pod) {
    const held = heldIn(pod);
    const why = HELD[held?.reason ?? ''];
    if (!held || !why) return;
    yield {
      subject: on,
      params: { why, said: brief(held.message ?? ''), node: pod.spec?.nodeName ?? '' },
      evidence: [saidIn(held, on).evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...resizeHeldWords,
};

function heldIn(pod: Resource<'Pod'>): Condition | undefined {
  return ['PodResizePending', 'PodResizeInProgress']
    .map((type) => conditionOf(pod, type))
    .find((one) => one?.status === 'True' && Object.hasOwn(HELD, one.reason ?? ''));
}

function saidIn(held: Condition, on: Ref) {
  return statementOf(on, held, ['reason', held.reason ?? '']);
}
