import type { ChecklistItem, Mark } from '../domain/checklist.ts';
import { kindOf, refTo } from '../domain/keys.ts';
import type { Bilingual, Text } from '../domain/lang.ts';
import type { Evidence, Symptom, SymptomFinder, World, Words } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { causes } from '../knowledge/causes/index.ts';
import { bilingual } from '../text/bilingual.ts';
import { askWhy } from './ask-why.ts';

/** An item that an object passes in which these finders find nothing; the causes of what they find say it in words. */
export function leadsSomewhere(
  id: string,
  title: Bilingual,
  of: readonly string[],
  finders: readonly SymptomFinder[],
): ChecklistItem {
  return {
    id,
    title,
    of,

    *look(object, world): Iterable<Mark> {
      const own = finders.filter((finder) => finder.of.includes(kindOf(object)));
      const symptoms = own.flatMap((finder) => [...finder.find(object, world)]);
      if (symptoms.length === 0) return yield { is: 'pass' };
      for (const symptom of symptoms) {
        const words = wordsOf(symptom, object, world);
        yield {
          is: 'fail',
          hurts: symptom.hurts === 'nobody' ? 'progress' : symptom.hurts,
          says: bilingual((lang) => words?.[lang].title ?? NOT_THERE[lang](symptom.evidence)),
          command: askWhy(refTo(kindOf(object), object)),
        };
      }
    },
  };
}

const NOT_THERE: Text<[Pick<Evidence, 'path' | 'quote'>]> = {
  en: ({ path = '', quote }) =>
    `It names \`${quote}\`, which is not there (\`${path}\`): the next pod cannot start.`,
  ko: ({ path = '', quote }) =>
    `\`${quote}\`을(를) 참조하지만 없습니다(\`${path}\`). 다음 파드가 시작되지 못합니다.`,
};

/** Only of its own kind of reference: a clue or what an object says of itself would be told in place of it. */
const tellers = causes.filter(
  (cause) => !cause.isClue && !cause.isLastResort && !cause.isAskedLast,
);

/** The words of the first cause that explains a symptom. */
function wordsOf(symptom: Symptom, object: Resource, world: World): Bilingual<Words> | undefined {
  for (const cause of tellers) {
    if (!cause.explains.includes(symptom.kind)) continue;
    const [claim] = cause.explain(symptom, world, object);
    if (claim) return bilingual((lang) => cause.text[lang](claim.subject, claim.params));
  }
  return undefined;
}
