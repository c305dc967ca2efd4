import { expect, it } from '@jest/globals';

import { cutLine, cutText } from '#src/text/cut-text.ts';

it('leaves a line alone that somebody could read', () => {
  const line = `dial tcp 10.0.0.1:5432: ${'x'.repeat(2_000)}`;

  expect(cutLine(line)).toBe(line);
});

it('keeps the head and the tail of a longer one', () => {
  const line = `level=error ${'x'.repeat(64 * 1024)} connection refused`;

  const cut = cutLine(line);

  expect(cut).toHaveLength(2_048);
  expect(cut).toMatch(/^level=error x.* … .*x connection refused$/);
});

it('keeps each line of a message that is as long as the kubelet lets it be', () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${at} ${'x'.repeat(80)}`).join('\n');

  expect(cutText(message)).toBe(message);
});

it('cuts the lines of a message, and the whole of it', () => {
  const [one, two] = ['a'.repeat(3_000), 'b'.repeat(3_000)];

  expect(cutText(`${one}\nthe end`)).toBe(`${cutLine(one)}\nthe end`);
  expect(cutText(`${one}\n${two}\nthe end`)).toHaveLength(4_096);
  expect(cutText(`${one}\n${two}\nthe end`)).toMatch(/^a+ … .* … b+\nthe end$/s);
});
