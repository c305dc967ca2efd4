import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';
import { parseYaml } from '#src/cluster/yaml-file.ts';

describe('a YAML file', () => {
  it('is read as YAML 1.2 says: times and "on" are words', () => {
    expect(documentsOf('at: 2026-01-01T12:00:00Z\nswitch: on\n---\n- 0x10\n')).toEqual([
      { at: '2026-01-01T12:00:00Z', switch: 'on' },
      [16],
    ]);
  });

  it('is read with the aliases that a tool writes wherever something stands twice', () => {
    const twice = Array.from({ length: 2_000 }, () => '- labels: *id001');

    expect(documentsOf(`- labels: &id001 { app: web }\n${twice.join('\n')}`)[0]).toHaveLength(
      2_001,
    );
  });

  it('is read with the aliases that a person writes', () => {
    expect(documentsOf('a: &x { b: 1 }\nc: *x')).toEqual([{ a: { b: 1 }, c: { b: 1 } }]);
  });

  it.each([
    [
      'says where it is no YAML',
      'a: 1\nb: [',
      'f.yaml is not YAML: unexpected end',
      'line 2, column 5',
    ],
    [
      'refuses a key given twice',
      'a: 1\na: 2',
      'f.yaml is not YAML: duplicated',
      'line 2, column 1',
    ],
    ['refuses aliases that multiply', bomb(12), 'f.yaml is not YAML: aliases', 'too much'],
    ['refuses what holds itself', 'a: &a { b: *a }', 'f.yaml is not YAML: aliases', 'themselves'],
  ])('%s', (_, text, what, where) => {
    expect(() => documentsOf(text)).toThrow(UnreadableRecording);
    expect(() => documentsOf(text)).toThrow(what);
    expect(() => documentsOf(text)).toThrow(where);
  });
});

function documentsOf(text: string) {
  return parseYaml(text, 'f.yaml', z.array(z.unknown()));
}

/** Each line holds the one before it three times. */
function bomb(lines: number): string {
  const later = Array.from(
    { length: lines },
    (_, at) => `l${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`,
  );
  return ['l0: &a0 boom', ...later].join('\n');
}
