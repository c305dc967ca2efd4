import { describe, expect, it } from '@jest/globals';

import { programMissing } from '#src/knowledge/causes/probe/program-missing.ts';
import { claimed } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';
import { unready } from '#test/support/probes.ts';

const RUNC = 'OCI runtime exec failed: exec failed: unable to start container process:';
const about = unready({ readinessProbe: { exec: { command: ['redis-cli', 'ping'] } } });

describe('program-missing', () => {
  it.each([
    `${RUNC} exec: "redis-cli": executable file not found in $PATH: unknown`,
    `${RUNC} exec: "redis-cli": stat redis-cli: no such file or directory: unknown`,
    'executable file `redis-cli` not found in $PATH: No such file or directory',
  ])('finds the program that the probe cannot start: %s', (said) => {
    const objects = [errored(said)];

    expect(claimed(programMissing, about, '', { objects })).toMatchObject([
      { params: { which: 'Readiness', program: 'redis-cli' }, strength: 'entails' },
    ]);
  });

  it.each([
    'sh: curl: not found',
    '/bin/sh: 1: curl: not found',
    'bash: line 1: curl: command not found',
  ])('finds the one that a shell does not find: %s', (said) => {
    const command = ['sh', '-c', 'curl -f localhost:8080'];
    const objects = [event('Unhealthy', `Readiness probe failed: ${said}\n`, ago(0.1))];
    const inShell = unready({ readinessProbe: { exec: { command } } });

    expect(claimed(programMissing, inShell, '', { objects })).toMatchObject([
      { params: { program: 'curl', inShell: true }, strength: 'entails' },
    ]);
  });

  it('stays silent for a probe that runs and fails, and for the error of another program', () => {
    const failed = event('Unhealthy', 'Readiness probe failed: NOAUTH', ago(0.1));
    const other = errored(`${RUNC} exec: "curl": executable file not found in $PATH: unknown`);

    expect(claimed(programMissing, about, '', { objects: [failed] })).toEqual([]);
    expect(claimed(programMissing, about, '', { objects: [other] })).toEqual([]);
  });
});

function errored(said: string) {
  const message = `Readiness probe errored and resulted in unknown state: rpc error: code = Unknown desc = ${said}`;
  return event('Unhealthy', message, ago(0.1));
}
