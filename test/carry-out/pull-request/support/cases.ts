import { expect } from '@jest/globals';

import { type Asked, broughtBy } from '#test/carry-out/pull-request/support/tree.ts';
import { difference } from '#test/gitops/support/difference.ts';

/** A tree, and the lines of one file of it that a pull request takes out and puts in. */
export type Case = Asked &
  Readonly<{ what: string; file: string; out: readonly string[]; put: readonly string[] }>;

/** That change the right line, while every other byte stays and Git makes nothing else of it. */
export async function expectOnlyThat({ file, out, put, ...asked }: Case): Promise<void> {
  const brought = await broughtBy(asked);

  if (!('files' in brought)) throw new Error(JSON.stringify(brought));
  const { files, before, after, diffs } = brought;
  expect(difference(asked.files[file] ?? '', files[file])).toEqual({ out, put });
  expect({ ...files, [file]: '' }).toEqual({ ...asked.files, [file]: '' });
  expect(after).toEqual(before.map((one) => (isIt(one, asked) ? withImage(one) : one)));
  expect(linesOf(diffs, '-')).toEqual(out.map(shown));
  expect(linesOf(diffs, '+')).toEqual(put.map(shown));
}

type Made = Readonly<{
  metadata: Readonly<{ name: string }>;
  spec: { template: { spec: { containers: readonly object[] } } };
}>;

function isIt(one: unknown, { name = 'web' }: Asked): boolean {
  return (one as Made).metadata.name === name;
}

function withImage(one: unknown) {
  const { spec, ...made } = one as Made;
  const [container] = spec.template.spec.containers;
  const containers = [{ ...container, image: 'web:2' }];
  return { ...made, spec: { ...spec, template: { spec: { containers } } } };
}

function linesOf(diffs: readonly string[], sign: string): readonly string[] {
  return diffs
    .flatMap((diff) => diff.split('\n').slice(1))
    .flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []));
}

/** Without the sign of a line end. */
function shown(line: string): string {
  return line.replace(/\r$/, '');
}
