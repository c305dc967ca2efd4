import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { Caught } from '../wordings/known-wording.ts';
import { wordingByKey } from '../wordings/wording-by-key.ts';

/** What the log of a program says that stands behind a message of its; `wording` is the key of what that means, if it is known. */
export type Behind = Readonly<{ pod: string; said: string; wording?: string; caught?: Caught }>;

/** What stands behind a message, as a sentence or two. */
export const behindWords: Bilingual<(behind: Behind) => string> = {
  en: (behind) =>
    `The log of pod \`${behind.pod}\` tells what is behind it: “${behind.said}”.${meaningOf(behind, 'en')}`,
  ko: (behind) =>
    `\`${behind.pod}\` 파드의 로그에 그 이유가 있습니다: “${behind.said}”.${meaningOf(behind, 'ko')}`,
};

/** What to look at next because of it; undefined where nothing is known of it. */
export function behindCheck(behind: Behind | undefined, lang: Lang): string | undefined {
  return textOf(behind, lang)?.check;
}

function meaningOf(behind: Behind, lang: Lang): string {
  const sentence = textOf(behind, lang)?.sentence;
  return sentence ? ` ${sentence}` : '';
}

function textOf(behind: Behind | undefined, lang: Lang) {
  const { wording, caught = {} } = behind ?? {};
  return wording === undefined ? undefined : wordingByKey(wording)?.text[lang](caught);
}
