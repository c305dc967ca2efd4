import { describe, expect, it } from '@jest/globals';

import { oneNodeOnly } from '#src/diagnosis/causes/node/one-node-only.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, owned } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const set = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'web' };
const NO_DNS = '[Errno -3] Temporary failure in name resolution';

function on(node: string, name: string, isCrashing = false): Resource<'Pod'> {
  const pod = servingPod(name, isCrashing ? 'not-ready' : 'ready');
  const waiting = { state: { waiting: { reason: 'CrashLoopBackOff' } } };
  const ended = { lastState: { terminated: { exitCode: 1, reason: 'Error' } } };
  const statuses = (pod.status?.containerStatuses ?? []).map((one) =>
    isCrashing ? { ...one, ...waiting, ...ended, restartCount: 4 } : one,
  );
  return owned(
    {
      ...pod,
      spec: { containers: [], ...pod.spec, nodeName: node },
      status: { ...pod.status, containerStatuses: statuses },
    },
    set,
  );
}

function about(
  pods: readonly [Resource<'Pod'>, ...Resource<'Pod'>[]],
  said = 'fatal: no such device',
) {
  return claimsAbout(pods[0], oneNodeOnly, cluster(pods, [], [logOf(said, 'current', 'web-1')]));
}

const crashing = on('node-b', 'web-1', true);

describe('one-node-only', () => {
  it('suggests the node on which alone a revision crashes', () => {
    expect(about([crashing, on('node-a', 'web-2'), on('node-c', 'web-3')])).toMatchObject([
      {
        subject: { kind: 'Node', name: 'node-b' },
        params: { fails: 'unknown', exitCode: 1, sameImage: true },
        strength: 'suggests',
      },
    ]);
  });

  it('is likely where name resolution fails there and works elsewhere', () => {
    expect(about([crashing, on('node-a', 'web-2')], NO_DNS)).toMatchObject([
      { params: { fails: 'dns' }, strength: 'fits' },
    ]);
  });

  it.each([
    ['pods that all are on one node', [crashing, on('node-b', 'web-2', true)]],
    ['a crash on two nodes', [crashing, on('node-a', 'web-2', true), on('node-c', 'web-3')]],
    [
      'a pod that runs on the same node',
      [crashing, on('node-b', 'web-2'), on('node-a', 'web-3'), on('node-c', 'web-4')],
    ],
    ['one other node only', [crashing, on('node-a', 'web-2')]],
  ] as const)('stays silent for %s', (_, pods) => {
    expect(about([...pods])).toEqual([]);
  });

  it('stays silent for a binary of another processor', () => {
    const pods = [crashing, on('node-a', 'web-2'), on('node-c', 'web-3')] as const;

    expect(about([...pods], 'exec /app: exec format error')).toEqual([]);
  });
});
