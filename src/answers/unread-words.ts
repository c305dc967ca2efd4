import { gapKind } from '../domain/gap-kind.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { UnreadPart } from '../domain/verdict.ts';
import { gapWords, unreadNext } from './words/not-read.ts';
import { fullName } from './words/object-name.ts';
import { summaryWords } from './words/summary.ts';

/** Which part of a target could not be read, for what reason, and what to do about that. */
export function unreadWords(
  target: Ref,
  { part, why }: UnreadPart = { part: 'target', why: 'not-loaded' },
  lang: Lang,
): string {
  const said = summaryWords.unread[part][lang](fullName(target), gapWords[why][lang]);
  const kind = gapKind[why];
  return kind === 'left-out' ? said : `${said} ${unreadNext[kind][lang]}`;
}
