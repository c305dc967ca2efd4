import { execFileSync } from 'node:child_process';

import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { shell } from '#src/text/shell.ts';

it('leaves what is plain as people write it', () => {
  const pods = ['web-1', 'web-2'];

  expect(shell`kubectl -n ${'shop'} delete pod ${pods} --grace-period=${0}`).toBe(
    'kubectl -n shop delete pod web-1 web-2 --grace-period=0',
  );
});

it.each([
  ['$(rm -rf .)', "get pod/'$(rm -rf .)'"],
  ["it's", String.raw`get pod/'it'\''s'`],
  ['', "get pod/''"],
])('quotes %s', (name, command) => {
  expect(shell`get pod/${name}`).toBe(command);
});

it('makes one word of any text, as a shell reads it', () => {
  const word = fc.string({ unit: 'binary' }).filter((text) => !/[\0\ud800-\udfff]/.test(text));

  fc.assert(
    fc.property(word, (text) => {
      const said = execFileSync('/bin/sh', ['-c', shell`printf %s ${text}`], { encoding: 'utf8' });
      expect(said).toBe(text);
    }),
    { numRuns: 30 },
  );
});
