import type { Cause } from '../../../domain/model.ts';
import { refWord } from '../../words/ref-word.ts';

type Line = Readonly<{ what: string; said: string }>;
/** `what` is the condition or the field that says it. */
export type OwnWord = Line & Readonly<{ more: readonly Line[] }>;

/** What a custom object says of itself. */
export const ownWordWords: Pick<Cause<OwnWord>, 'text'> = {
  text: {
    en: (on, { what, said, more }) => ({
      title: `${refWord(on)} reports ${what}: “${said}”`,
      sentence: `The controller of ${refWord(on)} says in \`${what}\`: “${said}”.`,
      ...linesOf(more),
    }),
    ko: (on, { what, said, more }) => ({
      title: `${refWord(on)} 상태 ${what}: “${said}”`,
      sentence: `${refWord(on)} 객체의 컨트롤러가 \`${what}\` 항목에 다음과 같이 적었습니다: “${said}”.`,
      ...linesOf(more),
    }),
  },
};

function linesOf(more: readonly Line[]) {
  return more.length > 0 ? { lines: more.map(({ what, said }) => `${what}: “${said}”`) } : {};
}
