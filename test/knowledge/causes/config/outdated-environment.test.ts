import { describe, expect, it } from '@jest/globals';

import { outdatedEnvironmentCause } from '#src/knowledge/causes/config/outdated-environment.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { changedSettings, DATA, settingsReader } from '#test/support/config-changes.ts';
import { claimed } from '#test/support/crashes.ts';
import { labelled, owned } from '#test/support/objects.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

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

  it('stays silent for a pod that an update is about to replace, and not for one of its newest revision', () => {
    const settings = changedSettings(5, DATA);
    const of = (revision: string) => {
      const maker = { kind: 'apps/ReplicaSet', name: `web-${revision}` };
      const labels = { app: 'web', 'rollouts-pod-template-hash': revision };
      const pod = labelled(owned(settingsReader(), maker), labels);
      const sets = updating('w1').filter(({ kind }) => kind === 'ReplicaSet');
      const objects = [settings, rolloutOf({ canary: {} }), ...sets];
      return claimed(outdatedEnvironmentCause, pod, '', { objects });
    };

    expect(of('old')).toEqual([]);
    expect(of('new')).toHaveLength(1);
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
