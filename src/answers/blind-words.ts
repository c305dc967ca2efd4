import { gapKind } from '../domain/gap-kind.ts';
import type { Lang } from '../domain/lang.ts';
import type { Verdict } from '../domain/verdict.ts';
import { notCheckedOf } from './not-checked.ts';
import { unreadWords } from './unread-words.ts';
import { fullName } from './words/object-name.ts';
import { blindWords as words } from './words/preview.ts';

/**
 * Why a verdict that names no cause does not show that there is none: the target, its pods or something else could not be read. Undefined
 * if all was read that may be.
 */
export function blindWords(
  { target, unread, notChecked }: Pick<Verdict, 'target' | 'unread' | 'notChecked'>,
  lang: Lang,
): string | undefined {
  if (unread) return unreadWords(target, unread, lang);
  const failed = notChecked.filter(({ why }) => gapKind[why] === 'failed');
  const [first] = notCheckedOf({ notChecked: failed, unsure: [], crashes: [] }, lang);
  return first && words[lang](fullName(target), first);
}
