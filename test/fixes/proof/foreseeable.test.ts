import { expect, it } from '@jest/globals';

import { foreseeable } from '#src/fixes/proof/foreseeable.ts';
import { rules } from '#src/knowledge/rules.ts';

it('asks a predicted cluster neither for what was said of today nor for what nobody has done yet', () => {
  const left = foreseeable(rules).causes.map(({ id }) => id);
  const out = rules.causes.map(({ id }) => id).filter((id) => !left.includes(id));

  expect(out.toSorted()).toEqual(['clue/known-words', 'control-plane/controller-silent']);
});
