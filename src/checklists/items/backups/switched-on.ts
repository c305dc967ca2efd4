import type { ChecklistItem } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { timeWord } from '../../../text/time-word.ts';
import { askWhy } from '../../ask-why.ts';
import { isBackup } from '../../backup-jobs.ts';
import { said } from '../../said.ts';

/** A backup is not suspended. */
export const switchedOn: ChecklistItem<'batch/CronJob'> = {
  id: 'backups/switched-on',
  title: { en: 'Backups are not suspended', ko: '백업이 일시 중지(suspend)되어 있지 않습니다' },
  of: ['batch/CronJob'],

  *look(cronJob) {
    if (!isBackup(cronJob)) return;
    if (!cronJob.spec?.suspend) return yield { is: 'pass' };
    yield {
      is: 'fail',
      hurts: 'redundancy',
      says: said(WORDS, cronJob.status?.lastSuccessfulTime),
      command: askWhy(refTo('batch/CronJob', cronJob)),
    };
  },
};

const WORDS: Text<[success: string | undefined]> = {
  en: (success) =>
    `It is suspended, so no backup is made${success ? `; the last one is of ${timeWord(success)}` : ''}.`,
  ko: (success) =>
    `일시 중지(suspend)되어 백업이 만들어지지 않습니다${success ? `. 마지막 백업은 ${timeWord(success)} 것입니다` : ''}.`,
};
