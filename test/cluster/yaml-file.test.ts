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

  it('is refused with more aliases than any tool writes', () => {
    const many = '- *a\n'.repeat(100_001);

    expect(() => documentsOf(`- &a x\n${many}`)).toThrow('aliases');
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
    ['refuses what holds itself', 'a: &a { b: *a }', 'f.yaml is not YAML: aliases', /themselves$/],
  ])('%s', (_, text, what, where) => {
    expect(() => documentsOf(text)).toThrow(UnreadableRecording);
    expect(() => documentsOf(text)).toThrow(what);
    expect(() => documentsOf(text)).toThrow(where);
  });
});

describe('a JSON file', () => {
  it('is one document', () => {
    expect(documentsOf('{"a": [1]}', 'f.json')).toEqual([{ a: [1] }]);
  });

  it('keeps why it is none', () => {
    const failure = thrownBy(() => documentsOf('{"a": ', 'f.json'));

    expect(failure.message).toMatch(/^f\.json is not JSON: Unexpected end/);
    expect(failure.cause).toBeInstanceOf(SyntaxError);
    expect(failure.failure).toMatchObject({ is: 'broken', file: 'f.json' });
  });
});

describe('a file of another shape', () => {
  const shape = z.array(z.object({ at: z.string(), on: z.object({ name: z.string() }) }));
  const failureOf = (text: string, schema: z.ZodType = shape) =>
    thrownBy(() => parseYaml(text, 'f.yaml', schema)).message;

  it('is told where', () => {
    expect(failureOf('at: x\non: {}')).toMatch(
      /^f\.yaml does not hold what belongs there: on\.name: Invalid input[^;]*$/,
    );
    expect(failureOf('at: x\non: { name: y }\n---\nat: 1\non: { name: y }')).toContain(
      ': document 2, at: ',
    );
    expect(failureOf('a', z.array(z.unknown()).max(0))).toContain(': all of it: ');
  });

  it('is told in three places, with the number of all others', () => {
    expect(failureOf('{}\n---\n{}\n---\n{}')).toMatch(/^[^…]*(; [^…]*){2}; … \(3\)$/);
    expect(failureOf('{}')).not.toContain('…');
  });
});

function documentsOf(text: string, name = 'f.yaml') {
  return parseYaml(text, name, z.array(z.unknown()));
}

function thrownBy(act: () => unknown): UnreadableRecording {
  try {
    act();
  } catch (error) {
    if (error instanceof UnreadableRecording) return error;
  }
  throw new Error('It was read.');
}

/** Each line holds the one before it three times. */
function bomb(lines: number): string {
  const later = Array.from(
    { length: lines },
    (_, at) => `l${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`,
  );
  return ['l0: &a0 boom', ...later].join('\n');
}
