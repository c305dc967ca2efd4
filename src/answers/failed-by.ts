import { ClusterUnreachable, UnknownNamespace } from '../domain/errors.ts';
import { gapKind } from '../domain/gap-kind.ts';
import type { FailureCode, Result } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import { SearchRefused } from '../engine/search-refused.ts';
import { UnknownKind } from '../engine/unknown-kind.ts';
import { kindWord } from '../text/kind-word.ts';
import {
  searchRefused,
  silentSince,
  unknownKind,
  unknownNamespace,
  unreachable,
} from './words/errors.ts';
import { gapWords } from './words/not-read.ts';

/** Why there is no answer, in words; what is no outcome of a question is thrown on. */
export function failedBy(
  error: unknown,
  { cluster, lang }: Readonly<{ cluster: string; lang: Lang }>,
): FailedResult {
  if (error instanceof UnknownKind) {
    return failed('unknown-kind', unknownKind[lang](error.word, error.nearest));
  }
  if (error instanceof UnknownNamespace) {
    return failed('unknown-namespace', unknownNamespace[lang](error.namespace, error.nearest));
  }
  if (error instanceof SearchRefused) {
    const { target, kinds, why } = error;
    const said = { reason: gapWords[why][lang], isRefused: gapKind[why] === 'refused' };
    return failed('failed', searchRefused[lang](target, kinds.map(kindWord), said));
  }
  if (!(error instanceof ClusterUnreachable)) throw error;
  const { since, message } = error;
  if (since === undefined) return failed('unreachable', unreachable[lang](cluster, message));
  return failed('unreachable', silentSince[lang](cluster, `${since.slice(11, 16)} UTC`));
}
type FailedResult = Extract<Result, { is: 'failed' }>;

function failed(code: FailureCode, message: string): FailedResult {
  return { is: 'failed', code, message };
}
