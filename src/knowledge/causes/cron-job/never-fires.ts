import type { Lang, Text } from '../../../domain/lang.ts';
import type { Cause, Evidence } from '../../../domain/model.ts';
import { dueRun } from '../../../readings/due-runs.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { scheduleOf } from '../../../readings/schedules/cron.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `wrong`: what nothing can come of. */
type Never = Readonly<{
  wrong: 'date' | 'schedule' | 'time-zone';
  schedule: string;
  zone?: string;
}>;

/** By what the controller says that it cannot use a schedule (cronjob_controllerv2.go). */
const SAID = [
  'InvalidSchedule',
  'UnknownTimeZone',
  'UnparseableSchedule',
  'UnParseableCronJobSchedule',
];

/** No time ever fits the schedule of a CronJob, or nobody can read it. */
export const neverFires: Cause<Never, 'batch/CronJob'> = {
  id: 'cron-job/never-fires',
  of: ['batch/CronJob'],
  explains: ['cron-job-late'],

  *explain({ on, evidence }, world, cronJob) {
    const { is } = dueRun(cronJob);
    if (is !== 'never' && is !== 'unreadable') return;

    const zone = cronJob.spec?.timeZone;
    const schedule = cronJob.spec?.schedule ?? '';
    const wrong = is === 'never' ? 'date' : scheduleOf(schedule) ? 'time-zone' : 'schedule';
    const [said] = eventsSaying(SAID, on, world);
    const named: Evidence[] =
      wrong === 'time-zone' && zone ? [quotedField(on, '/spec/timeZone', zone)] : [];
    yield {
      subject: on,
      params: { wrong, schedule, ...present({ zone }) },
      evidence: [evidence, ...named, ...(said ? [said] : [])],
      // Which zones exist is what the machine of the controller says, and another parser may read more.
      strength: wrong === 'date' || said ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { wrong, schedule, zone = '' }) => ({
      title: `CronJob \`${name}\` never runs: schedule \`${schedule}\``,
      sentence: {
        date: `The schedule \`${schedule}\` of CronJob \`${name}\` names a date that does not exist${dateIn(schedule, 'en')}, so it never runs.`,
        schedule: `The schedule \`${schedule}\` of CronJob \`${name}\` cannot be read, so it never runs.`,
        'time-zone': `CronJob \`${name}\` has the time zone \`${zone}\`, which does not exist, so its schedule \`${schedule}\` never runs.`,
      }[wrong],
      state: 'never runs',
    }),
    ko: ({ name }, { wrong, schedule, zone = '' }) => ({
      title: `CronJob \`${name}\` 객체가 한 번도 실행되지 않습니다: 스케줄 \`${schedule}\``,
      sentence: {
        date: `CronJob \`${name}\` 객체의 스케줄 \`${schedule}\` 값이 존재하지 않는 날짜${dateIn(schedule, 'ko')}를 가리켜 실행되지 않습니다.`,
        schedule: `CronJob \`${name}\` 객체의 스케줄 \`${schedule}\` 값을 읽을 수 없어 실행되지 않습니다.`,
        'time-zone': `CronJob \`${name}\` 객체의 시간대 \`${zone}\` 값이 존재하지 않아 스케줄 \`${schedule}\` 실행이 없습니다.`,
      }[wrong],
      state: '실행되지 않음',
    }),
  },

  advice: {
    doneBy: ['cron-job/possible-date'],
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'For the end of a month',
            text: 'For the end of a month, run on the first day of the next (`0 0 1 * *`).',
          },
          ko: {
            title: '월말 작업이라면',
            text: '월말 작업은 다음 달 1일에 실행합니다(`0 0 1 * *`).',
          },
        },
      ],
      en: {
        title: 'Correct the schedule',
        text: `Give \`${name}\` a schedule and a time zone that exist.`,
      },
      ko: {
        title: '스케줄 수정',
        text: `\`${name}\` 객체에 존재하는 스케줄과 시간대를 지정하십시오.`,
      },
    }),
  },
};

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The date in words where it is one day of one month: " (31 February)". */
function dateIn(schedule: string, lang: Lang): string {
  const [, , day = '', month = ''] = schedule.trim().split(/\s+/);
  const name = MONTHS[Number(month) - 1];
  if (!/^\d+$/.test(day) || !name) return '';
  return DATE[lang](day, month, name);
}

const DATE: Text<[day: string, month: string, name: string]> = {
  en: (day, _, name) => ` (${day} ${name})`,
  ko: (day, month) => `(${month}월 ${day}일)`,
};
