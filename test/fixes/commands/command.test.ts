import { execFileSync } from 'node:child_process';

import { expect, it } from '@jest/globals';

import { commandOf, restarting } from '#src/fixes/commands/command.ts';
import { abortion } from '#test/fixes/support/plans.ts';

const [change] = abortion().changes;

it('is what a person would type, guards included', () => {
  expect(commandOf(change)).toBe(
    `kubectl -n blog-system patch rollouts.argoproj.io web --subresource=status --type=json -p '[{"op":"test","path":"/status/currentPodHash","value":"new"},{"op":"add","path":"/status/abort","value":true}]'`,
  );
});

it('leaves nothing of a value to the shell', () => {
  const ops = [{ op: 'add', path: '/a', value: "it's $HOME" }] as const;

  expect(commandOf({ ...change, guard: [], ops })).toMatch(/-p '.*it'\\''s \$HOME.*'$/);
});

it('leaves the backslashes of an object to kubectl, in a shell whose echo reads them', () => {
  const value = { kind: 'ConfigMap', data: { conf: 'a\n"b"\\' } };
  const made = {
    ...change,
    do: 'create',
    guard: [],
    ops: [{ op: 'add', path: '', value }],
  } as const;
  const [write = ''] = commandOf(made).split(' | kubectl');

  expect(JSON.parse(execFileSync('sh', ['-c', write], { encoding: 'utf8' }))).toEqual(value);
});

it.each([
  ['argoproj.io/Rollout', 'kubectl argo rollouts -n shop restart web'],
  ['apps/StatefulSet', 'kubectl -n shop rollout restart statefulsets.apps/web'],
])('restarts a %s by the program that can', (kind, command) => {
  expect(restarting({ kind, namespace: 'shop', name: 'web' })).toBe(command);
});
