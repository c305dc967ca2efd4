import { visible } from '../../text/visible.ts';

/** A text as its words were meant: lower case, short forms written out, without signs, smileys as words of their own. */
export function tokensOf(text: string): readonly string[] {
  const plain = visible(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'");
  const written = SHORT.reduce((said, [short, long]) => said.replaceAll(short, long), plain);
  return written
    .replaceAll(/:(?:\+1|thumbsup|pray|tada|heart|raised_hands)[^:\s]*:/gu, ' 👍 ')
    .replaceAll(/:[a-z0-9_+-]{2,40}:/gu, ' ')
    .replaceAll(/([👍🙏🎉🙌❤])/gu, ' $1 ')
    .replaceAll(/(?<=[a-z0-9])(?=[\p{Script=Hangul}])|(?<=[\p{Script=Hangul}])(?=[a-z])/gu, ' ')
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}./_-]+/u)
    .map((word) => word.replaceAll(/^[./_-]+|(?<![./_-])[./_-]+$/gu, ''))
    .filter(Boolean);
}

/** Short forms of English and the whole ones. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/\b(what|who|where|how|when)'?s\b(?=\s)/g, '$1 is'],
  [/\b(why|it|that|there|here|let)'s\b(?=\s)/g, '$1 is'],
  [/'(?:s|d|ll|re|ve|m)\b/g, ' '],
  [/\b(?:wat|wht|waht|whta)\b/g, 'what'],
  [/\b(?:wehn|whn)\b/g, 'when'],
  [/\b(?:teh|hte)\b/g, 'the'],
  [/\bb4\b/g, 'before'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
];
