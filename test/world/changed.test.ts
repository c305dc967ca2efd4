import { expect, it } from '@jest/globals';

import { changed } from '#src/world/changed.ts';
import { configMap } from '#test/support/objects.ts';

const settings = { ...configMap('settings', '2026-01-01T00:00:00Z'), data: { level: 'info' } };

it('an object is changed in a copy', () => {
  const after = changed(settings, [{ op: 'replace', path: '/data/level', value: 'debug' }]);

  expect(after).toEqual({ ...settings, data: { level: 'debug' } });
  expect(settings.data).toEqual({ level: 'info' });
});

it('an operation that does not apply is an error', () => {
  expect(() =>
    changed(settings, [
      { op: 'test', path: '/data/level', value: 'warn' },
      { op: 'replace', path: '/data/level', value: 'debug' },
    ]),
  ).toThrow('Test failed');
  expect(() => changed(settings, [{ op: 'remove', path: '/data/none' }])).toThrow('/data/none');
});
