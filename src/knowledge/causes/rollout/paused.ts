import type { Cause, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { deliveryOf } from '../../../readings/workloads/delivery.ts';
import { pauseOf } from '../../../readings/workloads/pauses.ts';
import { revisionOf } from '../../../readings/workloads/revision.ts';
import { updateOf } from '../../../readings/workloads/updates.ts';
import type { Step } from '../../../simulator/rollout/canary-steps.ts';
import { present } from '../../../text/present.ts';
import { meantBy } from '../../meant-by.ts';
import { pausedWords, type Paused } from './paused.words.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

/** The reasons of pauseConditions that are part of the plan (pkg/apis/rollouts/v1alpha1). */
const PLANNED = { CanaryPauseStep: 'canary', BlueGreenPause: 'blue-green' } as const;

/** A Rollout stands still where its plan or a person has it stand still. */
export const rolloutPaused: Cause<Paused, 'argoproj.io/Rollout'> = {
  id: 'rollout/paused',
  of: ['argoproj.io/Rollout'],
  explains: ['rollout-paused'],
  symptom: meantBy('rollout-paused', ['argoproj.io/Rollout'], ({ spec, status }) => {
    if (status?.abort) return undefined;
    const index = plannedIn(status);
    if (index < 0)
      return spec?.paused === true
        ? { path: '/spec/paused', quote: 'true', reason: 'Paused' }
        : undefined;
    const { reason = '', startTime: since } = status?.pauseConditions?.[index] ?? {};
    const path = `/status/pauseConditions/${index}/reason`;
    return { path, quote: reason, reason, ...present({ since }) };
  }),

  *explain({ on, evidence }, world, rollout) {
    const params = pausedAs(rollout, world);
    const { until } = params;
    yield {
      subject: on,
      params,
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
      ...present({ passesBy: until }),
    };
  },

  ...pausedWords,
};

const BY_HAND: Pick<Paused, 'by' | 'since' | 'until'> = { by: 'person' };

function plannedIn(status: Rollout['status']): number {
  return (status?.pauseConditions ?? []).findIndex(({ reason }) => Object.hasOwn(PLANNED, reason));
}

function pausedAs(rollout: Rollout, world: World): Paused {
  const { spec, status } = rollout;
  const pause = pauseOf(rollout);
  const { by, since, until } =
    pause?.by === 'inconclusive' || !pause ? BY_HAND : { ...pause, by: pause.by };
  const steps = spec?.strategy?.canary?.steps ?? [];
  const index = by === 'canary' ? status?.currentStepIndex : undefined;
  const delivery = deliveryOf(rollout, world);
  return {
    by,
    ...present({ since, until }),
    ...(index !== undefined && {
      step: index + 1,
      steps: steps.length,
      ...nextOf(steps[index + 1]),
    }),
    ...shareOf(rollout, index),
    ...sidesOf(rollout, world),
    ...present({ delivery }),
  };
}

function nextOf(step: Step | undefined): Pick<Paused, 'next'> {
  const [[kind, value] = []] = Object.entries(step ?? {});
  if (kind === undefined) return {};
  return { next: typeof value === 'number' ? `${kind}: ${value}` : kind };
}

/** What a router sends to the canary, or else the last weight that the plan has set. */
function shareOf({ spec, status }: Rollout, index = 0): Pick<Paused, 'weight'> {
  const routed = status?.canary?.weights?.canary?.weight;
  const steps = spec?.strategy?.canary?.steps?.slice(0, index + 1) ?? [];
  const planned = steps.findLast(({ setWeight }) => setWeight !== undefined)?.setWeight;
  const weight = routed ?? planned;
  return weight === undefined ? {} : { weight };
}

function sidesOf(rollout: Rollout, world: World): Pick<Paused, 'fresh' | 'stable'> {
  const update = updateOf(rollout, world);
  const { stableRS } = rollout.status ?? {};
  if (!update || !stableRS || update.hash === stableRS) return {};
  const old = update.older.filter(
    ({ metadata }) => metadata?.labels?.[update.hashLabel] === stableRS,
  );
  return {
    fresh: revisionOf(update.hash, rollout.spec?.template?.spec, update.pods),
    stable: revisionOf(stableRS, old[0]?.spec, old),
  };
}
