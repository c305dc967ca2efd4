import { expect, it } from '@jest/globals';

import { fixOf } from '#src/queue/fix-of.ts';

const WRONG = 'WRONGTYPE Operation against a key holding the wrong kind of value';

it.each([
  ['OOM command not allowed when used memory > maxmemory', 'raise maxmemory'],
  ['NOAUTH Authentication required.', 'another user or password'],
  ["NOPERM this user has no permissions to run the 'eval' command", 'rights'],
  ["READONLY You can't write against a read only replica.", 'name the primary'],
  ['MISCONF Redis is configured to save RDB snapshots', 'its disk'],
  ['LOADING Redis is loading the dataset in memory', 'wait'],
  ['MOVED 3999 127.0.0.1:6381', 'a single Redis'],
  ['ERR Error running script: @user_script: 5: OOM command not allowed', 'raise maxmemory'],
])('says what to do where Redis says %s', (message, fix) => {
  expect(fixOf(new Error(message))).toContain(fix);
});

it.each([
  ['a command', { name: 'get', args: ['kubewhy:freeze'] }, '"kubewhy:freeze" and'],
  [
    'a script, which does not tell which of its keys',
    { name: 'evalsha', args: ['2c', '2', 'kubewhy:a', 'kubewhy:b', 'value'] },
    '"kubewhy:a" or "kubewhy:b" and',
  ],
])('names the key of another type that stood in the way of %s', (_, command, named) => {
  expect(fixOf(Object.assign(new Error(WRONG), { command }))).toContain(named);
});

it('names no key where none is told', () => {
  expect(fixOf(new Error(WRONG))).toContain('a key of kubewhy');
});

it.each([['no answer in 1500 ms'], ['connect ECONNREFUSED 127.0.0.1:6379']])(
  'looks for the way there after %s',
  (message) => expect(fixOf(new Error(message))).toContain('KUBEWHY_REDIS_URL'),
);
