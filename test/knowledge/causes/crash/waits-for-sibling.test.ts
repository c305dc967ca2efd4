import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { waitsForSibling } from '#src/knowledge/causes/crash/waits-for-sibling.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';

const SOCKET = '/csi/csi.sock';
const SAID = `Still connecting to unix://${SOCKET}`;
const mount = (mountPath: string) => [{ name: 'socket', mountPath }];

/** Container "driver" beside "app", which ended with that code or runs. */
function beside(driver: object, exitCode?: number): Resource<'Pod'> {
  const own = { name: 'app', args: [`--csi-address=${SOCKET}`], volumeMounts: mount('/csi') };
  const pod = withSpec(crashing(), { containers: [own, { name: 'driver', ...driver }] });
  const state =
    exitCode === undefined ? { running: {} } : { waiting: { reason: 'CrashLoopBackOff' } };
  const lastState = exitCode === undefined ? {} : { terminated: { exitCode } };
  const base = { name: 'driver', image: '', imageID: '', restartCount: 0, state, lastState };
  const { containerStatuses = [] } = pod.status ?? {};
  const status = { ...base, ready: exitCode === undefined } as (typeof containerStatuses)[number];
  return { ...pod, status: { ...pod.status, containerStatuses: [...containerStatuses, status] } };
}

describe('crash/waits-for-sibling', () => {
  it.each([
    ['by a variable', { env: [{ name: 'CSI_ENDPOINT', value: `unix://${SOCKET}` }] }],
    ['by an argument', { args: [`--endpoint=unix://${SOCKET}`] }],
    [
      'by a volume that both mount, where it has another path',
      { args: ['--listen=/run/csi.sock'], volumeMounts: mount('/run') },
    ],
  ])('finds the container that is to serve the socket, told %s', (_, driver) => {
    expect(claimed(waitsForSibling, beside(driver, 1), SAID)).toMatchObject([
      {
        params: { containers: ['app'], other: 'driver', socket: SOCKET },
        because: { at: { kind: 'Pod', name: 'web' }, ifIll: true },
        strength: 'fits',
      },
    ]);
  });

  it.each([
    ['one that runs', beside({ args: [`--endpoint=unix://${SOCKET}`] }), SAID],
    ['one that has nothing to do with it', beside({ args: ['--port=80'] }, 1), SAID],
    ['other last words', beside({ args: [`--endpoint=unix://${SOCKET}`] }, 1), 'panic: nil'],
    ['a socket of the node', beside({ args: ['--port=80'] }, 1), 'dial unix /run/docker.sock: EOF'],
  ])('stays silent for %s', (_, pod, log) => {
    expect(claimed(waitsForSibling, pod, log)).toEqual([]);
  });

  it('is one finding for all that wait', () => {
    const params = { containers: ['a'], other: 'driver', socket: SOCKET, said: '' };
    const others = { ...params, containers: ['b', 'a'] };

    expect(waitsForSibling.together?.([params, others])?.containers).toEqual(['a', 'b']);
  });
});
