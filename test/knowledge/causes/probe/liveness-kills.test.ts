import { describe, expect, it } from '@jest/globals';

import { livenessKills } from '#src/knowledge/causes/probe/liveness-kills.ts';
import { claimed } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';
import { killed, probing, restarted } from '#test/support/probes.ts';

const FAILED = event(
  'Unhealthy',
  'Liveness probe failed: HTTP probe failed with statuscode: 500',
  ago(1),
);
const about = restarted(probing('livenessProbe', 8080));

describe('liveness-kills', () => {
  it('tells what the probe got before the kubelet killed the container', () => {
    expect(claimed(livenessKills, about, '', { objects: [FAILED, killed()] })).toMatchObject([
      { params: { which: 'Liveness', said: FAILED.message }, strength: 'fits' },
    ]);
  });

  it('stays silent where no kill or no failure is reported', () => {
    expect(claimed(livenessKills, about, '', { objects: [FAILED] })).toEqual([]);
    expect(claimed(livenessKills, about, '', { objects: [killed()] })).toEqual([]);
    expect(claimed(livenessKills, about, '', { forbidden: ['events'] })).toEqual([]);
  });
});
