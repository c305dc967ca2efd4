import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { templatesOf } from '#src/readings/logs/templates.ts';

const WORDINGS = [
  (id: string) => `order ${id} failed after ${id.length}ms at 10.0.0.7:8080`,
  (id: string) => `GET /orders/${id}/lines answered 503`,
  (id: string) => `upload of "file ${id}" to bucket shop-a timed out`,
  (id: string) => `lease ${id} of worker 3 is lost`,
];

const id = fc.oneof(
  fc.nat().map(String),
  fc.uuid(),
  fc.stringMatching(/^[\da-f]{12,32}$/),
  fc.ipV4(),
  fc.nat(9999).map((ms) => `${ms}.5ms`),
  fc.nat(9999).map((n) => `ORD-${n}`),
);

describe('templates of a log', () => {
  it('are the same whatever ids, numbers, addresses and durations stand in the lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(WORDINGS.length - 1), id), { minLength: 1 }),
        (drawn) => {
          const lines = drawn.map(([at, one]) => WORDINGS[at]?.(one) ?? '');

          const templates = templatesOf(lines, (line) => line);

          expect(templates).toHaveLength(new Set(drawn.map(([at]) => at)).size);
        },
      ),
    );
  });

  it('hold each line once, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const held = templatesOf(lines, (line) => line).flatMap(({ of }) => of);

        expect(held.toSorted()).toEqual(lines.toSorted());
      }),
    );
  });

  it('put together what differs in a name, and keep apart what says something else', () => {
    const lines = [
      'user anna could not be loaded from cache',
      'user bert could not be loaded from cache',
      'user anna has no address and no mail',
    ];

    const templates = templatesOf(lines, (line) => line);

    expect(templates.map(({ words }) => words.join(' '))).toEqual([
      'user <*> could not be loaded from cache',
      'user anna has no address and no mail',
    ]);
  });

  it('mask what is no word', () => {
    const line = 'took 1m30.5s for "a b" at 10.0.0.1:80, id deadbeef01, -3 left';

    const [template] = templatesOf([line], (one) => one);

    expect(template?.words.join(' ')).toBe('took <*> for <*> at <*>, id <*>, <*> left');
  });
});
