import { expect, it } from '@jest/globals';

import { refKey } from '#src/domain/keys.ts';
import { findingIndex } from '#src/engine/finding-index.ts';

const at = (name: string) => ({ kind: 'Pod', namespace: 'shop', name });
const finding = (key: string, explains: readonly string[], because?: string) => ({
  key,
  explains,
  subject: at(key),
  ...(because && {
    because: { at: at(because), edge: 'x', look: 'ill' as const, finding: because },
  }),
});
const a = finding('a', ['s1', 's1'], 'b');
const b = finding('b', ['s1', 's2']);
const index = findingIndex([a, b]);

it('finds findings by their keys, by what they explain, where they lead and whom they are about', () => {
  expect(index.byKey('a')).toBe(a);
  expect(index.explaining('s1')).toEqual([a, b]);
  expect(index.leadingTo('b')).toEqual([a]);
  expect(index.about(refKey(at('b')))).toEqual([b]);
});

it('finds nothing by what is not there', () => {
  expect([index.byKey(undefined), index.byKey('c')]).toEqual([undefined, undefined]);
  expect([index.explaining('s3'), index.leadingTo('a'), index.about('c')]).toEqual([[], [], []]);
});
