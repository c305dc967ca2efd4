import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { readRecording } from '#src/cluster/recording.ts';
import { writeRecording } from '#src/cluster/write-recording.ts';
import { BadConfig } from '#src/domain/errors.ts';
import type { Recording } from '#src/world/recorded.ts';
import { ago, configMap, event, NOW, pod } from '#test/support/objects.ts';

const recording: Recording = {
  now: NOW,
  server: '1.34',
  captured: [{ resources: '*', namespaces: ['shop', ''] }],
  notCaptured: [{ resource: 'secrets', namespace: 'shop', reason: 'forbidden' }],
  objects: [configMap('yes', ago(1)), configMap('1e3', ago(2)), event('x', 'a\nb: #c', NOW), pod()],
  logs: [
    {
      pod: { kind: 'Pod', namespace: 'shop', name: 'web' },
      container: 'app',
      run: 'previous',
      lines: [{ at: NOW, text: 'starting' }, { text: 'bye' }],
    },
  ],
};

describe('writeRecording', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'written-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes what readRecording reads', async () => {
    await writeRecording(join(folder, 'recording'), recording);

    expect(await readRecording(join(folder, 'recording'))).toEqual(recording);
    expect(await readdir(folder)).toEqual(['recording']);
  });

  it('writes nothing outside of its folder, whatever a container is called', async () => {
    const [log] = recording.logs;
    const logs = log ? [{ ...log, container: '../../../../escaped' }, log] : [];

    await writeRecording(join(folder, 'a', 'recording'), { ...recording, logs });

    expect(await readdir(folder)).toEqual(['a']);
    expect((await readRecording(join(folder, 'a', 'recording'))).logs).toEqual(recording.logs);
  });

  it('leaves a folder alone that holds something', async () => {
    await writeRecording(join(folder, 'recording'), recording);

    await expect(writeRecording(folder, recording)).rejects.toThrow(BadConfig);
  });
});
