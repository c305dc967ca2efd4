/** How programs say that a place to which they write is full: ENOSPC (errno 28) and EDQUOT. */
export const FULL =
  /^(?!.*file watchers).*(?:no space left on device|\bENOSPC\b|disk quota exceeded|\bEDQUOT\b)/i;

/**
 * How programs say that hardly any room is left: by a share (85 % and more), in words, or as Elasticsearch
 * (DiskThresholdMonitor) and RabbitMQ (rabbit_disk_monitor) do.
 */
export const NEARLY_FULL =
  /\b(?:8[5-9]|9\d|100)(?:\.\d{1,2})? ?% (?:full\b|of (?:its )?capacity)|\b(?:nearly|almost|critically) full\b|\b(?:low|running out|short|out) (?:on|of) (?:free |disk |storage ){0,2}space\b|\blow (?:disk|storage) space\b|\b(?:insufficient|not enough) (?:free |available )?(?:disk |storage )space\b|\b(?:disk|storage) space (?:is )?(?:low|insufficient|exhausted|running out)\b|\bdisk watermark \[[^\]]{1,20}\] exceeded|\bdisk resource limit alarm\b|\bFree disk space is insufficient\b|\b(?:disk|volume|file ?system|partition) (?:is )?full\b|(?:디스크|저장 ?공간|볼륨)[^.]{0,12}(?:부족|가득)/i;
