import { describe, expect, it } from '@jest/globals';

import { openCluster } from '#src/cluster/open-cluster.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';

describe('openCluster', () => {
  it('plays a recording, and says so', async () => {
    const recording = 'recordings/inc-000-1';
    const cluster = openCluster({ name: 'demo', recording, state: '/nowhere/state.json' });

    await cluster.ready();

    expect(cluster.name).toBe('demo');
    expect(await cluster.origin?.()).toBe('recorded');
  });

  it('says at the start that there is no such recording', async () => {
    const { ready } = openCluster({ name: 'demo', recording: '/nowhere', state: '/nowhere.json' });

    await expect(ready()).rejects.toThrow(UnreadableRecording);
  });

  it('of a live cluster claims no origin', () => {
    expect(openCluster({ name: 'prod' })).not.toHaveProperty('origin');
  });
});
