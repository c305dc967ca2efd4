import { describe, expect, it } from '@jest/globals';

import { programNotFound } from '#src/knowledge/causes/crash/program-not-found.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const RUNC =
  'failed to create containerd task: OCI runtime create failed: runc create failed: unable to start container process:';

describe('program-not-found', () => {
  it.each([
    [
      `${RUNC} exec: "pyhton3": executable file not found in $PATH: unknown`,
      'pyhton3',
      'not-in-path',
    ],
    [
      `${RUNC} exec: "/app/run": stat /app/run: no such file or directory: unknown`,
      '/app/run',
      'no-such-file',
    ],
    [`${RUNC} exec: "/app/run": permission denied: unknown`, '/app/run', 'not-executable'],
    [
      `${RUNC} chdir to cwd ("/srv") set in config.json failed: no such file or directory`,
      '/srv',
      'no-directory',
    ],
    [
      'crun: executable file `nodee` not found in $PATH: No such file or directory',
      'nodee',
      'not-in-path',
    ],
  ])('reads the runtime: %s', (message, program, problem) => {
    const about = crashing({ ended: { exitCode: 128, reason: 'StartError', message } });

    expect(claimed(programNotFound, about)).toMatchObject([
      { params: { program, problem }, strength: 'entails' },
    ]);
  });

  it.each([
    [127, 'sh: exec: line 0: gunicorn: not found', 'gunicorn'],
    [127, 'bash: line 1: gunicorn: command not found', 'gunicorn'],
    [127, '/bin/sh: 1: gunicorn: not found', 'gunicorn'],
    [127, "env: 'gunicorn': No such file or directory", 'gunicorn'],
    [126, '/bin/sh: 1: /app/start.sh: Permission denied', '/app/start.sh'],
  ])('reads a shell that ends with %i: %s', (exitCode, line, program) => {
    expect(claimed(programNotFound, crashing({ ended: { exitCode } }), line)).toMatchObject([
      { params: { program }, strength: 'entails' },
    ]);
  });

  it('knows a file that is there and whose interpreter is not', () => {
    const about = crashing({ ended: { exitCode: 255 } });
    const log = 'exec /entrypoint.sh: no such file or directory';

    expect(claimed(programNotFound, about, log)).toMatchObject([
      { params: { program: '/entrypoint.sh', problem: 'no-interpreter' }, strength: 'entails' },
    ]);
    expect(claimed(programNotFound, about, `starting\n${log}`)).toEqual([]);
  });

  it.each([
    [127, "/usr/bin/env: 'bash\\r': No such file or directory", 'bash', 'entails'],
    [
      126,
      '/bin/sh: /app/run.sh: /bin/bash^M: bad interpreter: No such file',
      '/app/run.sh',
      'entails',
    ],
    [2, "/start.sh: line 2: $'\\r': command not found", '/start.sh', 'fits'],
    [2, "/start.sh: line 5: syntax error near unexpected token `$'do\\r''", '/start.sh', 'fits'],
    [2, '/start.sh: 2: set: Illegal option -\r', '/start.sh', 'fits'],
  ])('knows the line endings of Windows, exit code %i: %s', (exitCode, line, program, strength) => {
    expect(claimed(programNotFound, crashing({ ended: { exitCode } }), line)).toMatchObject([
      { params: { program, problem: 'carriage-return' }, strength },
    ]);
  });

  it('quotes the command that names it', () => {
    const about = crashing({
      container: { command: ['sh', '-c', 'exec gunicorn app'] },
      ended: { exitCode: 127 },
    });

    const [claim] = claimed(programNotFound, about, 'sh: gunicorn: not found');

    expect(claim?.evidence.at(-1)).toMatchObject({ path: '/spec/containers/0/command/2' });
  });

  it.each([
    ['a file without its mode', `${RUNC} exec: "/app/run": permission denied: unknown`, 'chmod +x'],
    ['a name that is not there', `${RUNC} exec: "run": executable file not found in $PATH`, 'PATH'],
  ])('advises what fits %s', (_, message, words) => {
    const about = crashing({ ended: { exitCode: 128, reason: 'StartError', message } });

    const advice = claimed(programNotFound, about).map((claim) => adviceOn(programNotFound, claim));

    expect(advice).toMatchObject([{ text: expect.stringContaining(words) }]);
  });

  it('leaves a line alone that did not end the program', () => {
    expect(claimed(programNotFound, crashing(), 'sh: curl: not found')).toEqual([]);
  });

  it('stays silent for a good end', () => {
    const about = crashing({ ended: { exitCode: 0 } });

    expect(claimed(programNotFound, about, "env: 'bash\\r': No such file or directory")).toEqual(
      [],
    );
  });

  it('leaves an image of another architecture to others', () => {
    const message = `${RUNC} exec /app/run: exec format error: unknown`;
    const about = crashing({ ended: { exitCode: 128, reason: 'StartError', message } });

    expect(claimed(programNotFound, about)).toEqual([]);
  });
});
