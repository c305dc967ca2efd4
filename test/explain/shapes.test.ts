import { describe, expect, it } from '@jest/globals';

import { explain } from '#src/explain/explain.ts';
import { pastes } from '#test/support/pastes.ts';
import { halves, shapes, wrapped } from '#test/support/shapes.ts';

const KNOWN = pastes
  .filter(({ wanted }) => wanted !== '-' && wanted !== 'fine')
  .map((paste) => ({ ...paste, first: firstOf(paste.text) }));

describe('what is found in a paste', () => {
  it.each(shapes)('stays, or becomes honest, in the shape "$name"', ({ of }) => {
    const told = KNOWN.map(({ text, wanted, first }) => ({
      first,
      wanted,
      text: of(text),
      ...firstOf(of(text)),
    }));
    const lost = told.filter((one) => one.id !== one.first.id);
    console.log(
      'LOST',
      lost.length,
      '\n' +
        lost
          .map(
            (l) =>
              `${l.first.id} -> ${l.id} ${l.strength}: ${l.text.slice(0, 200).replaceAll('\n', '⏎')}`,
          )
          .join('\n'),
    );
    const wrong = lost.filter((one) => isWrong(one) && !one.wanted.split(' ').includes(one.id));
    expect(wrong.map(({ first, id, text }) => `${first.id} -> ${id}: ${text}`)).toEqual([]);
  });
  it('halves', () => {
    const told = KNOWN.flatMap(({ text, wanted, first }) =>
      halves(text).map((half) => ({ first, wanted, text: half, ...firstOf(half) })),
    );
    const wrong = told.filter((one) => isWrong(one) && !one.wanted.split(' ').includes(one.id));
    expect(wrong.map(({ first, id, text }) => `${first.id} -> ${id}: ${text}`)).toEqual([]);
  });
  it('wrapped', () => {
    const told = KNOWN.map(({ text, wanted, first }) => ({
      first,
      wanted,
      text: wrapped(text),
      ...firstOf(wrapped(text)),
    }));
    const lost = told.filter((one) => one.id !== one.first.id);
    console.log(
      'LOST',
      lost.length,
      '\n' +
        lost
          .map(
            (l) =>
              `${l.first.id} -> ${l.id} ${l.strength}: ${l.text.slice(0, 200).replaceAll('\n', '⏎')}`,
          )
          .join('\n'),
    );
    const wrong = lost.filter((one) => isWrong(one) && !one.wanted.split(' ').includes(one.id));
    expect(wrong.map(({ first, id, text }) => `${first.id} -> ${id}: ${text}`)).toEqual([]);
  });
});

function firstOf(text: string) {
  const [first] = explain(text).found;
  return {
    id: first?.signature.id.replace('explain/', '') ?? '',
    strength: first?.strength,
    signature: first?.signature,
  };
}

/** Certain, of something else, and not only an effect or the same less exactly. */
function isWrong({
  strength,
  signature,
  first,
}: ReturnType<typeof firstOf> & { first: ReturnType<typeof firstOf> }): boolean {
  const repeats = (signature as { repeats?: readonly string[] } | undefined)?.repeats ?? [];
  return strength === 'entails' && !signature?.stands && !repeats.includes(`explain/${first.id}`);
}
