import { describe, expect, it } from '@jest/globals';

import { configOutdated } from '#src/diagnosis/symptoms/config-outdated.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { changedSettings, DATA, settingsReader } from '#test/support/config-changes.ts';

describe('config-outdated', () => {
  it('finds a container whose environment is older than its ConfigMap', () => {
    expect(found(changedSettings(5, DATA))).toMatchObject([
      { part: 'app', reason: 'ConfigMapChanged', hurts: 'progress' },
    ]);
  });

  it('stays silent for one that began after the change', () => {
    expect(found(changedSettings(90, DATA))).toEqual([]);
  });
});

function found(settings: ReturnType<typeof changedSettings>) {
  const pod = settingsReader();
  const { world } = openWorld(cluster([pod, settings]));
  return [...configOutdated.find(pod, world)];
}
