import type { Lang } from '../../domain/lang.ts';
import type { Remedy, RemedyWords } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';

/** What a person has to know: the cause, and the name of what it is about. */
export type About = Readonly<{ cause: string; name: string }>;
type Advice = Readonly<Record<Lang, (name: string) => Readonly<{ title: string; text: string }>>>;

/**
 * A remedy that only a person can carry out: advice for each cause that it answers, and perhaps a command that shows
 * or does it. It is offered without a button.
 */
export function wordsOnly(
  id: string,
  advice: Readonly<Record<string, Advice>>,
  commandFor: (finding: Finding) => string | undefined = () => undefined,
): Remedy<About> {
  const causes = Object.keys(advice);
  const [first = ''] = causes;
  return {
    id,
    answers: causes,
    isWordsOnly: true,

    *propose(finding) {
      const command = commandFor(finding);
      yield {
        params: { cause: finding.id, name: finding.subject.name },
        kind: 'manual',
        risk: 'none',
        ...(command && { command }),
      };
    },

    inWords({ cause, name }, lang): RemedyWords {
      const own = (Object.hasOwn(advice, cause ?? '') ? advice[cause] : undefined) ?? advice[first];
      const { title, text } = own?.[lang](name) ?? { title: id, text: id };
      return { title, text, undo: UNDO[lang] };
    },
  };
}

const UNDO: Readonly<Record<Lang, string>> = {
  en: 'As it was done: by hand.',
  ko: '한 것과 같이 직접 되돌립니다.',
};
