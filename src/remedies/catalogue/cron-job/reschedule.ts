import { wordsOnly } from '../../words/words-only.ts';

/** A CronJob is given a time that comes, or its way is cleared. Only its owner knows when it is meant to run. */
export const reschedule = wordsOnly('cron-job/reschedule', {
  'cron-job/never-fires': {
    en: (name) => ({
      title: 'Correct the schedule',
      text: `Give \`${name}\` a schedule and a time zone that exist. For the end of a month, run on the first day of the next (\`0 0 1 * *\`).`,
    }),
    ko: (name) => ({
      title: '스케줄 수정',
      text: `\`${name}\` 객체에 존재하는 스케줄과 시간대를 지정하십시오. 월말 작업은 다음 달 1일에 실행합니다(\`0 0 1 * *\`).`,
    }),
  },
  'cron-job/missed': {
    en: (name) => ({
      title: 'Clear the way for the next run',
      text: `End or mend the run of \`${name}\` that is not over, after saving its log; give the Job an activeDeadlineSeconds so that one that hangs ends by itself, and leave startingDeadlineSeconds unset or well above 10.`,
    }),
    ko: (name) => ({
      title: '다음 실행을 막는 것 치우기',
      text: `로그를 보관한 뒤 \`${name}\` 객체의 끝나지 않은 실행을 끝내거나 고치십시오. 멈춘 실행이 저절로 끝나도록 activeDeadlineSeconds를 주고, startingDeadlineSeconds는 비우거나 10보다 넉넉히 크게 두십시오.`,
    }),
  },
});
