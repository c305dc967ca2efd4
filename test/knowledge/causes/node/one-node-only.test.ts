import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { oneNodeOnly } from '#src/knowledge/causes/node/one-node-only.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, named, owned, specified } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';
import { servingPod } from '#test/support/services.ts';

const set = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'web' };
const NO_DNS = '[Errno -3] Temporary failure in name resolution';

type Doing = 'well' | 'crashing' | 'up-again';

function on(node: string, name: string, doing: Doing = 'well'): Resource<'Pod'> {
  const pod = servingPod(name, doing === 'crashing' ? 'not-ready' : 'ready');
  const waiting = { state: { waiting: { reason: 'CrashLoopBackOff' } } };
  const terminated = { exitCode: 1, reason: 'Error', finishedAt: ago(2) };
  const crashed = { lastState: { terminated }, restartCount: 4 };
  const statuses = (pod.status?.containerStatuses ?? []).map((one) => ({
    ...one,
    imageID: 'shop/web@sha256:9b1f',
    ...(doing === 'crashing' && waiting),
    ...(doing !== 'well' && crashed),
  }));
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
  others: readonly Resource[] = [],
  forbidden: string[] = [],
) {
  const log = logOf(said, 'current', 'web-1');
  return claimsAbout(pods[0], oneNodeOnly, cluster([...pods, ...others], forbidden, [log]));
}

const crashing = on('node-b', 'web-1', 'crashing');
const well = [on('node-a', 'web-2'), on('node-c', 'web-3')] as const;
const nodes = ['node-a', 'node-b', 'node-c'].map((name) =>
  node(name, {
    labels: { disktype: name === 'node-b' ? 'hdd' : 'ssd', rack: `of-${name}` },
    ...(name === 'node-b' && { taints: [{ key: 'old', effect: 'PreferNoSchedule' }] }),
  }),
);

describe('one-node-only', () => {
  it('suggests the node on which alone a revision crashes', () => {
    expect(about([crashing, ...well])).toMatchObject([
      {
        subject: { kind: 'Node', name: 'node-b' },
        params: {
          fails: 'unknown',
          exitCode: 1,
          sameImage: true,
          table: [
            { node: 'node-a', ready: 1, starts: 1, ended: 0 },
            { node: 'node-b', ready: 0, starts: 5, ended: 5 },
            { node: 'node-c', ready: 1, starts: 1, ended: 0 },
          ],
        },
        strength: 'suggests',
      },
    ]);
  });

  it('quotes the exit code and the last lines, the newest first', () => {
    const said = 'starting\n\nopening /dev/gpu0\nfatal: no such device';

    const [claim] = about([crashing, ...well], said);

    expect(claim?.evidence.map((one) => (one.source === 'simulation' ? one : one.quote))).toEqual([
      'node-b',
      '1',
      'fatal: no such device',
      'opening /dev/gpu0',
      'starting',
      'node-a',
    ]);
  });

  it('says in what the node differs from all others, which may differ among themselves', () => {
    const [claim] = about([crashing, ...well], undefined, nodes);

    expect(claim?.params).toMatchObject({
      differs: ['taint old:PreferNoSchedule set / none', 'label disktype hdd / ssd'],
    });
  });

  it('compares nothing where a node cannot be read', () => {
    const [claim] = about([crashing, ...well], undefined, [], ['nodes']);

    expect(claim?.params).not.toHaveProperty('differs');
  });

  it('tells whether other pods of any namespace are well on that node', () => {
    const log = { ...on('node-b', 'log-1', 'crashing') };
    const elsewhere = { ...log, metadata: { ...log.metadata, namespace: 'ops' } };
    const others = [on('node-b', 'mail-1'), elsewhere].map((one) =>
      owned(one, { ...set, name: 'x' }),
    );

    expect(about([crashing, ...well], undefined, others)[0]?.params).toMatchObject({
      neighbours: { of: 'node', ready: 1, pods: 2, ill: ['log-1'] },
    });
  });

  it('is found though some starts go well there', () => {
    const again = on('node-b', 'web-4', 'up-again');

    expect(about([crashing, again, ...well])).toMatchObject([{ subject: { name: 'node-b' } }]);
  });

  it('is found though pods elsewhere crashed once and have come up', () => {
    const pods = [on('node-a', 'web-2', 'up-again'), on('node-c', 'web-3')] as const;

    expect(about([crashing, ...pods])).toMatchObject([{ subject: { name: 'node-b' } }]);
  });

  it('is likely where name resolution fails there and works elsewhere', () => {
    expect(about([crashing, on('node-a', 'web-2')], NO_DNS)).toMatchObject([
      { params: { fails: 'dns' }, strength: 'fits' },
    ]);
  });

  it.each([
    ['pods that all are on one node', [crashing, on('node-b', 'web-2', 'crashing')]],
    ['a crash on two nodes', [crashing, on('node-a', 'web-2', 'crashing'), on('node-c', 'web-3')]],
    [
      'a pod that runs on the same node',
      [crashing, on('node-b', 'web-2'), on('node-a', 'web-3'), on('node-c', 'web-4')],
    ],
    [
      'starts that go wrong on another node, too',
      [
        crashing,
        on('node-b', 'web-4', 'up-again'),
        on('node-a', 'web-2', 'up-again'),
        on('node-c', 'web-3'),
      ],
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

describe('what a person does about it', () => {
  const containers = [{ name: 'app', resources: { requests: { cpu: '1' } } }];
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers } };
  const strategy = { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } };
  const deployment = specified('apps/Deployment', 'web', { replicas: 3, template, strategy });
  const revision = owned(named('apps/ReplicaSet', 'web'), { kind: 'apps/Deployment', name: 'web' });
  const roomy = (name: string) => node(name, { allocatable: { cpu: '8' } });
  const among = (there: readonly Resource[]) =>
    about([crashing, ...well], undefined, [deployment, revision, ...there]);

  it('collects what differs from a node where it runs, and rolls nothing back', () => {
    const claims = about([crashing, ...well], undefined, nodes);
    const [claim] = claims;

    expect(advised(oneNodeOnly, claims)).toMatch(/on `node-a`, where it runs.*disktype.*dmesg/s);
    expect(claim && oneNodeOnly.advice?.command?.(claim.subject, claim.params)).toBe(
      'kubectl describe node node-b node-a',
    );
  });

  it('closes the node before the pod is deleted, where all pods and the surge have room elsewhere', () => {
    const claims = among(['node-a', 'node-b', 'node-c'].map(roomy));

    expect(claims).toMatchObject([
      { params: { stopGap: { pods: ['web-1'], nodes: ['node-a', 'node-c'] } } },
    ]);
    expect(advised(oneNodeOnly, claims)).toContain('First `kubectl cordon node-b`');
  });

  it.each([
    ['the surge has no room elsewhere', [node('node-a'), node('node-b')]],
    ['the node is closed already', [roomy('node-a'), node('node-b', { unschedulable: true })]],
    ['the node could not be read', []],
  ])('does not close it where %s', (_, there) => {
    expect(among(there)[0]?.params).not.toHaveProperty('stopGap');
  });
});
