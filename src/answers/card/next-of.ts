import { isOfKind } from '../../domain/keys.ts';
import type { Lang } from '../../domain/lang.ts';
import type { World } from '../../domain/model.ts';
import type { Moment } from '../../domain/preflight.ts';
import type { Next } from '../../domain/rollout-card.ts';
import { preflightOf } from '../../simulator/rollout/preflight.ts';
import type { Updated } from '../../simulator/rollout/strategy-of.ts';
import { present } from '../../text/present.ts';
import { preflightSummary } from '../words/preflight.ts';
import { stepAt } from './canary-of.ts';
import { replacedBy } from './replaced-by.ts';

/**
 * What comes next in an update, and whether all of it finds room: the update that runs is played through. Undefined where it has no
 * pod left to replace: what the next update would do is not this one's.
 */
export function nextOf(
  workload: Updated,
  world: World,
  lang: Lang,
  isObserved = true,
): Next | undefined {
  const replaced = replacedBy(workload, world, isObserved);
  if (replaced?.length === 0) return undefined;
  const played = preflightOf(workload, world, replaced);
  const { course, moments } = played;
  const index = stepOf(workload);
  const steps = isOfKind('argoproj.io/Rollout', workload)
    ? (workload.spec?.strategy?.canary?.steps ?? [])
    : [];
  const step = index === undefined ? undefined : stepAt(steps, index + 1);
  const moment = index === undefined ? moments.at(-1) : asked(moments, index);
  return {
    ...present({ step }),
    ...(moment && { updated: moment.updated, older: moment.older }),
    room: course.is === 'fits' && course.tight ? 'tight' : course.is,
    why: preflightSummary(played, lang),
  };
}

function stepOf(workload: Updated): number | undefined {
  return isOfKind('argoproj.io/Rollout', workload) ? workload.status?.currentStepIndex : undefined;
}

/** The pods that the next step asks for which asks for any. */
function asked(moments: readonly Moment[], index: number): Moment | undefined {
  const first = moments.find(({ step, phase }) =>
    step === undefined ? phase !== 'step' : step > index,
  );
  return moments.findLast(({ step, phase }) => step === first?.step && phase === first?.phase);
}
