import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { CheckAnswerSchema } from '#test/support/check-answer-schema.ts';
import { kubewhy } from '#test/support/command-lines.ts';

const CANARY = ['--snapshot', 'recordings/inc-000-1'];

describe('kubewhy check', () => {
  it('goes through every list, and names those of which nothing is there', async () => {
    const { status, out } = await kubewhy(['check', ...CANARY]);

    expect(status).toBe(0);
    expect(out).toMatch(/^The cluster: \d+ failed, \d+ passed, \d+ not checked\./);
    expect(out).toContain('✗ Rollout blog-system/web: web: a spread rule counts node k8s-cp');
    expect(out).toContain(
      `$ kubewhy why rollout/web -n blog-system --snapshot recordings/inc-000-1`,
    );
    expect(out).toContain('Nothing here for: storage, backups');
  });

  it('goes through one list by its name, or by what people call it', async () => {
    const { out } = await kubewhy(['check', 'nodes', ...CANARY]);

    expect(out).toContain('✓ Nodes are Ready');
    expect(out).not.toContain('Rollout');
    expect((await kubewhy(['check', 'node', ...CANARY])).out).toBe(out);
  });

  it('names the lists where it is asked for one that does not exist', async () => {
    const { status, err } = await kubewhy(['check', 'rolouts', ...CANARY]);

    expect(status).toBe(2);
    expect(err).toContain('did you mean rollouts? The lists are rollouts, ingress');
  });

  it('answers a program in JSON, which keeps to the published schema, the same bytes each time', async () => {
    const { out } = await kubewhy(['check', 'rollouts', ...CANARY, '-o', 'json']);

    const { lists } = CheckAnswerSchema.parse(JSON.parse(out));
    expect(lists[0]?.lines[0]).toMatchObject({
      item: 'rollouts/well',
      is: 'fail',
      severity: 'warning',
    });
    expect((await kubewhy(['check', 'rollouts', ...CANARY, '-o', 'json'])).out).toBe(out);
  });

  it('ends with 1 only where --fail-on asks for it and something as severe has failed', async () => {
    const asking = ['check', 'rollouts', ...CANARY];

    expect((await kubewhy([...asking, '--fail-on', 'warning'])).status).toBe(1);
    expect((await kubewhy([...asking, '--fail-on', 'critical'])).status).toBe(0);
    expect((await kubewhy(['check', 'nodes', ...CANARY, '--fail-on', 'warning'])).status).toBe(0);
  });

  it('speaks Korean', async () => {
    const { out } = await kubewhy(['check', 'nodes', ...CANARY, '--lang', 'ko']);

    expect(out).toContain('통과');
    expect(out).toContain('✓ cordon 상태로 방치된 노드가 없습니다');
  });

  it('takes lists of kubewhy.yaml, and leaves out what it leaves out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kubewhy-check-'));
    const file = join(folder, 'kubewhy.yaml');
    await writeFile(
      file,
      'cluster: { name: lab }\nchecks:\n  lists: { morning: [nodes/*] }\n  without: [nodes/cordoned]\n',
    );

    const { out } = await kubewhy(['check', 'morning', ...CANARY, '--config', file]);
    await rm(folder, { recursive: true });

    expect(out).toContain('Nodes are Ready');
    expect(out).not.toContain('cordoned');
  });

  it('says that a namespace does not exist', async () => {
    const { status, err } = await kubewhy([
      'check',
      '-n',
      'shp',
      '--snapshot',
      'test/scenarios/oom-limit',
    ]);

    expect(status).toBe(2);
    expect(err).toContain('shp');
  });
});
