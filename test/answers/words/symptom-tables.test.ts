import { expect, it } from '@jest/globals';

import { nextChecks } from '#src/answers/words/next-checks.ts';
import { symptomWords } from '#src/answers/words/symptom-words.ts';
import { rules } from '#src/knowledge/rules.ts';

it.each([
  ['src/answers/words/symptom-words.ts', symptomWords],
  ['src/answers/words/next-checks.ts', nextChecks],
])('each key of %s is the kind of a registered symptom', (_, table) => {
  const kinds = [...rules.symptomFinders, ...rules.concerns].map(({ kind }) => kind);

  expect(Object.keys(table).filter((kind) => !kinds.includes(kind))).toEqual([]);
});
