import type { ConcernFinder } from '../../domain/concern.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { badConditionsOf } from '../../readings/bad-conditions.ts';
import { statementOf, type Condition } from '../../readings/conditions.ts';
import { START_MS } from '../../readings/pods/pods.ts';
import { isCustom } from '../../readings/reports/is-custom.ts';
import { reportOf } from '../../readings/reports/report.ts';
import { tellsOfFailure } from '../../readings/reports/statements.ts';
import { isWithin } from '../../readings/time.ts';
import { present } from '../../text/present.ts';
import { harmlessConcern } from './harmless-concern.ts';
import { isUnderWay } from './is-under-way.ts';

/** An object says by a condition that something is not as it should be. */
export const conditions: ConcernFinder = {
  kind: 'unexplained-condition',
  of: [ANY_OTHER],

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    const isMoving = isUnderWay(object, world);
    const isToldOf = (one: Condition) => isMoving && OF_START.includes(one.type); // how far it is
    for (const condition of badConditionsOf(object)) {
      if (isToldOf(condition) || isUsual(condition, object)) continue;
      const { type, status, reason, message: said, lastTransitionTime: at } = condition;
      const what = `${type}=${status}${reason ? ` (${reason})` : ''}`;
      const why = whyHarmless(condition, object, world);
      if (why) {
        yield harmlessConcern(on, { what, why, ...present({ said, at }) });
        continue;
      }
      const stated = statementOf(on, condition, ['status', status]);
      yield {
        symptom: {
          kind: 'unexplained-condition',
          on,
          reason: what,
          ...stated,
          hurts: 'progress',
        },
      };
    }
  },
};

/** What a pod or a workload says of itself as long as it begins, changes or ends. */
const OF_START = [
  'Ready',
  'ContainersReady',
  'Initialized',
  'PodScheduled',
  'PodReadyToStartContainers',
  'Available',
  'Progressing',
];
/** Said of what is as somebody or its plan wants it. */
const MEANT = /^(?:ScalingDisabled|PodCompleted|.*(?:Paused|Suspended|Disabled))$/;
/** Of these the phase of a Rollout tells whether it should be so. */
const OF_ROLLOUT = ['Completed', 'Healthy', 'Paused', 'Progressing'];

function isUsual({ type, reason = '' }: Condition, object: Resource): boolean {
  if (MEANT.test(reason)) return true;
  return isOfKind('argoproj.io/Rollout', object) && OF_ROLLOUT.includes(type);
}

/** A condition that has just come may go; one of a custom kind may mean anything, unless it tells of a failure. */
function whyHarmless(
  { reason = '', message = '', lastTransitionTime: since }: Condition,
  object: Resource,
  { now }: World,
): 'moving' | 'undecided' | undefined {
  if (isWithin(START_MS, since, now)) return 'moving';
  if (!isCustom(kindOf(object))) return undefined;
  if (reportOf(object, now).is === 'moving') return 'moving';
  return tellsOfFailure(`${reason} ${message}`) ? undefined : 'undecided';
}
