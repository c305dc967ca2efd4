import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { recordedCluster } from '#src/cluster/recorded-cluster.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';
import type { Change } from '#src/domain/plan.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u1' };
const scaleTo = (replicas: number): Change => ({
  do: 'patch',
  on,
  guard: [{ op: 'test', path: '/spec/replicas', value: 1 }],
  absent: [],
  ops: [{ op: 'replace', path: '/spec/replicas', value: replicas }],
  undo: [],
});
const META = "capturedAt: '2026-01-01T12:00:00Z'\nserverVersion: '1.34'\ncaptured: []\n";

function deployment(replicas: number, resourceVersion?: string): string {
  return JSON.stringify({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'shop', uid: 'u1', resourceVersion, generation: 1 },
    spec: { replicas },
  });
}

describe('a recorded cluster that takes changes', () => {
  let folder: string;
  let state: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recorded-'));
    state = join(folder, 'state', 'changes.json');
    await write('recording/meta.yaml', META);
    await write('recording/objects/all.json', deployment(1, '10'));
    await write('recording/after/three/meta.yaml', META);
    await write('recording/after/three/objects/all.json', deployment(3, '20'));
    const { kind, namespace, name } = on;
    const recorded = { on: { kind, namespace, name }, ops: scaleTo(3).ops };
    await write('recording/after/three/change.yaml', JSON.stringify(recorded));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function write(file: string, content: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  /** Another process would open it in the same way. */
  const open = () => recordedCluster(join(folder, 'recording'), state);
  async function shown() {
    const cluster = open();
    const object = (await cluster.loader().load([])).get(on);
    return { object, origin: await cluster.origin() };
  }

  it('shows what was recorded after that very change', async () => {
    const sent = await open().writer.send(scaleTo(3), '10', 'apply');

    expect(sent).toMatchObject({ is: 'done', object: { spec: { replicas: 3 } } });
    expect(await shown()).toMatchObject({
      object: { value: { metadata: { resourceVersion: '20' } } },
      origin: 'recorded',
    });
  });

  it('knows that change however it is written', async () => {
    const ops = [
      { op: 'test', path: '/spec/replicas', value: 1 },
      { op: 'add', path: '/spec/replicas', value: 3 },
    ] as const;

    await open().writer.send({ ...scaleTo(3), ops }, '10', 'apply');

    expect(await shown()).toMatchObject({ origin: 'recorded' });
  });

  it('predicts where nothing was recorded', async () => {
    await open().writer.send(scaleTo(2), '10', 'apply');

    expect(await shown()).toMatchObject({
      object: {
        value: { spec: { replicas: 2 }, metadata: { resourceVersion: '11', generation: 2 } },
      },
      origin: 'predicted',
    });
  });

  it('checks like an API server and changes nothing that does not fit', async () => {
    const { writer } = open();

    const results = [
      await writer.send(scaleTo(3), '9', 'apply'),
      await writer.send({ ...scaleTo(3), on: { ...on, uid: 'u0' } }, '10', 'apply'),
      await writer.send(
        { ...scaleTo(3), guard: [{ op: 'test', path: '/spec/x', value: 1 }] },
        '10',
        'apply',
      ),
      await writer.send({ ...scaleTo(3), on: { ...on, name: 'api' } }, '10', 'apply'),
    ];

    expect(results.map(({ is }) => is)).toEqual(['conflict', 'conflict', 'conflict', 'refused']);
    expect(await shown()).toMatchObject({ object: { value: { spec: { replicas: 1 } } } });
  });

  describe('of which the recording tells no resource version', () => {
    beforeEach(async () => {
      await write('recording/objects/all.json', deployment(1));
    });

    /** As the remediator does it: the version that was read is the one that is sent. */
    async function sendTo(replicas: number, was: number, mode: 'apply' | 'dry-run') {
      const { writer } = open();
      const object = await writer.read(on);
      const version = object.is === 'known' ? object.value.metadata?.resourceVersion : undefined;
      const guard = [{ op: 'test', path: '/spec/replicas', value: was }] as const;
      return await writer.send({ ...scaleTo(replicas), guard }, version ?? '', mode);
    }

    it('takes one change after the other', async () => {
      const first = await sendTo(2, 1, 'apply');
      const second = await sendTo(4, 2, 'apply');

      expect([first.is, second.is]).toEqual(['done', 'done']);
      expect(await shown()).toMatchObject({ object: { value: { spec: { replicas: 4 } } } });
    });

    it('does not say of a dry run that the object has changed', async () => {
      expect((await sendTo(2, 1, 'dry-run')).is).toBe('not-asked');
      expect((await sendTo(3, 1, 'dry-run')).is).toBe('done');
    });

    it('takes no second change for the version of the first', async () => {
      const { writer } = open();
      const object = await writer.read(on);
      const version = object.is === 'known' ? object.value.metadata?.resourceVersion : undefined;

      await writer.send(scaleTo(2), version ?? '', 'apply');
      const late = await writer.send({ ...scaleTo(3), guard: [] }, version ?? '', 'apply');

      expect(late.is).toBe('conflict');
    });
  });

  it('tries a change that was recorded, without making it', async () => {
    const sent = await open().writer.send(scaleTo(3), '10', 'dry-run');

    expect(sent.is).toBe('done');
    expect(await shown()).toMatchObject({
      object: { value: { spec: { replicas: 1 } } },
      origin: 'recorded',
    });
  });

  it('has no answer for what was not recorded, as no API server was asked', async () => {
    const sent = await open().writer.send(scaleTo(2), '10', 'dry-run');

    expect(sent.is).toBe('not-asked');
  });

  it('carries out one of two changes sent at once', async () => {
    const { writer } = open();

    const both = await Promise.all([
      writer.send(scaleTo(3), '10', 'apply'),
      writer.send(scaleTo(2), '10', 'apply'),
    ]);

    expect(both.map(({ is }) => is)).toEqual(['done', 'conflict']);
    expect(await readdir(dirname(state))).toEqual(['changes.json']);
  });

  it('stands as before without its state file, or with that of another recording', async () => {
    await open().writer.send(scaleTo(3), '10', 'apply');
    await write('state/changes.json', JSON.stringify({ v: 1, recording: '/other', changes: [] }));

    expect(await shown()).toMatchObject({ object: { value: { spec: { replicas: 1 } } } });
    await rm(state);
    expect(await shown()).toMatchObject({ object: { value: { spec: { replicas: 1 } } } });
  });

  it('names a state file that it cannot read', async () => {
    await write('state/changes.json', '{"v": 2}');

    const reading = open().loader().load([]);

    await expect(reading).rejects.toThrow(UnreadableRecording);
    await expect(reading).rejects.toThrow('changes.json');
  });

  it('does not know who may do what', async () => {
    const permission = await open().writer.permits({ user: 'mina', groups: [] }, scaleTo(3));

    expect(permission).toEqual({ is: 'not-checked', why: 'recorded-cluster' });
  });
});
