import { expect, it } from '@jest/globals';

import { spansPerItem } from '#src/text/redaction/spans-per-item.ts';

const find = (text: string) =>
  Array.from(text.matchAll(/-a (\w+ \w+)/g), ({ index, 0: all, 1: said = '' }) => {
    const to = index + all.length;
    return [to - said.length, to] as const;
  });

it('is told of each item of a list which part was found', () => {
  expect(spansPerItem(['redis-cli', '-a', 'one', 'two!'], find)).toEqual([
    [],
    [],
    [[0, 3]],
    [[0, 3]],
  ]);
});

it('is nothing of a list of one, which has nothing before it', () => {
  expect(spansPerItem(['-a one two'], find)).toEqual([[]]);
});
