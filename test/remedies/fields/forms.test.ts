import { describe, expect, it } from '@jest/globals';

import {
  fewer,
  inTemplates,
  NAME,
  NOTHING,
  PORT,
  QUANTITY,
  SOME,
  TEXT,
  USER,
} from '#src/remedies/fields/forms.ts';

const LONG = `a${'b'.repeat(251)}`;

describe('what may stand in a field', () => {
  it.each([
    ['a quantity', QUANTITY, ['1', '256Mi', '1.5Gi', '100m', '10.25'], ['', '-1', '1 Gi', '1.', 1]],
    ['a port', PORT, [1, 65_535], [0, 65_536, 80.5, '80']],
    ['a count', SOME, [1, 10_000], [0, 10_001, 1.5, '3']],
    [
      'a name',
      NAME,
      ['a', 'web-1.example', '0', `${LONG}c`],
      ['', '-a', 'a-', 'A', 'a/b', `${LONG}cd`, 'a_b'],
    ],
    ['a text', TEXT, ['', 'any thing', 'a'.repeat(4_096)], ['a'.repeat(4_097), 7]],
    ['a user', USER, [1, 2_147_483_647], [0, 2_147_483_648, 1.5, '1']],
    ['nothing', NOTHING, [undefined], [null, '', 0]],
  ] as const)('as %s', (_, allows, these, notThose) => {
    expect(these.filter((value) => !allows(value, undefined))).toEqual([]);
    expect(notThose.filter((value) => allows(value, undefined))).toEqual([]);
  });

  it.each([
    [undefined, ['a', 'b'], true],
    [[], ['a', 'b'], true],
    [['b'], ['a', 'b'], true],
    [[{ key: 'a' }], [{ key: 'a' }, { key: 'b' }], true],
    [['a', 'c'], ['a', 'b'], false],
    [['a'], undefined, false],
    ['a', ['a'], false],
  ])('as some of what was there: %j of %j is %s', (value, was, is) => {
    expect(fewer()(value, was)).toBe(is);
  });
});

it('a field of pods may stand in any workload, and of a Job in its copy', () => {
  const reaches = inTemplates({ '/hostNetwork': NOTHING });

  const places = reaches.flatMap(({ of, paths, creates }) =>
    Object.keys(paths).map((path) => [of, path, creates?.from]),
  );
  expect(places).toEqual([
    [
      ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'],
      '/spec/template/spec/hostNetwork',
      undefined,
    ],
    [['batch/CronJob'], '/spec/jobTemplate/spec/template/spec/hostNetwork', undefined],
    [['batch/Job'], '/spec/template/spec/hostNetwork', 'batch/Job'],
  ]);
});
