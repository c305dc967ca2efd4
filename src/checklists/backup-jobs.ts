import type { Resource } from '../domain/resource.ts';

/** What backups are made with, or called: dumps, copies of volumes, and the programs that keep them. */
const WORDS =
  /back-?ups?(?![a-z])|snapshot|mysqldump|mariadb-dump|mysqlpump|mydumper|pg_?dump|pg_?basebackup|mongodump|redis-cli.{0,40}--rdb|xtrabackup|mariabackup|pgbackrest|barman|wal-g|restic|borg(?:matic)?(?![a-z])|kopia|velero|duplicity/i;

/** Whether a CronJob makes backups, by what it runs, is called or is labelled. */
export function isBackup({ metadata, spec }: Resource<'batch/CronJob'>): boolean {
  const pod = spec?.jobTemplate.spec?.template;
  const containers = [...(pod?.spec?.initContainers ?? []), ...(pod?.spec?.containers ?? [])];
  const texts = [
    metadata?.name,
    ...Object.values(metadata?.labels ?? {}),
    ...Object.values(pod?.metadata?.labels ?? {}),
    ...containers.flatMap(({ name, image, command = [], args = [] }) => [
      name,
      image,
      ...command,
      ...args,
    ]),
  ];
  return texts.some((text) => text !== undefined && WORDS.test(text));
}
