import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { timeWord } from '../../domain/time-word.ts';
import { isReady } from '../../world/readings/pods/pods.ts';
import { after } from '../../world/readings/time.ts';
import { deliveryOf, type Delivery } from '../../world/readings/workloads/delivery.ts';
import { updateOf } from '../../world/readings/workloads/updates.ts';
import type { Remarker } from '../remarker.ts';
import { deliveryWords } from '../words/delivery-words.ts';

/** `weight` is the share of the new revision in percent, where its plan sets one; `until` is when it goes on by itself. */
type Paused = Readonly<{
  by: 'canary' | 'blue-green' | 'person';
  since?: string;
  until?: string;
  step?: number; // counted from 1
  steps?: number;
  weight?: number;
  fresh?: Side;
  stable?: Side;
  delivery?: Delivery;
}>;
type Side = Readonly<{ hash: string; images: readonly string[]; ready: number }>;
type Rollout = Resource<'argoproj.io/Rollout'>;

/** The reasons of pauseConditions that are part of the plan (pkg/apis/rollouts/v1alpha1). */
const PLANNED = { CanaryPauseStep: 'canary', BlueGreenPause: 'blue-green' } as const;
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A Rollout stands still where its plan or a person has it stand still. */
export const rolloutPaused: Remarker<'argoproj.io/Rollout', Paused> = {
  id: 'rollout/paused',
  of: ['argoproj.io/Rollout'],

  *remark(rollout, world) {
    const { spec, status } = rollout;
    const planned = status?.pauseConditions?.find(({ reason }) => Object.hasOwn(PLANNED, reason));
    if (status?.abort || (!planned && !spec?.paused)) return;

    const by = planned ? PLANNED[planned.reason as keyof typeof PLANNED] : 'person';
    const since = planned?.startTime;
    const steps = spec?.strategy?.canary?.steps ?? [];
    const index = by === 'canary' ? status?.currentStepIndex : undefined;
    const delivery = deliveryOf(rollout, world);
    const length = msOf(index === undefined ? undefined : steps[index]?.pause?.duration);
    yield {
      by,
      ...(since && { since }),
      ...(since && length !== undefined && { until: after(length, since) }),
      ...(index !== undefined && { step: index + 1, steps: steps.length }),
      ...shareOf(rollout, index),
      ...sidesOf(rollout, world),
      ...(delivery && { delivery }),
    };
  },

  text: {
    en({ name }, { by, since, until, step, steps, weight, fresh, stable, delivery }) {
      const is = (how: string) =>
        since ? `has been ${how} since ${timeWord(since)}` : `is ${how}`;
      const what = {
        canary: `The canary of \`${name}\` ${is('paused')} at step ${step} of ${steps}, as planned`,
        'blue-green': `The blue-green update of \`${name}\` ${is('waiting')} with its preview ready, as planned`,
        person: `\`${name}\` is paused by hand (spec.paused)`,
      }[by];
      const next = until
        ? `it goes on by itself at ${timeWord(until)}`
        : by === 'person'
          ? 'it goes on when somebody resumes it'
          : 'it waits for somebody to promote or abort it';
      const share = weight === undefined ? '' : `, ${weight} % by plan`;
      const sides = [
        stable &&
          `Stable is ${sideOf(stable)} and serves${by === 'blue-green' ? '' : ` ${weight === undefined ? 'the rest' : `${100 - weight} %`}`}.`,
        fresh &&
          `New is ${sideOf(fresh)}${share}: the spec asks for it, and it is not live for all.`,
      ];
      return [`${what}: ${next}.`, ...sides, deliveryWords.en(delivery)].filter(Boolean).join(' ');
    },
    ko({ name }, { by, since, until, step, steps, weight, fresh, stable, delivery }) {
      const when = since ? ` ${timeWord(since)}부터` : '';
      const what = {
        canary: `\`${name}\` 롤아웃의 카나리가 계획대로${when} 전체 ${steps}단계 중 ${step}단계에서 일시 정지 중입니다`,
        'blue-green': `\`${name}\` 롤아웃의 블루-그린 업데이트가 프리뷰가 준비된 채 계획대로${when} 대기 중입니다`,
        person: `\`${name}\` 롤아웃을 누군가 직접 멈춰 두었습니다(spec.paused)`,
      }[by];
      const next = until
        ? `${timeWord(until)}에 저절로 진행됩니다`
        : by === 'person'
          ? '누군가 재개하면 진행됩니다'
          : '누군가 승격(promote)하거나 중단하기를 기다립니다';
      const share = weight === undefined ? '' : `, 계획상 ${weight}%`;
      const sides = [
        stable &&
          `안정 리비전은 ${sideOf(stable)}이며 ${by === 'blue-green' ? '' : `${weight === undefined ? '나머지 트래픽을' : `트래픽의 ${100 - weight}%를`} 받아 `}서비스 중입니다.`,
        fresh &&
          `새 리비전은 ${sideOf(fresh)}${share}이며, spec이 가리키지만 아직 모두에게 나가지 않습니다.`,
      ];
      return [`${what}. ${next}.`, ...sides, deliveryWords.ko(delivery)].filter(Boolean).join(' ');
    },
  },
};

function sideOf({ hash, images, ready }: Side): string {
  const shown = images.map((image) => `\`${image}\``).join(', ');
  return `\`${hash}\`${shown ? ` (${shown}; ${ready} Ready)` : ` (${ready} Ready)`}`;
}

/** A duration of a pause step: seconds as a number, or "30s", "10m", "1h". */
function msOf(duration: number | string | undefined): number | undefined {
  if (typeof duration === 'number') return duration * 1000;
  const [, count, unit = 's'] = /^(\d+)([smhd]?)$/.exec(duration ?? '') ?? [];
  return count === undefined ? undefined : Number(count) * (UNITS[unit || 's'] ?? 1000);
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
    fresh: {
      hash: update.hash,
      images: (rollout.spec?.template?.spec?.containers ?? []).flatMap(({ image }) => image ?? []),
      ready: update.pods.filter(isReady).length,
    },
    stable: {
      hash: stableRS,
      images: (old[0]?.spec?.containers ?? []).flatMap(({ image }) => image ?? []),
      ready: old.filter(isReady).length,
    },
  };
}
