import { timeWord } from '../../text/time-word.ts';
import type { Remarker } from '../remarker.ts';

/** A CronJob does not run because somebody suspended it. */
export const cronJobSuspended: Remarker<'batch/CronJob', Readonly<{ last?: string }>> = {
  id: 'cron-job/suspended',
  of: ['batch/CronJob'],

  *remark({ spec, status }) {
    const { lastScheduleTime: last } = status ?? {};
    if (spec?.suspend) yield last ? { last } : {};
  },

  text: {
    en: ({ name }, { last }) =>
      `CronJob \`${name}\` is suspended by hand (spec.suspend): it does not run until somebody resumes it.${last ? ` Its last run was at ${timeWord(last)}.` : ''}`,
    ko: ({ name }, { last }) =>
      `CronJob \`${name}\` 객체를 누군가 멈춰 두었습니다(spec.suspend). 재개할 때까지 실행되지 않습니다.${last ? ` 마지막 실행은 ${timeWord(last)}입니다.` : ''}`,
  },
};
