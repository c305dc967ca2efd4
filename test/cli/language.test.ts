import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { saidOf } from '#src/cli/failure.ts';
import { UsageError } from '#src/cli/usage-error.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';
import { BadConfig, type Failure, NoCluster } from '#src/domain/errors.ts';
import { kubewhy } from '#test/support/command-lines.ts';

describe('a command that cannot begin', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'language-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['without a target', ['why'], '대상을 지정하십시오'],
    ['with several targets', ['why', 'pod/a', 'pod/b'], '한 번에 대상 하나만'],
    ['on a snapshot that is not there', ['why', 'web', '--snapshot', 'none'], 'none 경로에'],
    ['on what is no snapshot', ['scan', '--snapshot', 'docs'], '클러스터 기록이 아닙니다'],
    ['on no replay', ['replay', 'package.json'], '저장된 답이 아닙니다'],
    ['without a text', ['explain'], '텍스트가 비어 있습니다'],
    ['everywhere and in one namespace', ['scan', '-A', '-n', 'shop'], '하나만 지정하십시오'],
    ['on no kubeconfig', ['why', 'web', '--kubeconfig', 'none'], '읽을 수 없습니다'],
  ])('says so in Korean: %s', async (_, args, said) => {
    const { err, status } = await kubewhy([...args, '--lang', 'ko']);

    expect(status).toBeGreaterThan(1);
    expect(err).toContain(said);
  });

  it('says in one line what a file lacks', async () => {
    await writeFile(join(folder, 'meta.yaml'), 'capturedAt: yesterday');

    const { err } = await kubewhy(['why', 'web', '--snapshot', folder]);

    expect(err).toContain('meta.yaml does not hold what belongs there: capturedAt: ');
    expect(err.trimEnd()).not.toMatch(/\n|✖|→/);
  });
});

describe('a failure in words', () => {
  it.each<Failure>([
    { is: 'not-there', file: 'f' },
    { is: 'no-recording', file: 'f' },
    { is: 'other-file', file: 'f' },
    { is: 'link', file: 'f' },
    { is: 'no-object', file: 'f' },
    { is: 'no-replay', file: 'f' },
    { is: 'broken', file: 'f', detail: 'x' },
    { is: 'no-kubeconfig' },
    { is: 'bad-kubeconfig' },
    { is: 'no-context', meant: 'lab', contexts: ['a'] },
    { is: 'no-context', meant: 'lab', contexts: [] },
  ])('is Korean for %j, and as the error says it in English', (failure) => {
    const error = new NoCluster('as it is', failure);

    expect(saidOf(error, 'ko')).toMatch(/\p{Script=Hangul}/u);
    expect(saidOf(error, 'en')).toBe('as it is');
  });

  it('is that of the file which a wrong command line names', () => {
    const cause = new UnreadableRecording('f', { failure: { is: 'not-there', file: 'f' } });

    expect(saidOf(new UsageError('f', { cause }), 'ko')).toContain('f 경로에');
  });

  it('is as the error says it where it says no more', () => {
    expect(saidOf(new BadConfig('a key is missing'), 'ko')).toBe('a key is missing');
  });
});
