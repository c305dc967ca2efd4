import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import { logOfRun } from '../../../readings/logs/logs.ts';
import { exactAmountOf } from '../../../readings/quantities.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { shell } from '../../../text/shell.ts';
import { isBackup } from '../../backup-jobs.ts';
import { runsOf, type Run } from '../../runs-of.ts';
import { said } from '../../said.ts';

/** The log of the last backup tells how large it is, and it is not empty or much smaller than the one before. */
export const size: ChecklistItem<'batch/CronJob'> = {
  id: 'backups/size',
  title: {
    en: 'The last backup is about as large as the one before',
    ko: '마지막 백업의 크기가 이전과 비슷합니다',
  },
  of: ['batch/CronJob'],

  *look(cronJob, world): Iterable<Mark> {
    if (!isBackup(cronJob)) return;
    const [last, before] = runsOf(cronJob, world).filter(({ is }) => is === 'complete');
    if (!last) return; // last-success tells of that
    const now = sizeIn(last, world);
    const { namespace = '', name } = refTo('batch/Job', last.job);
    const command = shell`kubectl logs ${`job/${name}`} -n ${namespace} --all-containers`;
    if (!now) return yield { is: 'not-checked', says: UNTOLD, command };
    const old = before && sizeIn(before, world);
    if (now.bytes < SMALLEST)
      return yield { is: 'fail', hurts: 'redundancy', says: said(EMPTY, now.text), command };
    if (old && now.bytes * 2 < old.bytes)
      return yield {
        is: 'fail',
        hurts: 'redundancy',
        says: said(SHRUNK, now.text, old.text),
        command,
      };
    yield { is: 'pass', says: said(WELL, now.text, old?.text) };
  },
};

/** Bytes of the smallest archive that holds anything: an empty gzip of a failed dump has 20. */
const SMALLEST = 100;
type Size = Readonly<{ bytes: number; text: string }>;

/** "1.4 GiB", "912MB", "20 bytes", "1048576 B", "size: 12K" */
const SIZE = /(?<![\w.])(\d{1,15}(?:\.\d{1,6})?) ?(bytes?|[KMGT]i?B?|B)(?![\w/])/gi;
/** What does not tell of the result: speed, memory, and what is skipped. */
const OTHER = /\/s\b|memory|free|avail|limit|buffer|chunk/i;

/** The last size that one of its pods wrote, which is that of what it has stored. */
function sizeIn({ job }: Run, world: World): Size | undefined {
  const { pods } = podsOf(refTo('batch/Job', job), world);
  for (const pod of pods) {
    for (const { name } of pod.spec?.containers ?? []) {
      const { lines } = logOfRun(podRef(pod), name, 'current', world);
      const found = lines
        .filter(({ text }) => !OTHER.test(text))
        .flatMap(({ text }) => [...text.matchAll(SIZE)])
        .at(-1);
      if (found) return { bytes: bytesOf(found[1] ?? '0', found[2] ?? ''), text: found[0] };
    }
  }
  return undefined;
}

function bytesOf(digits: string, unit: string): number {
  const letter = unit[0]?.toUpperCase() ?? '';
  return 'KMGT'.includes(letter) ? exactAmountOf('', `${digits}${letter}i`) : Number(digits);
}

const WELL: Text<[now: string, old: string | undefined]> = {
  en: (now, old) =>
    `${now} by its log${old ? `, ${old} before` : ''}. Whether it can be restored, only a restore shows.`,
  ko: (now, old) =>
    `로그 기준 ${now}${old ? `(이전 ${old})` : ''}. 복원이 되는지는 복원해 봐야 알 수 있습니다.`,
};
const EMPTY: Text<[now: string]> = {
  en: (now) => `The last backup is ${now} by its log: that holds nothing.`,
  ko: (now) => `로그 기준 마지막 백업이 ${now}입니다. 내용이 없는 크기입니다.`,
};
const SHRUNK: Text<[now: string, old: string]> = {
  en: (now, old) =>
    `The last backup is ${now} by its log, less than half of the one before (${old}).`,
  ko: (now, old) => `로그 기준 마지막 백업이 ${now}로, 이전(${old})의 절반도 안 됩니다.`,
};
const UNTOLD = {
  en: 'No log that is still there tells its size, and what lies in the storage is not visible from the cluster.',
  ko: '남아 있는 로그에 크기가 없고, 저장소의 내용은 클러스터에서 볼 수 없습니다.',
};
