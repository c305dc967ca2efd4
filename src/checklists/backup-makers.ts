/**
 * An operator's own kind that makes backups on a schedule, and what one backup of it is. Paths are those of `fieldsAt`; a backup that
 * neither has succeeded nor failed still runs.
 */
export type BackupMaker = Readonly<{
  kind: string;
  makes: string;
  madeBy: string; // the label of a backup that names its maker
  paused: string;
  last: string; // of the maker: when it last began one
  phase: string; // of a backup
  ended: string;
  well: readonly string[];
  ill: readonly string[];
}>;

/** Velero (pkg/apis/velero/v1) and CloudNativePG (api/v1). */
export const backupMakers: readonly BackupMaker[] = [
  {
    kind: 'velero.io/Schedule',
    makes: 'velero.io/Backup',
    madeBy: 'velero.io/schedule-name',
    paused: 'spec.paused',
    last: 'status.lastBackup',
    phase: 'status.phase',
    ended: 'status.completionTimestamp',
    well: ['Completed'],
    ill: ['Failed', 'PartiallyFailed', 'FailedValidation', 'FinalizingPartiallyFailed'],
  },
  {
    kind: 'postgresql.cnpg.io/ScheduledBackup',
    makes: 'postgresql.cnpg.io/Backup',
    madeBy: 'cnpg.io/scheduled-backup',
    paused: 'spec.suspend',
    last: 'status.lastScheduleTime',
    phase: 'status.phase',
    ended: 'status.stoppedAt',
    well: ['completed'],
    ill: ['failed', 'walArchivingFailing'],
  },
];
