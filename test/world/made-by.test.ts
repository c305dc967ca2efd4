import { expect, it } from '@jest/globals';

import type { Change } from '#src/domain/plan.ts';
import { madeBy } from '#src/world/made-by.ts';
import { ago, configMap } from '#test/support/objects.ts';

const settings = { ...configMap('settings', ago(0)), data: { level: 'info' } };
const creation: Pick<Change, 'do' | 'guard' | 'ops'> = {
  do: 'create',
  guard: [{ op: 'test', path: '/data/level', value: 'info' }],
  ops: [
    { op: 'add', path: '', value: settings },
    { op: 'replace', path: '/data/level', value: 'debug' },
  ],
};

it('a creation makes what it adds, with what it writes to that', () => {
  expect(madeBy(creation)).toEqual({ ...settings, data: { level: 'debug' } });
});

it('a creation whose guard does not hold is an error', () => {
  const guard = [{ op: 'test', path: '/data/level', value: 'warn' }] as const;

  expect(() => madeBy({ ...creation, guard })).toThrow('Test failed');
});

it.each<[string, Partial<Change>]>([
  ['patches', { do: 'patch' }],
  ['evicts', { do: 'evict', ops: [{ op: 'remove', path: '' }] }],
  ['does nothing', { ops: [] }],
  ['replaces', { ops: [{ op: 'replace', path: '', value: settings }] }],
  ['adds a field', { ops: [{ op: 'add', path: '/data', value: settings.data }] }],
  ['adds what is no object', { ops: [{ op: 'add', path: '', value: 'settings' }] }],
])('a change that %s makes none', (_, change) => {
  expect(madeBy({ ...creation, guard: [], ...change })).toBeUndefined();
});
