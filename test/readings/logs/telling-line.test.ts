import { expect, it } from '@jest/globals';

import { tellingLine } from '#src/readings/logs/telling-line.ts';

const toldOf = (log: string) => tellingLine(log.split('\n').map((text) => ({ text })))?.words;

it.each([
  [
    'the line that the program itself calls worst, not what it says of ending',
    'db PANIC: could not locate a valid checkpoint record\ndb LOG: startup process was terminated: Aborted\ndb LOG: aborting startup due to startup process failure',
    'db PANIC: could not locate a valid checkpoint record',
  ],
  [
    'the error, not where more of it is to be found',
    'ERROR: no master is configured\nERROR: Search did not exit normally - check the logs',
    'ERROR: no master is configured',
  ],
  [
    'the error, not that the program gives up for it',
    '2026-01-01T11:09:59Z ERROR cannot write: SlowDown\n2026-01-01T11:09:59Z FATAL giving up after 3 attempts',
    '2026-01-01T11:09:59Z ERROR cannot write: SlowDown',
  ],
  [
    'why a program gives up, where that stands before it',
    'ERROR no such bucket\nFATAL store is not writable, giving up',
    'FATAL store is not writable, giving up',
  ],
  [
    'with what a line announces',
    "Failed to bind properties under 'page' to int:\n\n    Property: page\n    Value: fifty\n\nAction:",
    "Failed to bind properties under 'page' to int: Property: page Value: fifty",
  ],
  [
    'with what a line announces, down to the next entry',
    '2026-01-01 ERROR login failed:\n  error=\n  | Code: 403.\n  | * namespace not authorized\n2026-01-01 INFO waiting',
    '2026-01-01 ERROR login failed: error= Code: 403. * namespace not authorized',
  ],
  [
    'of a line in JSON the message and the error',
    '{"level":"fatal","ts":1,"msg":"cannot open store","error":"no such bucket"}',
    'cannot open store: no such bucket',
  ],
  [
    'of a message of several lines the one that tells',
    '{"level":"ERROR","message":"not valid:\\n[1] check failed, see below\\nfor more see the manual"}',
    '[1] check failed, see below',
  ],
  [
    'what is said of info where nothing is worse',
    'INFO export failed, no rows',
    'INFO export failed, no rows',
  ],
  [
    'of a long message no more than a little behind the place in the file that it names',
    `ERROR: expected one of ${'a, '.repeat(50)}at line 12, column 3 (byte 90) after input ${'x'.repeat(200)}`,
    `expected one of ${'a, '.repeat(50)}at line 12, column 3 (byte 90) after input ${'x'.repeat(60 - 23)}`,
  ],
  [
    'what another program wrote, passed on as info, not that it failed',
    [
      '{"level":"info","msg":"2026-01-01 20:01:10,914 [23] ERROR: check failed for server db: folder is not empty","pipe":"stderr"}',
      '{"level":"error","msg":"Error invoking the check","exitCode":-1,"error":"exit status 1"}',
      'Error: unexpected failure invoking the check: exit status 1',
    ].join('\n'),
    '2026-01-01 20:01:10,914 [23] ERROR: check failed for server db: folder is not empty',
  ],
  [
    'that something failed where no line tells more',
    'Error: exit status 1',
    'Error: exit status 1',
  ],
])('tells %s', (_, log, words) => {
  expect(toldOf(log)).toBe(words);
});

it('tells nothing of a log without trouble', () => {
  expect(toldOf('listening on :80\nserved 3 requests')).toBeUndefined();
});

it.each([
  'Error: unexpected failure invoking the tool: exit status 1',
  '{"level":"error","msg":"run failed","error":"exit status 2"}',
  'make: *** [Makefile:3: all] Error 2',
  "subprocess.CalledProcessError: Command '['tool']' returned non-zero exit status 1.",
  'error: 1',
  'Error: Command failed',
  'ERROR: process exited with code 3',
  'error: command terminated with exit code 1',
  '    at Object.run (/app/run.js:3:9)',
])('tells the same where a program ends with "%s"', (closing) => {
  const log = 'starting\nERROR: no such bucket: reports';

  expect(toldOf(`${log}\n${closing}`)).toBe(toldOf(log));
});
