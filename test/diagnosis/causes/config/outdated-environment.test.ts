import { describe, expect, it } from '@jest/globals';

import { outdatedEnvironmentCause } from '#src/diagnosis/causes/config/outdated-environment.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { changedSettings, DATA, settingsReader } from '#test/support/config-changes.ts';
import { claimed } from '#test/support/crashes.ts';

const APPLIED = {
  'f:metadata': { 'f:annotations': { 'f:kubectl.kubernetes.io/last-applied-configuration': {} } },
};

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

describe('outdated-environment', () => {
  it('finds the ConfigMap that changed after the container had started', () => {
    expect(told(changedSettings(5, DATA))).toMatchObject([
      { subject: { kind: 'ConfigMap', name: 'settings' }, strength: 'entails' },
    ]);
  });

  it('is not certain where kubectl apply may have changed something else', () => {
    expect(told(changedSettings(5, { ...DATA, ...APPLIED }))).toMatchObject([{ strength: 'fits' }]);
  });

  it('stays silent for a change that was there at the start, and for one of labels', () => {
    expect(told(changedSettings(90, DATA))).toEqual([]);
    expect(told(changedSettings(5, { ...DATA, 'f:metadata': { 'f:labels': {} } }))).toEqual([]);
  });
});

function told(settings: ReturnType<typeof changedSettings>) {
  return claimed(outdatedEnvironmentCause, settingsReader(), '', { objects: [settings] });
}

function found(settings: ReturnType<typeof changedSettings>) {
  const pod = settingsReader();
  const { world } = openWorld(cluster([pod, settings]));
  return [...(outdatedEnvironmentCause.symptom?.find(pod, world) ?? [])];
}
