import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import type { Scan, Unread } from '#src/domain/verdict.ts';
import { kubewhy } from '#test/support/command-lines.ts';
import { engineThat, unreachable } from '#test/support/engines.ts';
import { ScanSchema } from '#test/support/scan-schema.ts';

const CANARY = ['scan', '-n', 'blog-system', '--snapshot', 'recordings/inc-000-1'];

describe('kubewhy scan', () => {
  it('tells a person what is wrong, whom it hurts, and what to ask next', async () => {
    const { status, out } = await kubewhy(CANARY);

    expect(status).toBe(0);
    expect(unwrapped(out)).toContain('One thing is wrong in namespace blog-system');
    expect(unwrapped(out)).toContain('affects Rollout blog-system/web');
    expect(out).toContain('kubewhy why rollout/web -n blog-system');
  });

  it('asks next about the workload that the trouble is about, where it hurts others too', async () => {
    const { out } = await kubewhy(['scan', '--snapshot', 'test/scenarios/complains-of-a-peer']);

    expect(unwrapped(out)).toContain('affects Deployment shop/redis, Service shop/redis');
    expect(out).toContain('kubewhy why deployment/redis -n shop');
  });

  it('asks next in the same cluster and language, as a shell takes it', async () => {
    const folder = await mkdtemp(join(tmpdir(), "mina's-"));
    await cp('recordings/inc-000-1', folder, { recursive: true });

    const { out } = await kubewhy(['scan', '--snapshot', folder, '--lang', 'ko']);
    await rm(folder, { recursive: true });

    const quoted = folder.replace("'", String.raw`'\''`);
    expect(out).toContain(`rollout/web -n blog-system --snapshot '${quoted}' --lang ko`);
  });

  it('says in one line which lists a recording of one namespace does not hold', async () => {
    const { out } = await kubewhy(['scan', '--snapshot', 'test/scenarios/oom-limit']);

    const [, notChecked = ''] = unwrapped(out).split('Not checked');
    expect(notChecked.match(/the recording does not hold all of them/g)).toHaveLength(1);
    expect(notChecked).toContain('Deployment, ReplicaSet');
  });

  it('answers a program in JSON, which keeps to the published schema, the same bytes each time', async () => {
    const { out } = await kubewhy([...CANARY, '-o', 'json']);

    const { incidents } = ScanSchema.parse(JSON.parse(out));
    expect(incidents.map(({ findings }) => findings[0]?.id)).toEqual([
      'scheduling/spread-counts-tainted-node',
    ]);
    expect((await kubewhy([...CANARY, '-o', 'json'])).out).toBe(out);
  });

  it('speaks Korean', async () => {
    expect((await kubewhy([...CANARY, '--lang', 'ko'])).out).toContain('문제 1건');
  });

  it('says so when it sees nothing wrong', async () => {
    const { status, out } = await kubewhy(['scan'], { engine: engineThat() });

    expect(status).toBe(0);
    expect(unwrapped(out)).toBe(
      'Nothing wrong found in the cluster (0 objects checked). ' +
        'Logs of healthy pods were not read. If a workload still misbehaves, ask why about it. ',
    );
  });

  it.each([
    ['en', 'Nothing was checked: the cluster could not be read (every'],
    ['ko', '아무것도 확인하지 못했습니다. 클러스터의 상태를 읽을 수 없습니다'],
  ])('says first in %s that it may not look, and that it did not', async (lang, said) => {
    const refused: Unread = { read: { list: 'Pod', scope: { all: true } }, why: 'forbidden' };
    const scan = async () => scanOf({ read: 'nothing', notChecked: [refused] });

    const { status, out } = await kubewhy(['scan', '--lang', lang], {
      engine: engineThat({ scan }),
    });

    expect(status).toBe(3);
    expect(unwrapped(out).startsWith(said)).toBe(true);
  });

  it.each([
    ['warning', 1],
    ['critical', 0],
  ] as const)('ends by --fail-on %s with %i', async (severity, ended) => {
    expect((await kubewhy([...CANARY, '--fail-on', severity])).status).toBe(ended);
  });

  it.each([
    ['both -n and -A', ['-n', 'shop', '-A'], 2, 'Give -n <namespace> or -A, not both'],
    ['a snapshot that is not there', ['--snapshot', 'nowhere'], 3, 'nowhere'],
  ] as const)('refuses %s', async (_, options, ended, said) => {
    const { status, err } = await kubewhy(['scan', ...options]);

    expect(status).toBe(ended);
    expect(err).toContain(said);
  });

  it.each([
    ['en', 'There is no namespace blog-sytem. Perhaps one of these: blog-system.'],
    ['ko', 'blog-sytem 네임스페이스가 없습니다. 혹시 이 중 하나입니까: blog-system'],
  ])('tells in %s that a namespace does not exist', async (lang, said) => {
    const asked = ['scan', '-n', 'blog-sytem', '--snapshot', 'recordings/inc-000-1'];

    const { status, out, err } = await kubewhy([...asked, '--lang', lang, '-o', 'json']);

    expect(status).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'unknown-namespace' } });
    expect(err).toContain(said);
  });

  it('tells that the cluster does not answer', async () => {
    const { status, out, err } = await kubewhy(['scan', '-o', 'json'], {
      engine: engineThat({ scan: unreachable }),
    });

    expect(status).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'unreachable' } });
    expect(err).toContain('ECONNREFUSED');
  });
});

function scanOf(parts: Partial<Scan>): Scan {
  return { troubles: [], looked: 0, read: 'all', notChecked: [], crashes: [], ...parts };
}

function unwrapped(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
