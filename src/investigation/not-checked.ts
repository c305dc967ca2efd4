import type { Answer } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { Read } from '../domain/model.ts';
import type { Verdict } from '../domain/verdict.ts';
import { crashed, gapWords, readWords } from '../i18n/answer.ts';
import { fullName, kindWord } from '../i18n/object-name.ts';
import { unsureWords } from '../i18n/unsure.ts';

/** What was not read, what could not be called healthy, and the rules that crashed, each once. */
export function notCheckedOf(
  { notChecked, unsure, crashes }: Pick<Verdict, 'notChecked' | 'unsure' | 'crashes'>,
  lang: Lang,
): Answer['notChecked'] {
  const all = [
    ...notChecked.map(({ read, why }) => ({ what: whatOf(read, lang), why: gapWords[why][lang] })),
    ...unsure.map((ref) => ({
      what: unsureWords.what[lang](fullName(ref)),
      why: unsureWords.why[lang](kindWord(ref.kind)),
    })),
    ...crashes.map(({ rule, on, message }) => ({
      what: crashed.what[lang](rule, fullName(on)),
      why: crashed.why[lang](message),
    })),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

function whatOf(read: Read, lang: Lang): string {
  if ('get' in read) return fullName(read.get);
  if ('events' in read) return readWords.events[lang](fullName(read.events));
  if ('logs' in read) {
    return readWords.logs[read.run][lang](read.container, fullName(read.logs));
  }
  const kind = kindWord(read.list);
  if ('node' in read.scope) return readWords.onNode[lang](kind, read.scope.node);
  if ('namespace' in read.scope && read.scope.namespace) {
    return readWords.inNamespace[lang](kind, read.scope.namespace);
  }
  return readWords.everywhere[lang](kind);
}
