import type { Cause } from '../../../domain/model.ts';
import { shell } from '../../../text/shell.ts';
import { timeWord } from '../../../text/time-word.ts';
import { meantBy } from '../../meant-by.ts';

/** `last` is when it last ran, if ever. */
type Suspended = Readonly<{ last?: string }>;

/** A CronJob does not run because somebody suspended it. */
export const cronJobSuspended: Cause<Suspended, 'batch/CronJob'> = {
  id: 'cron-job/suspended',
  of: ['batch/CronJob'],
  explains: ['cron-job-suspended'],
  symptom: meantBy('cron-job-suspended', ['batch/CronJob'], ({ spec }) =>
    spec?.suspend === true
      ? { path: '/spec/suspend', quote: 'true', reason: 'Suspended' }
      : undefined,
  ),

  *explain({ on, evidence }, _world, { status }) {
    const { lastScheduleTime: last } = status ?? {};
    yield {
      subject: on,
      params: last ? { last } : {},
      evidence: [evidence],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { last }) => ({
      title: `CronJob \`${name}\` is suspended`,
      sentence: `CronJob \`${name}\` is suspended (spec.suspend): it does not run until somebody resumes it.${last ? ` Its last run was at ${timeWord(last)}.` : ''}`,
      state: 'suspended',
    }),
    ko: ({ name }, { last }) => ({
      title: `CronJob \`${name}\` 객체가 정지되어 있습니다`,
      sentence: `CronJob \`${name}\` 객체를 누군가 멈춰 두었습니다(spec.suspend). 재개할 때까지 실행되지 않습니다.${last ? ` 마지막 실행은 ${timeWord(last)}입니다.` : ''}`,
      state: '정지됨',
    }),
  },

  advice: {
    doneBy: ['job/unsuspend'],
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'Before it is resumed',
            text: 'Runs that it missed meanwhile may start at once when it is resumed, unless startingDeadlineSeconds is shorter.',
          },
          ko: {
            title: '재개하기 전에',
            text: 'startingDeadlineSeconds 값이 더 짧지 않으면 그동안 놓친 실행이 재개 즉시 시작될 수 있습니다.',
          },
        },
      ],
      en: {
        title: 'Resume it when it is to run again',
        text: `Ask who suspended \`${name}\` and why.`,
      },
      ko: {
        title: '다시 실행할 때 재개',
        text: `\`${name}\` 객체를 누가 왜 멈췄는지 확인하십시오.`,
      },
    }),

    command: ({ namespace = 'default', name }) =>
      shell`kubectl -n ${namespace} patch cronjob ${name} -p '{"spec":{"suspend":false}}'`,
  },
};
