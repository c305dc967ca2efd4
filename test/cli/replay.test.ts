import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

const CANARY = ['web-6c7c', '-n', 'blog-system', '--snapshot', 'recordings/inc-000-1'];

describe('kubewhy replay', () => {
  let file = '';
  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'replay-')), 'saved.json');
  });
  afterEach(() => rm(join(file, '..'), { recursive: true }));

  it('gives the same bytes from what was saved, without the cluster', async () => {
    const first = await kubewhy(['why', ...CANARY, '-o', 'json', '--save', file]);

    const again = await kubewhy(['replay', file, '-o', 'json']);

    expect(first.err).toContain(`Saved in ${file}`);
    expect(again).toMatchObject({ status: 0, out: first.out });
    expect(again.err).toContain('The same answer as kubewhy');
  });

  it('does so for a scan, in its language', async () => {
    const asked = ['scan', '--snapshot', 'recordings/inc-000-1', '--lang', 'ko'];
    const first = await kubewhy([...asked, '--save', file, '-o', 'json']);

    const again = await kubewhy(['replay', file, '-o', 'json']);

    expect(again).toMatchObject({ status: 0, out: first.out });
  });

  it.each([
    ['an answer', ['why', ...CANARY]],
    ['a scan', ['scan', '--snapshot', 'recordings/inc-000-1']],
  ])('says %s again in another language, and compares it all the same', async (_, asked) => {
    await kubewhy([...asked, '--save', file]);
    const korean = await kubewhy([...asked, '--lang', 'ko', '-o', 'json']);

    const again = await kubewhy(['replay', file, '--lang', 'ko', '-o', 'json']);

    expect(again).toMatchObject({ status: 0, out: korean.out });
    expect(again.err).toContain('버전의 답과 같습니다');
  });

  it('tells when this version answers otherwise', async () => {
    await kubewhy(['why', ...CANARY, '--save', file]);
    const saved = await readFile(file, 'utf8');
    await writeFile(file, saved.replace(/"summary":"[^"]*"/, '"summary":"all is well"'));

    const { status, err } = await kubewhy(['replay', file]);

    expect(status).toBe(0);
    expect(err).toContain('"all is well", and now "');
  });

  it('says so when this version finds no such target in what was saved', async () => {
    await kubewhy(['why', ...CANARY, '--save', file]);
    const saved = JSON.parse(await readFile(file, 'utf8'));
    saved.question.asked.why.text = 'no-such-thing';
    await writeFile(file, JSON.stringify(saved));

    const { status, err } = await kubewhy(['replay', file]);

    expect(status).toBe(2);
    expect(err).toContain('no-such-thing');
  });

  it('refuses what is no replay', async () => {
    const { status, err } = await kubewhy(['replay', 'package.json']);

    expect(status).toBe(3);
    expect(err).toContain('package.json is no replay');
  });
});
