import { describe, expect, it } from '@jest/globals';

import { explain } from '#src/explain/explain.ts';
import type { TextTrouble } from '#src/explain/signature.ts';
import { pastes } from '#test/support/pastes.ts';
import { halves, shapes, wrapped } from '#test/support/shapes.ts';

type First = Readonly<{ id: string; strength?: string; signature?: TextTrouble & Repeating }>;
type Repeating = Readonly<{ repeats?: readonly string[] }>;

/** Lists and describes that no logger writes may be lost in the shape of one. */
const MOST_LOST = 0.08;
const KNOWN = pastes
  .filter(({ wanted }) => wanted !== '-' && wanted !== 'fine')
  .map(({ wanted, text }) => ({ wanted, text, first: firstOf(text) }));
const WRAPPED = { name: 'broken at 80 columns', of: (text: string) => wrapped(text) };

describe('what is found first in a paste', () => {
  it.each([...shapes, WRAPPED])('stays, or becomes honest, in the shape of $name', ({ of }) => {
    const told = KNOWN.map(({ text, ...one }) => ({ ...one, now: firstOf(of(text)), text }));

    const lost = told.filter(({ first, now }) => now.id !== first.id && !now.signature?.stands);

    expect(told.filter(isWrong).map(inShort)).toEqual([]);
    expect(lost.length).toBeLessThan(MOST_LOST * told.length);
  });

  it('stays, or becomes honest, in half of its lines', () => {
    const told = KNOWN.flatMap(({ text, ...one }) =>
      halves(text).map((half) => ({ ...one, now: firstOf(half), text: half })),
    );

    expect(told.filter(isWrong).map(inShort)).toEqual([]);
  });
});

function firstOf(text: string): First {
  const [first] = explain(text).found;
  if (!first) return { id: '' };
  const { signature, strength } = first;
  return { id: signature.id.replace('explain/', ''), strength, signature };
}

/** Certain, of something else, and not only an effect or the same less exactly. */
function isWrong({ wanted, first, now }: Readonly<{ wanted: string; first: First; now: First }>) {
  const { id, strength, signature } = now;
  const isSame = wanted.split(' ').includes(id);
  const isLess = signature?.stands ?? signature?.repeats?.includes(`explain/${first.id}`);
  return strength === 'entails' && !isSame && !isLess;
}

function inShort({ first, now, text }: Readonly<{ first: First; now: First; text: string }>) {
  return `${first.id} became ${now.id}: ${text}`;
}
