import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../world/readings/conditions.ts';
import { podsOf } from '../../../world/readings/workloads/workloads.ts';

/** `limit` is the field that was reached, with its value; `left` whether a pod that failed is still there to tell why. */
type GaveUp = Readonly<{ why: Why; said: string; limit?: number; failed: number }>;
type Why = (typeof WHY)[keyof typeof WHY];

/** The reasons of the condition Failed (batch/v1), and the field of the spec that was reached. */
const WHY = {
  DeadlineExceeded: 'deadline',
  BackoffLimitExceeded: 'no-pod-left',
  PodFailurePolicy: 'policy',
  FailedIndexes: 'indexes',
  MaxFailedIndexesExceeded: 'indexes',
} as const;
const LIMITS: Readonly<
  Record<Why, 'activeDeadlineSeconds' | 'backoffLimit' | 'maxFailedIndexes' | undefined>
> = {
  deadline: 'activeDeadlineSeconds',
  'no-pod-left': 'backoffLimit',
  policy: undefined,
  indexes: 'maxFailedIndexes',
};

/** A Job has ended by one of its own limits, and none of its pods tells more. */
export const jobGaveUp: Cause<GaveUp> = {
  id: 'job/gave-up',
  explains: ['job-failed'],

  *explain({ on, reason, evidence }, world) {
    const fact = isA('batch/Job', on) ? world.get(on) : undefined;
    const why = Object.hasOwn(WHY, reason) ? WHY[reason as keyof typeof WHY] : undefined;
    if (fact?.is !== 'known' || !why) return;
    // Where pods failed and are there, how they ended is the cause.
    if (why !== 'deadline' && why !== 'policy' && !isWithoutPods(on, world)) return;

    const { spec, status } = fact.value;
    const field = LIMITS[why];
    const limit = field && spec?.[field];
    yield {
      subject: on,
      params: {
        why,
        said: conditionOf(fact.value, 'Failed')?.message ?? '',
        failed: status?.failed ?? 0,
        ...(limit !== undefined && { limit }),
      },
      evidence: [evidence, ...limitsOf(fact.value, on, why)],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en({ name }, { why, said, limit, failed }) {
      const pods = `${failed} ${failed === 1 ? 'pod' : 'pods'}`;
      const { title, means } = {
        deadline: {
          title: `it ran longer than its deadline${limit === undefined ? '' : ` of ${limit} s`}`,
          means: `ran longer than its activeDeadlineSeconds${limit === undefined ? '' : ` of ${limit} s`} and was stopped (DeadlineExceeded): it had not completed by then.`,
        },
        'no-pod-left': {
          title: `${pods} failed, and none is left`,
          means: `gave up after ${pods} had failed${limit === undefined ? '' : ` (backoffLimit ${limit})`}. None of them is left, so neither is what they wrote.`,
        },
        policy: {
          title: 'its podFailurePolicy ended it',
          means: 'was ended at once by a rule of its podFailurePolicy.',
        },
        indexes: {
          title: 'too many of its indexes failed',
          means: `gave up because of indexes that failed${limit === undefined ? '' : ` (maxFailedIndexes ${limit})`}. None of their pods is left, so neither is what they wrote.`,
        },
      }[why];
      return {
        title: `Job \`${name}\` failed: ${title}`,
        sentence: `Job \`${name}\` ${means}`,
        state: 'job failed',
        ...(said && { detail: `Its controller says: ${said}` }),
        so: 'A Job that has failed does not start again: it has to be made anew.',
      };
    },
    ko({ name }, { why, said, limit, failed }) {
      const { title, means } = {
        deadline: {
          title: `제한 시간${limit === undefined ? '을' : ` ${limit}초를`} 넘겼습니다`,
          means: `activeDeadlineSeconds${limit === undefined ? '' : ` ${limit}초`}보다 오래 실행되어 중단되었습니다(DeadlineExceeded). 그때까지 완료되지 않았습니다.`,
        },
        'no-pod-left': {
          title: `파드 ${failed}개가 실패했고 남은 것이 없습니다`,
          means: `파드 ${failed}개가 실패한 뒤 포기했습니다${limit === undefined ? '' : `(backoffLimit ${limit})`}. 파드도 로그도 남아 있지 않습니다.`,
        },
        policy: {
          title: 'podFailurePolicy 규칙으로 끝났습니다',
          means: 'podFailurePolicy의 규칙에 따라 바로 끝났습니다.',
        },
        indexes: {
          title: '실패한 인덱스가 너무 많습니다',
          means: `실패한 인덱스 때문에 포기했습니다${limit === undefined ? '' : `(maxFailedIndexes ${limit})`}. 파드도 로그도 남아 있지 않습니다.`,
        },
      }[why];
      return {
        title: `Job \`${name}\` 객체가 실패했습니다: ${title}`,
        sentence: `Job \`${name}\` 객체가 ${means}`,
        state: 'Job 실패',
        ...(said && { detail: `컨트롤러의 메시지: ${said}` }),
        so: '실패한 Job은 다시 시작되지 않으므로 새로 만들어야 합니다.',
      };
    },
  },
};

function isWithoutPods(on: Ref, world: World): boolean {
  const { pods, gap } = podsOf(on, world);
  return !gap && pods.length === 0;
}

function limitsOf({ spec }: Resource<'batch/Job'>, on: Ref, why: Why): readonly Evidence[] {
  const field = LIMITS[why];
  const limit = field && spec?.[field];
  return limit === undefined
    ? []
    : [{ source: 'field', on, path: `/spec/${field}`, quote: `${limit}` }];
}
