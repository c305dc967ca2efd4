import { expect, it } from '@jest/globals';

import type { Proposal, Remedy } from '#src/domain/remedy.ts';
import { withoutRepeats } from '#src/fixes/offers/without-repeats.ts';

const change = offer('one', { kind: 'patch' });
const words = offer(
  'one',
  {},
  { besideOthers: (proposal, [other]) => (other ? undefined : proposal) },
);

it('leaves out words that a change of the same finding makes needless', () => {
  expect(withoutRepeats([change, words])).toEqual([change]);
});

it('keeps them beside changes of other findings, other words, and what would not help', () => {
  const others = [
    offer('two', { kind: 'patch' }),
    offer('one', {}),
    { ...change, refused: true as const },
  ];

  expect(withoutRepeats([...others, words])).toEqual([...others, words]);
});

it('says what is left of them', () => {
  const left = { params: {}, kind: 'manual', risk: 'none', command: 'kubectl get pods' } as const;
  const halved = offer('one', {}, { besideOthers: () => left });

  expect(withoutRepeats([change, halved])).toEqual([change, { ...halved, proposal: left }]);
});

function offer(finding: string, proposed: Partial<Proposal>, more: Partial<Remedy> = {}) {
  const proposal: Proposal = { params: {}, kind: 'manual', risk: 'none', ...proposed };
  const en = () => ({ title: '', text: '', undo: '' });
  const remedy: Remedy = { id: 'some', answers: [], *propose() {}, text: { en, ko: en }, ...more };
  return { finding, remedy, proposal };
}
