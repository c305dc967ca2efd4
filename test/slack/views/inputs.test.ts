import { expect, it } from '@jest/globals';

import { wordings } from '#src/answers/words/slack.ts';
import type { AnswerInput } from '#src/domain/answer.ts';
import { inputBlocks, writtenIn } from '#src/slack/views/inputs.ts';

const revision: AnswerInput = {
  name: 'revision',
  label: 'revision',
  type: 'name',
  suggested: '2',
  options: ['2', '1'],
  reasons: ['It sets back `image`.', ''],
};
const memory: AnswerInput = { name: 'memory', label: 'memory', type: 'quantity', options: [] };

it('gives the reason of a name and no type, and no hint where there is no reason', () => {
  expect(hintsOf(revision, {})).toEqual(['It sets back image.']);
  expect(hintsOf(revision, { revision: '1' })).toEqual([undefined]);
});

it('says of a value that is written what it is', () => {
  expect(hintsOf(memory, {})).toEqual(['quantity']);
});

it("takes one's own value before the one that was chosen", () => {
  expect(writtenIn({ 'pick:memory': '1Gi', 'own:memory': ' 2Gi ' })).toEqual({ memory: '2Gi' });
  expect(writtenIn({ 'pick:memory': '1Gi', 'own:memory': '' })).toEqual({ memory: '1Gi' });
});

function hintsOf(input: AnswerInput, values: Readonly<Record<string, string>>) {
  return inputBlocks([input], values, 'en', wordings.en).map(({ hint }) => hint?.text);
}
