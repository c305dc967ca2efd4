import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { livenessKills } from '#src/knowledge/causes/probe/liveness-kills.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed } from '#test/support/crashes.ts';
import { ago, event, pod } from '#test/support/objects.ts';
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

describe('liveness-kills of a container with a small CPU limit', () => {
  const limited = (cpu?: string) => ({
    ...probing('livenessProbe', 8080),
    image: 'app:1',
    ...(cpu && { resources: { limits: { cpu } } }),
  });
  const late = event(
    'Unhealthy',
    'Liveness probe failed: Get "http://10.244.1.82:8080/healthz": context deadline exceeded',
    ago(1),
  );
  const ample = (cpu?: string): Resource<'Pod'> => {
    const one = pod({ container: limited(cpu) });
    return {
      ...one,
      metadata: { ...one.metadata, name: 'other', uid: 'pod-2' },
      status: { ...one.status, conditions: [{ type: 'Ready', status: 'True' }] },
    };
  };
  const claim = (cpu?: string, objects: readonly Resource[] = [], said = late) =>
    claimed(livenessKills, restarted(limited(cpu)), '', {
      objects: [said, killed(), ...objects],
    })[0];

  it('says that the limit slows it, and who runs the same image with more', () => {
    const [tight, compared] = [claim('100m'), claim('100m', [ample()])];

    expect(tight?.params).toMatchObject({ cpu: { limit: '100m' } });
    expect(tight?.evidence.at(-1)).toMatchObject({ quote: '100m' });
    expect(compared?.params).toMatchObject({ cpu: { ample: { pod: 'other' } } });
    expect(compared && adviceOn(livenessKills, compared)?.text).toContain('CPU limit');
    expect(compared && livenessKills.text.ko(compared.subject, compared.params).detail).toContain(
      '100m',
    );
  });

  it('says nothing of it where there is enough, or the program answered at once', () => {
    expect(claim('1')?.params).not.toHaveProperty('cpu');
    expect(claim()?.params).not.toHaveProperty('cpu');
    expect(claim('100m', [], FAILED)?.params).not.toHaveProperty('cpu');
    expect(claim('100m', [ample('150m')])?.params).toMatchObject({ cpu: { limit: '100m' } });
    expect(claim('100m', [ample('150m')])?.params).not.toHaveProperty('cpu.ample');
  });
});
