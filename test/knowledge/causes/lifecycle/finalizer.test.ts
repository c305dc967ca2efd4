import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { finalizer } from '#src/knowledge/causes/lifecycle/finalizer.ts';
import { advised } from '#test/support/advised.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, labelled, named, pod, specified } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

const going = (object: Resource, ...finalizers: string[]): Resource => ({
  ...object,
  metadata: { ...object.metadata, deletionTimestamp: ago(5), finalizers },
});
const ended: Resource<'Pod'> = { ...podOn('w1', 'web-1'), status: { phase: 'Succeeded' } };

it('names the finalizer that keeps a pod that has ended', () => {
  const stuck = going(ended, 'backup.example/snapshot');

  expect(claimsAbout(stuck, finalizer, cluster([stuck]))).toMatchObject([
    {
      params: { finalizers: ['backup.example/snapshot'], owner: 'other' },
      strength: 'entails',
    },
  ]);
});

it.each([
  ['Service', 'service.kubernetes.io/load-balancer-cleanup', 'load-balancer'],
  ['apps/Deployment', 'foregroundDeletion', 'dependents'],
  ['PersistentVolume', 'kubernetes.io/pv-protection', 'volume-bound'],
  ['PersistentVolume', 'external-attacher/driver-longhorn-io', 'provisioner'],
])('knows whose finalizer of a %s is %s', (kind, one, owner) => {
  const stuck = going(named(kind, 'web'), one);

  expect(claimsAbout(stuck, finalizer, cluster([stuck]))).toMatchObject([{ params: { owner } }]);
});

it('names the pods for which a claim is kept: those that are bound to a node', () => {
  const claim = going(named('PersistentVolumeClaim', 'data'), 'kubernetes.io/pvc-protection');
  const user = pod({ volumes: [{ name: 'd', persistentVolumeClaim: { claimName: 'data' } }] });
  const unbound = { ...user, spec: { ...user.spec, nodeName: '' } };
  const bound = { ...user, spec: { ...user.spec, nodeName: 'w1' } };

  expect(claimsAbout(claim, finalizer, cluster([claim, bound]))).toMatchObject([
    { params: { owner: 'claim-in-use', users: ['web'] } },
  ]);
  const [{ params } = { params: undefined }] = claimsAbout(
    claim,
    finalizer,
    cluster([claim, unbound]),
  );
  expect(params).not.toHaveProperty('users');
});

it.each([
  ['still runs', going(podOn('w1', 'web-1'), 'backup.example/snapshot')],
  ['has no finalizer', going(ended)],
])('claims nothing of a pod that %s', (_, object) => {
  expect(claimsAbout(object, finalizer, cluster([object]))).toEqual([]);
});

it('repeats what its controller has just warned of, and nothing old', () => {
  const stuck = going(named('Node', 'w1', ''), 'karpenter.sh/termination');
  const told = (minutes: number) => {
    const said = {
      ...event('FailedDraining', 'Failed to drain node, 1 pods are left', ago(minutes)),
      type: 'Warning',
      involvedObject: { apiVersion: 'v1', kind: 'Node', name: 'w1' },
    };
    return claimsAbout(stuck, finalizer, cluster([stuck, said]))[0];
  };
  const [fresh, old] = [told(1), told(30)];

  expect(fresh?.params).toMatchObject({ warned: 'Failed to drain node, 1 pods are left' });
  expect(fresh && finalizer.text.en(fresh.subject, fresh.params).sentence).toContain('to drain');
  expect(fresh?.params).not.toHaveProperty('controller');
  expect(old?.params).not.toHaveProperty('warned');
  expect(old?.params).toMatchObject({ controller: 'none' });
});

describe('of a node that is to go', () => {
  const strict = budgetOf({ expectedPods: 1, currentHealthy: 1, desiredHealthy: 1 });
  const loose = budgetOf({ expectedPods: 2, currentHealthy: 2, desiredHealthy: 1 });
  const guarded = (parts: object): Resource<'Pod'> => {
    const one = labelled(podOn('w1', 'web-1'), { app: 'web' });
    return { ...one, ...parts };
  };
  const kept = (by: string, ...others: readonly Resource[]) => {
    const stuck = going(named('Node', 'w1', ''), by);
    return claimsAbout(stuck, finalizer, cluster([stuck, ...others]))[0];
  };
  const led = (...others: readonly Resource[]) => kept('karpenter.sh/termination', ...others);

  it('names the budget that lets none of its pods go, and leads there', () => {
    const about = { kind: 'policy/PodDisruptionBudget', namespace: 'shop', name: 'web' };
    const claim = led(strict, guarded({}));

    expect(claim).toMatchObject({ params: { budget: { about } }, because: { at: about } });
  });

  it.each<[string, readonly Resource[]]>([
    ['lets one go', [loose, guarded({})]],
    ['guards pods of another node', [strict, labelled(podOn('w2', 'web-1'), { app: 'web' })]],
    ['guards only what has ended', [strict, guarded({ status: { phase: 'Succeeded' } })]],
    ['lets one go that is not Ready', [strict, guarded({ status: { phase: 'Running' } })]],
  ])('names no budget that %s', (_, others) => {
    expect(led(...others)).not.toHaveProperty('because');
  });

  it('names none where its finalizer waits for no drain, or nobody is there who drains', () => {
    const karpenter = specified('apps/Deployment', 'karpenter', { replicas: 0 }, 'kube-system');

    expect(kept('wrangler.cattle.io/node', strict, guarded({}))).not.toHaveProperty('because');
    expect(led(strict, guarded({}), karpenter)).not.toHaveProperty('because');
  });
});

it('leaves the finalizer to its owner: its command only looks', () => {
  const stuck = going(ended, 'backup.example/snapshot');
  const claims = claimsAbout(stuck, finalizer, cluster([stuck]));
  const [claim] = claims;

  expect(advised(finalizer, claims)).toContain('Only its owner may decide');
  expect(claim && finalizer.advice?.command?.(claim.subject, claim.params)).toMatch(
    /^kubectl -n shop get pods .* -o yaml$/,
  );
});

it('says that what seems to be its controller is down', () => {
  const stuck = going(named('toys.example.com/Widget', 'bear'), 'toys.example.com/cleanup');
  const operator = specified('apps/Deployment', 'toys-operator', { replicas: 0 }, 'toys');

  expect(claimsAbout(stuck, finalizer, cluster([stuck, operator]))).toMatchObject([
    { params: { controller: 'down' } },
  ]);
});

it('says that nothing is named after its controller', () => {
  const stuck = going(named('toys.example.com/Widget', 'bear'), 'toys.example.com/cleanup');
  const [claim] = claimsAbout(stuck, finalizer, cluster([stuck]));

  expect(claim).toMatchObject({ params: { controller: 'none' } });
  expect(claim && finalizer.text.en(claim.subject, claim.params).sentence).toContain(
    'may not be installed',
  );
});
