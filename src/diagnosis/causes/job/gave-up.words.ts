import type { Cause } from '../../../domain/model.ts';

/** `limit` is the value of the field that was reached, `failed` how many pods had failed by then. */
export type GaveUp = Readonly<{
  why: 'deadline' | 'no-pod-left' | 'policy' | 'indexes';
  said: string;
  limit?: number;
  failed: number;
}>;

/** A Job that gave up, in words. It is made anew: what it runs cannot be changed once it exists. */
export const gaveUpWords: Pick<Cause<GaveUp>, 'text' | 'advice'> = {
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

  advice: {
    en: ({ name }) => ({
      title: 'Make the Job anew with a limit that fits',
      text: `Give \`${name}\` the time or the retries that its work needs (activeDeadlineSeconds, backoffLimit), or mend what it waits for, and make it anew: a Job that has failed does not start again. One that a CronJob made is changed in the CronJob.`,
    }),
    ko: ({ name }) => ({
      title: '맞는 제한으로 Job을 다시 만들기',
      text: `\`${name}\` 작업에 필요한 시간이나 재시도 횟수(activeDeadlineSeconds, backoffLimit)를 주거나 기다리는 것을 고친 뒤 다시 만드십시오. 실패한 Job은 다시 시작되지 않습니다. CronJob이 만든 것이면 CronJob을 고치십시오.`,
    }),
  },
};
