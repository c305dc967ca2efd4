import { describe, expect, it } from '@jest/globals';

import { livenessKills } from '#src/knowledge/causes/probe/liveness-kills.ts';
import { adviceOn } from '#test/support/advised.ts';
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

  it('says of a command that it runs longer than its time', () => {
    const command = restarted({
      livenessProbe: { exec: { command: ['python', 'check.py'] }, timeoutSeconds: 10 },
    });
    const late = event(
      'Unhealthy',
      'Liveness probe failed: command "python -c import os\nos.check()" timed out',
      ago(1),
    );
    const [claim] = claimed(livenessKills, command, '', { objects: [late, killed()] });

    expect(claim).toMatchObject({ params: { answer: 'timeout', isExec: true, seconds: 10 } });
    expect(claim && livenessKills.text.en(claim.subject, claim.params).detail).toContain('1.20');
    expect(claim && adviceOn(livenessKills, claim)?.text).toContain('timeoutSeconds');
  });

  it('stays silent where no kill or no failure is reported', () => {
    expect(claimed(livenessKills, about, '', { objects: [FAILED] })).toEqual([]);
    expect(claimed(livenessKills, about, '', { objects: [killed()] })).toEqual([]);
    expect(claimed(livenessKills, about, '', { forbidden: ['events'] })).toEqual([]);
  });
});
