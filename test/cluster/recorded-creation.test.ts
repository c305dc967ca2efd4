import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { recordedCluster } from '#src/cluster/recorded-cluster.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Change } from '#src/domain/plan.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const copy = { ...web, name: 'web-2' };
const deployment = ({ namespace, name }: typeof web) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace, name },
});
const creation: Change = {
  do: 'create',
  on: copy,
  guard: [],
  absent: [],
  ops: [{ op: 'add', path: '', value: deployment(copy) }],
  undo: [],
};

describe('a recorded cluster in which an object is made', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recorded-'));
    await writeFile(join(folder, 'web.json'), JSON.stringify(deployment(web)));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Another process would open it in the same way. */
  const open = () => recordedCluster(join(folder, 'web.json'), join(folder, 'changes.json'));
  const found = async (ref: Ref) => (await open().loader().load([])).get(ref);

  it('has it beside the others, with what an API server gives it', async () => {
    expect(await open().writer.send(creation, '', 'apply')).toMatchObject({ is: 'done' });

    const metadata = { name: 'web-2', uid: expect.any(String), resourceVersion: '1' };
    expect(await found(copy)).toMatchObject({ is: 'known', value: { metadata } });
    expect(await found(web)).toMatchObject({ is: 'known' });
  });

  it('makes it once', async () => {
    await open().writer.send(creation, '', 'apply');

    expect(await open().writer.send(creation, '', 'apply')).toMatchObject({ is: 'conflict' });
  });
});
