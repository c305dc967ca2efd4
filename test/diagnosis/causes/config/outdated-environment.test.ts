import { describe, expect, it } from '@jest/globals';

import { outdatedEnvironmentCause } from '#src/diagnosis/causes/config/outdated-environment.ts';
import { changedSettings, DATA, settingsReader } from '#test/support/config-changes.ts';
import { claimed } from '#test/support/crashes.ts';

const APPLIED = {
  'f:metadata': { 'f:annotations': { 'f:kubectl.kubernetes.io/last-applied-configuration': {} } },
};

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
