import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { dueRun } from '../../../readings/due-runs.ts';
import { timeWord } from '../../../text/time-word.ts';
import { askWhy } from '../../ask-why.ts';
import { isBackup } from '../../backup-jobs.ts';
import { runsOf, type Run } from '../../runs-of.ts';
import { said } from '../../said.ts';

/** A run may take so much longer than the one before. */
const TIMES = 3;
const LEAST_MS = 10 * 60_000;

/** The newest Job of a backup, by when it was created, has not failed and does not hang. */
export const newestRun: ChecklistItem<'batch/CronJob'> = {
  id: 'backups/newest-run',
  title: {
    en: 'The newest backup Job has not failed and does not hang',
    ko: '가장 최근 백업 Job이 실패하거나 멈춰 있지 않습니다',
  },
  of: ['batch/CronJob'],

  *look(cronJob, world): Iterable<Mark> {
    if (!isBackup(cronJob)) return;
    const runs = runsOf(cronJob, world);
    const [newest] = runs;
    if (!newest) {
      if (cronJob.status?.lastScheduleTime) yield { is: 'not-checked', says: GONE };
      return;
    }
    const { job, is, at } = newest;
    const command = askWhy(refTo('batch/Job', job));
    const { name = '' } = job.metadata ?? {};
    if (is === 'complete') return yield { is: 'pass' };
    if (is === 'failed') {
      const { reason = '', message = '' } = conditionOf(job, 'Failed') ?? {};
      const says = said(FAILED, name, [reason, message].filter(Boolean).join(': '));
      return yield { is: 'fail', hurts: 'redundancy', says, command };
    }
    const due = dueRun(cronJob);
    const isHeld =
      due.is === 'at' &&
      cronJob.spec?.concurrencyPolicy === 'Forbid' &&
      Date.parse(due.time) <= Date.parse(world.now);
    if (!isHeld && !isLong(newest, runs, world.now))
      return yield { is: 'pass', says: said(RUNS, at) };
    yield { is: 'fail', hurts: 'redundancy', says: said(HANGS, name, at, isHeld), command };
  },
};

/** Whether a run has taken much longer than the last that came to its end; without one before nobody knows. */
function isLong({ at }: Run, runs: readonly Run[], now: string): boolean {
  const before = runs.find(({ is }) => is === 'complete');
  const end = before?.job.status?.completionTime;
  if (!at || !before?.at || !end) return false;
  const usual = Date.parse(end) - Date.parse(before.at);
  return Date.parse(now) - Date.parse(at) > Math.max(LEAST_MS, TIMES * usual);
}

const FAILED: Text<[job: string, why: string]> = {
  en: (job, why) => `Job \`${job}\`, the newest, has failed${why ? ` (${why})` : ''}.`,
  ko: (job, why) => `가장 최근 Job \`${job}\`이(가) 실패했습니다${why ? `(${why})` : ''}.`,
};
const HANGS: Text<[job: string, at: string | undefined, isHeld: boolean]> = {
  en: (job, at, isHeld) =>
    `Job \`${job}\` has not ended${at ? ` since ${timeWord(at)}` : ''}${isHeld ? '; with `concurrencyPolicy: Forbid` no other run begins until it does' : ', much longer than the run before'}.`,
  ko: (job, at, isHeld) =>
    `Job \`${job}\`이(가) ${at ? `${timeWord(at)}부터 ` : ''}끝나지 않았습니다${isHeld ? '. `concurrencyPolicy: Forbid` 설정이라 끝날 때까지 다음 실행이 시작되지 않습니다' : '. 이전 실행보다 훨씬 오래 걸리고 있습니다'}.`,
};
const RUNS: Text<[at: string | undefined]> = {
  en: (at) => `It runs now${at ? `, since ${timeWord(at)}` : ''}.`,
  ko: (at) => `지금 실행 중입니다${at ? `(${timeWord(at)} 시작)` : ''}.`,
};
const GONE = {
  en: 'Its Jobs are no longer there (history limit or ttlSecondsAfterFinished), so how the newest ended cannot be seen.',
  ko: '실행된 Job이 남아 있지 않아(히스토리 제한 또는 ttlSecondsAfterFinished) 최근 실행의 결과를 볼 수 없습니다.',
};
