import type { Cause } from '../../../domain/model.ts';
import { timeWord } from '../../../text/time-word.ts';

/** `due` is when it should have run; `job` is the run that is not over, and `since` when that began. */
export type Missed = Readonly<{
  why: 'still-running' | 'deadline-too-short' | 'missed-deadline' | 'too-many';
  due: string;
  job?: string;
  since?: string;
  seconds?: number;
}>;

/** What is said of a run that was missed. */
export const missedWords: Pick<Cause<Missed>, 'text' | 'advice'> = {
  text: {
    en({ name }, { why, due, job, since, seconds }) {
      return {
        title: `CronJob \`${name}\` did not run when it was due`,
        sentence: `CronJob \`${name}\` was due at ${timeWord(due)} and did not run. ${
          {
            'still-running': `Its run \`${job}\`${since ? `, begun at ${timeWord(since)},` : ''} is not over, and concurrencyPolicy Forbid lets no other start beside it.`,
            'deadline-too-short': `Its startingDeadlineSeconds is ${seconds}: the controller comes by every 10 s and may miss so short a time always.`,
            'missed-deadline':
              'The controller came too late for its startingDeadlineSeconds, and skips the run.',
            'too-many':
              'It has missed more than 100 runs. Without startingDeadlineSeconds its controller counts them all each time.',
          }[why]
        }`,
        state: 'run missed',
      };
    },
    ko({ name }, { why, due, job, since, seconds }) {
      return {
        title: `CronJob \`${name}\` 객체가 예정 시각에 실행되지 않았습니다`,
        sentence: `CronJob \`${name}\` 객체가 ${timeWord(due)} 예정이었으나 실행되지 않았습니다. ${
          {
            'still-running': `${since ? `${timeWord(since)}에 시작한 ` : ''}\`${job}\` 실행이 끝나지 않았고, concurrencyPolicy Forbid 설정이라 함께 시작할 수 없습니다.`,
            'deadline-too-short': `startingDeadlineSeconds 값이 ${seconds}입니다. 컨트롤러는 10초마다 확인하므로 이렇게 짧은 시간은 매번 놓칠 수 있습니다.`,
            'missed-deadline':
              '컨트롤러가 startingDeadlineSeconds 안에 오지 못해 그 실행을 건너뜁니다.',
            'too-many':
              '놓친 실행이 100번을 넘었습니다. startingDeadlineSeconds가 없으면 컨트롤러가 매번 모두 셉니다.',
          }[why]
        }`,
        state: '실행 놓침',
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Clear the way for the next run',
      text: `End or mend the run of \`${name}\` that is not over, after saving its log; give the Job an activeDeadlineSeconds so that one that hangs ends by itself, and leave startingDeadlineSeconds unset or well above 10.`,
    }),
    ko: ({ name }) => ({
      title: '다음 실행을 막는 것 치우기',
      text: `로그를 보관한 뒤 \`${name}\` 객체의 끝나지 않은 실행을 끝내거나 고치십시오. 멈춘 실행이 저절로 끝나도록 activeDeadlineSeconds를 주고, startingDeadlineSeconds는 비우거나 10보다 넉넉히 크게 두십시오.`,
    }),
  },
};
