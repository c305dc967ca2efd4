import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { dueRun } from '../../../readings/due-runs.ts';
import { isWithin } from '../../../readings/time.ts';
import { timeWord } from '../../../text/time-word.ts';
import { askWhy } from '../../ask-why.ts';
import { isBackup } from '../../backup-jobs.ts';
import { runsOf } from '../../runs-of.ts';
import { said } from '../../said.ts';

/** A run that was due may take so long until it has succeeded. */
const GRACE_MS = 60 * 60_000;

/** The last backup that was due has succeeded: by when one last did, not by when one last began. */
export const lastSuccess: ChecklistItem<'batch/CronJob'> = {
  id: 'backups/last-success',
  title: {
    en: 'The last backup that was due has succeeded',
    ko: '예정된 마지막 백업이 성공했습니다',
  },
  of: ['batch/CronJob'],

  *look(cronJob, world): Iterable<Mark> {
    if (!isBackup(cronJob) || cronJob.spec?.suspend) return; // switched-on tells of one that is suspended
    const { lastScheduleTime: began, lastSuccessfulTime } = cronJob.status ?? {};
    const runs = runsOf(cronJob, world);
    const well = runs.find(({ is }) => is === 'complete');
    const success = lastSuccessfulTime ?? well?.job.status?.completionTime;
    const due = dueRun(cronJob, success);
    const next = dueRun(cronJob);
    const nextAt = next.is === 'at' ? next.time : undefined;
    const command = askWhy(refTo('batch/CronJob', cronJob));
    const isOverdue = due.is === 'at' && !isWithin(GRACE_MS, due.time, world.now);
    if (due.is === 'never' || due.is === 'unreadable')
      return yield { is: 'fail', hurts: 'redundancy', says: NEVER_RUNS, command };
    if (!success && !began && !isOverdue)
      return yield { is: 'not-checked', says: said(NEW, nextAt) };
    const isFirst = runs.length > 0 && runs.every(({ is }) => is === 'running');
    if (!success && isFirst && !isOverdue)
      return yield { is: 'not-checked', says: said(FIRST, began) };
    if (!success)
      return yield { is: 'fail', hurts: 'redundancy', says: said(NEVER, began), command };
    if (isOverdue)
      return yield { is: 'fail', hurts: 'redundancy', says: said(OLD, success, due.time), command };
    if (due.is === 'unknown') return yield { is: 'not-checked', says: said(UNTOLD, success) };
    yield { is: 'pass', says: said(WELL, success, nextAt, well?.isManual === true) };
  },
};

const WELL: Text<[success: string, next: string | undefined, isManual: boolean]> = {
  en: (success, next, isManual) =>
    `Last success ${timeWord(success)}${isManual ? ' (a run that was started by hand)' : ''}${next ? `, next run ${timeWord(next)}` : ''}.`,
  ko: (success, next, isManual) =>
    `마지막 성공 ${timeWord(success)}${isManual ? '(수동 실행)' : ''}${next ? `, 다음 실행 ${timeWord(next)}` : ''}.`,
};
const OLD: Text<[success: string, due: string]> = {
  en: (success, due) =>
    `The last backup that succeeded is of ${timeWord(success)}; the one due at ${timeWord(due)} has not succeeded.`,
  ko: (success, due) =>
    `마지막으로 성공한 백업은 ${timeWord(success)} 것입니다. ${timeWord(due)} 예정이던 백업은 성공하지 못했습니다.`,
};
const NEVER: Text<[began: string | undefined]> = {
  en: (began) =>
    `No run has ever succeeded${began ? `; the last one began at ${timeWord(began)}` : ', and it is past the time of the first'}.`,
  ko: (began) =>
    `성공한 실행이 한 번도 없습니다${began ? `. 마지막 실행은 ${timeWord(began)}에 시작되었습니다` : '. 첫 실행 시각도 지났습니다'}.`,
};
const NEW: Text<[next: string | undefined]> = {
  en: (next) => `It has not run yet${next ? `; the first run is due at ${timeWord(next)}` : ''}.`,
  ko: (next) =>
    `아직 실행된 적이 없습니다${next ? `. 첫 실행은 ${timeWord(next)} 예정입니다` : ''}.`,
};
const FIRST: Text<[began: string | undefined]> = {
  en: (began) => `Its first run is not over${began ? `; it began at ${timeWord(began)}` : ''}.`,
  ko: (began) => `첫 실행이 아직 끝나지 않았습니다${began ? `(${timeWord(began)} 시작)` : ''}.`,
};
const UNTOLD: Text<[success: string]> = {
  en: (success) =>
    `Last success ${timeWord(success)}; whether one was due since cannot be told without spec.timeZone.`,
  ko: (success) =>
    `마지막 성공 ${timeWord(success)}. spec.timeZone이 없어 그 뒤 예정된 실행이 있었는지 알 수 없습니다.`,
};
const NEVER_RUNS = {
  en: 'Its schedule never comes due, or cannot be read.',
  ko: '스케줄이 실행될 날짜가 없거나 스케줄을 읽을 수 없습니다.',
};
