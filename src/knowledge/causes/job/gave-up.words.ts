import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';

/** `limit` is the value of the field that was reached, `failed` how many pods had failed by then, `indexes` which parts. */
export type GaveUp = Readonly<{
  why: 'deadline' | 'no-pod-left' | 'policy' | 'indexes';
  said: string;
  limit?: number;
  failed: number;
  indexes?: string; // as the Job writes them: "1,3-5"
  cronJob?: string; // that made it
  wrote?: string; // what tells most in the log of a pod that a policy ended it for
  unstarted?: 'no-node' | 'no-start'; // how far its pods came by the deadline
  warned?: string; // what was last reported of its pod, which the deadline ended
}>;

/** A Job that gave up, in words. It is made anew: what it runs cannot be changed once it exists. */
export const gaveUpWords: Pick<Cause<GaveUp>, 'text'> = {
  text: {
    en({ name }, { why, said, limit, failed, indexes, wrote, warned, unstarted }) {
      const of = limit === undefined ? '' : ` of ${limit} s`;
      const pods = `${counted(failed, 'pod')}`;
      const { title, means } = {
        deadline: {
          title: unstarted
            ? `its pod ${UNSTARTED[unstarted].en} within its deadline${of}`
            : `it ran longer than its deadline${of}`,
          means: unstarted
            ? `was stopped after its activeDeadlineSeconds${of} (DeadlineExceeded), and its pod ${UNSTARTED[unstarted].en} by then.`
            : `ran longer than its activeDeadlineSeconds${of} and was stopped (DeadlineExceeded): it had not completed by then.`,
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
          title: indexes ? `index ${indexes} failed` : 'too many of its indexes failed',
          means: `gave up because of ${indexes ? `index ${indexes}, which` : 'indexes that'} failed${limit === undefined ? '' : ` (maxFailedIndexes ${limit})`}. None of their pods is left, so neither is what they wrote.`,
        },
      }[why];
      return {
        title: `Job \`${name}\` failed: ${title}`,
        sentence: `Job \`${name}\` ${means}${wrote ? ` Its pod wrote: “${wrote}”.` : ''}${warned ? ` Of its pod was reported: “${warned}”.` : ''}`,
        state: 'job failed',
        ...(said && { detail: `Its controller says: ${said}` }),
        so: 'A Job that has failed does not start again: it has to be recreated.',
      };
    },
    ko({ name }, { why, said, limit, failed, indexes, wrote, warned, unstarted }) {
      const { title, means } = {
        deadline: {
          title: unstarted
            ? `제한 시간${limit === undefined ? '' : ` ${limit}초`} 안에 파드가 ${UNSTARTED[unstarted].ko}`
            : `제한 시간${limit === undefined ? '을' : ` ${limit}초를`} 넘겼습니다`,
          means: unstarted
            ? `activeDeadlineSeconds${limit === undefined ? '' : ` ${limit}초`}를 넘겨 중단되었습니다(DeadlineExceeded). 그때까지 파드가 ${UNSTARTED[unstarted].ko}.`
            : `activeDeadlineSeconds${limit === undefined ? '' : ` ${limit}초`}보다 오래 실행되어 중단되었습니다(DeadlineExceeded). 그때까지 완료되지 않았습니다.`,
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
          title: indexes ? `인덱스 ${indexes} 실패` : '실패한 인덱스가 너무 많습니다',
          means: `실패한 인덱스${indexes ? ` ${indexes}` : ''} 때문에 포기했습니다${limit === undefined ? '' : `(maxFailedIndexes ${limit})`}. 파드도 로그도 남아 있지 않습니다.`,
        },
      }[why];
      return {
        title: `Job \`${name}\` 객체가 실패했습니다: ${title}`,
        sentence: `Job \`${name}\` 객체가 ${means}${wrote ? ` 파드가 남긴 말: “${wrote}”.` : ''}${warned ? ` 파드에 대한 마지막 경고: “${warned}”.` : ''}`,
        state: 'Job 실패',
        ...(said && { detail: `컨트롤러의 메시지: ${said}` }),
        so: '실패한 Job은 다시 시작되지 않으므로 새로 만들어야 합니다.',
      };
    },
  },
};

const UNSTARTED: Readonly<Record<GaveUp['unstarted'] & string, Bilingual>> = {
  'no-node': { en: 'had got no node', ko: '노드를 받지 못했습니다' },
  'no-start': { en: 'had not started', ko: '시작되지 못했습니다' },
};
