import { describe, expect, it } from '@jest/globals';

import { run } from '#src/cli/run.ts';
import type { CaptureLive } from '#src/cli/session.ts';
import type { Recording } from '#src/world/recorded.ts';
import { loaderOf, unreachable } from '#test/support/engines.ts';
import { NOW, pod } from '#test/support/objects.ts';
import { terminal } from '#test/support/terminals.ts';

const made: Recording = {
  now: NOW,
  server: '1.34',
  objects: [pod()],
  logs: [],
  captured: [],
  notCaptured: [
    { resource: 'leases.coordination.k8s.io', reason: 'left-out' },
    { resource: 'secrets', namespace: 'shop', reason: 'forbidden' },
  ],
};

describe('kubewhy capture', () => {
  it.each([
    ['pods may not be listed', 'forbidden', 3],
    ['the list of pods was cut off', 'cut-off', 3],
    ['nothing of it is said', undefined, 0],
  ])('ends so where %s: %s', async (_, reason, expected) => {
    const missing = reason ? [{ resource: 'pods', namespace: 'shop', reason }] : [];

    const { status } = await capture(['-n', 'shop', '-d', 'out'], async () => ({
      ...made,
      notCaptured: missing,
    }));

    expect(status).toBe(expected);
  });

  it.each([
    [
      ['-n', 'shop', '-d', 'out'],
      [{}, 'out', { namespaces: ['shop'] }],
    ],
    [
      ['-n', 'shop', '-n', 'db', '-d', 'out'],
      [{}, 'out', { namespaces: ['shop', 'db'] }],
    ],
    [
      ['-A', '--logs', '-d', 'out'],
      [{}, 'out', { namespaces: '*', logs: true }],
    ],
    [
      ['-A', '-d', 'out', '--context', 'lab'],
      [{ context: 'lab' }, 'out', { namespaces: '*' }],
    ],
  ])('%j writes what was asked for', async (args, expected) => {
    const calls: Parameters<CaptureLive>[] = [];

    const { status } = await capture(args, async (...asked) => {
      calls.push(asked);
      return made;
    });

    expect(status).toBe(0);
    expect(calls).toEqual([expected]);
  });

  it('says on stderr what it could not read, and not what it leaves out on purpose', async () => {
    const { out, err } = await capture(['-A', '-d', 'out'], async () => made);

    expect(out).toBe('');
    expect(err).toBe(
      'not captured: secrets in shop (kubewhy may not read it)\n1 objects, 0 logs in out\n',
    );
  });

  it.each([
    ['no namespace', ['-d', 'out'], '-A for all namespaces'],
    ['no folder', ['-A'], '--directory'],
  ])('refuses %s and says what to write', async (_, args, advice) => {
    const { status, err } = await capture(args, async () => made);

    expect(status).toBe(2);
    expect(err).toContain(advice);
  });

  it('ends with 3 when the cluster cannot be reached', async () => {
    expect((await capture(['-A', '-d', 'out'], unreachable)).status).toBe(3);
  });
});

async function capture(args: readonly string[], live: CaptureLive) {
  const screen = terminal();
  const open = async () => ({ loader: loaderOf(), cluster: 'lab' });
  const parts = { open, capture: live };
  const status = await run(['capture', ...args], screen, parts);
  return { status, ...screen.written };
}
