import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { shell } from '../../../text/shell.ts';

/** `limit` is the value of the field that was reached, `failed` how many pods had failed by then, `indexes` which parts. */
export type GaveUp = Readonly<{
  why: 'deadline' | 'no-pod-left' | 'policy' | 'indexes';
  said: string;
  limit?: number;
  failed: number;
  indexes?: string; // as the Job writes them: "1,3-5"
  cronJob?: string; // that made it
  wrote?: string; // what tells most in the log of a pod that a policy ended it for
  warned?: string; // what was last reported of its pod, which the deadline ended
}>;

/** A Job that gave up, in words. It is made anew: what it runs cannot be changed once it exists. */
export const gaveUpWords: Pick<Cause<GaveUp>, 'text' | 'advice'> = {
  text: {
    en({ name }, { why, said, limit, failed, indexes, wrote, warned }) {
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
          title: indexes ? `index ${indexes} failed` : 'too many of its indexes failed',
          means: `gave up because of ${indexes ? `index ${indexes}, which` : 'indexes that'} failed${limit === undefined ? '' : ` (maxFailedIndexes ${limit})`}. None of their pods is left, so neither is what they wrote.`,
        },
      }[why];
      return {
        title: `Job \`${name}\` failed: ${title}`,
        sentence: `Job \`${name}\` ${means}${wrote ? ` Its pod wrote: “${wrote}”.` : ''}${warned ? ` Of its pod was reported: “${warned}”.` : ''}`,
        state: 'job failed',
        ...(said && { detail: `Its controller says: ${said}` }),
        so: 'A Job that has failed does not start again: it has to be made anew.',
      };
    },
    ko({ name }, { why, said, limit, failed, indexes, wrote, warned }) {
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

  advice: {
    en: ({ name, namespace = '' }, { why, cronJob }) => ({
      ...ADVICE[why].en,
      text: `${ADVICE[why].en.text} ${cronJob ? `Change it in CronJob \`${cronJob}\`, then start a run: \`${runOf(cronJob, namespace)}\`.` : `Then delete \`${name}\` and create it anew.`}`,
    }),
    ko: ({ name, namespace = '' }, { why, cronJob }) => ({
      ...ADVICE[why].ko,
      text: `${ADVICE[why].ko.text} ${cronJob ? `CronJob \`${cronJob}\` 객체를 고친 뒤 실행하십시오: \`${runOf(cronJob, namespace)}\`.` : `그런 다음 \`${name}\` 객체를 지우고 다시 만드십시오.`}`,
    }),
  },
};

function runOf(cronJob: string, namespace: string): string {
  return shell`kubectl -n ${namespace} create job --from=cronjob/${cronJob} ${cronJob}-again`;
}

const LOST: Bilingual<Advised> = {
  en: {
    title: 'Find out why its pods failed, and make the Job anew',
    text: 'Its log store or its events may still tell why the pods failed; ttlSecondsAfterFinished and restartPolicy Never keep them longer the next time.',
  },
  ko: {
    title: '파드가 실패한 이유를 찾고 Job을 다시 만들기',
    text: '로그 저장소나 이벤트에 파드가 실패한 이유가 남아 있을 수 있습니다. 다음에는 ttlSecondsAfterFinished, restartPolicy Never 설정으로 더 오래 남기십시오.',
  },
};
const ADVICE: Readonly<Record<GaveUp['why'], Bilingual<Advised>>> = {
  deadline: {
    en: {
      title: 'Make the Job anew with a deadline that fits',
      text: 'Raise activeDeadlineSeconds above what the work takes.',
      besides: [
        {
          title: 'Or mend what it waits for',
          text: 'More time helps only where the work goes on: else mend what it waits for.',
        },
      ],
    },
    ko: {
      title: '맞는 제한 시간으로 Job을 다시 만들기',
      text: '작업에 걸리는 시간보다 크게 activeDeadlineSeconds 값을 올리십시오.',
      besides: [
        {
          title: '또는 기다리는 것 고치기',
          text: '시간을 늘려도 작업이 진행될 때만 도움이 됩니다. 아니면 기다리는 것을 고치십시오.',
        },
      ],
    },
  },
  policy: {
    en: {
      title: 'Mend what its rule is about, or the rule',
      text: 'See in podFailurePolicy which exit code or condition ends the Job, and mend what leads to it, or correct the rule.',
    },
    ko: {
      title: '규칙이 가리키는 원인 또는 규칙 고치기',
      text: 'podFailurePolicy에서 어떤 종료 코드나 조건이 Job을 끝내는지 보고, 그 원인이나 규칙을 고치십시오.',
    },
  },
  'no-pod-left': LOST,
  indexes: LOST,
};
