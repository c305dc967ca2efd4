import type { ChecklistItem } from '../../../domain/checklist.ts';
import { isBackup } from '../../backup-jobs.ts';

/** A run that fails is kept, so that somebody can see why. */
export const failuresKept: ChecklistItem<'batch/CronJob'> = {
  id: 'backups/failures-kept',
  title: {
    en: 'Failed backup runs are kept to be looked at',
    ko: '실패한 백업 실행이 남아 확인할 수 있습니다',
  },
  of: ['batch/CronJob'],

  *look(cronJob) {
    if (!isBackup(cronJob)) return;
    if (cronJob.spec?.failedJobsHistoryLimit !== 0) return yield { is: 'pass' };
    yield {
      is: 'fail',
      hurts: 'progress',
      says: {
        en: '`failedJobsHistoryLimit: 0` removes each failed run with its log at once: nobody will see why a backup failed.',
        ko: '`failedJobsHistoryLimit: 0` 설정이라 실패한 실행과 로그가 바로 삭제됩니다. 백업이 왜 실패했는지 확인할 수 없습니다.',
      },
    };
  },
};
