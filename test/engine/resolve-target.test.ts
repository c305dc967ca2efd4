import { describe, expect, it } from '@jest/globals';

import { resolveTarget } from '#src/engine/resolve-target.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { named, owned } from '#test/support/objects.ts';

const rollout = named('argoproj.io/Rollout', 'web');
const stable = owned(named('apps/ReplicaSet', 'web-56956db584'), rolloutRef());
const canary = owned(named('apps/ReplicaSet', 'web-6c7c9fb85d'), rolloutRef());
const pods = ['q2xxg', 'xtkc7'].map((end) =>
  owned(named('Pod', `web-56956db584-${end}`), set('web-56956db584')),
);
const pending = owned(named('Pod', 'web-6c7c9fb85d-8lqpc'), set('web-6c7c9fb85d'));
const objects = [
  rollout,
  stable,
  canary,
  ...pods,
  pending,
  named('Service', 'web'),
  named('Service', 'web-service'),
  named('apps/Deployment', 'api'),
  named('apps/Deployment', 'api', 'bank'),
  named('Node', 'k8s-cp', ''),
  named('Namespace', 'shop', ''),
  named('Namespace', 'bank', ''),
];

async function resolved(text: string, namespace?: string, forbidden: readonly string[] = []) {
  const query = { text, ...(namespace && { namespace }) };
  return await resolveTarget(query, lazily(cluster(objects, forbidden)), rules);
}

describe('resolveTarget', () => {
  it.each([
    ['rollout/web', 'argoproj.io/Rollout', 'web'],
    ['ROLLOUT/web', 'argoproj.io/Rollout', 'web'],
    ['argoproj.io/Rollout/web', 'argoproj.io/Rollout', 'web'],
    ['rollout web', 'argoproj.io/Rollout', 'web'],
    ['svc/web', 'Service', 'web'],
    ['pod/shop/web-6c7c9fb85d-8lqpc', 'Pod', 'web-6c7c9fb85d-8lqpc'],
    ['node/k8s-cp', 'Node', 'k8s-cp'],
    ['web', 'argoproj.io/Rollout', 'web'],
    ['shop/web', 'argoproj.io/Rollout', 'web'],
    ['web-6c7c', 'Pod', 'web-6c7c9fb85d-8lqpc'],
    ['web-5', 'apps/ReplicaSet', 'web-56956db584'],
    ['web-56956db584', 'apps/ReplicaSet', 'web-56956db584'],
    ['we', 'argoproj.io/Rollout', 'web'],
    ['web-s', 'Service', 'web-service'],
    ['k8s', 'Node', 'k8s-cp'],
    ['pod/web-', 'argoproj.io/Rollout', 'web'],
  ])('takes "%s" for %s %s', async (text, kind, name) => {
    expect(await resolved(text)).toMatchObject({ is: 'found', ref: { kind, name } });
  });

  it('asks which one, where a name stands in several namespaces', async () => {
    expect(await resolved('api')).toMatchObject({
      is: 'ambiguous',
      candidates: [{ namespace: 'bank' }, { namespace: 'shop' }],
    });
    expect(await resolved('api', 'bank')).toMatchObject({
      is: 'found',
      ref: { namespace: 'bank' },
    });
  });

  it.each([
    ['deploymnt/web', ['deployment']],
    ['rolout/shop/web', ['rollout']],
    ['foo/web', []],
    ['foo/shop/web', []],
  ])('says that "%s" begins with no kind', async (text, nearest) => {
    await expect(resolved(text)).rejects.toMatchObject({ name: 'UnknownKind', nearest });
  });

  it('takes a first word for the namespace if that exists', async () => {
    const loader = lazily(cluster([...objects, named('Namespace', 'foo', '')]));

    expect(await resolveTarget({ text: 'foo/web' }, loader, rules)).toMatchObject({
      is: 'no-such-target',
    });
  });

  it('finds a pod that is no more by its ReplicaSet', async () => {
    expect(await resolved('pod/web-6c7c9fb85d-zzzzz', 'shop')).toEqual({
      is: 'found',
      ref: { kind: 'Pod', namespace: 'shop', name: 'web-6c7c9fb85d-zzzzz' },
    });
  });

  it('names what is nearest to a name that is not there', async () => {
    expect(await resolved('rollout/wbe')).toMatchObject({
      is: 'no-such-target',
      nearest: [{ kind: 'argoproj.io/Rollout', name: 'web' }],
    });
  });

  it.each([
    ['deploy/web', 'shop', { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' }],
    ['rollout/web', 'bank', { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' }],
    ['deploy/web', 'bank', undefined],
    ['deploy/wbe', 'shop', { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' }],
    ['shop', undefined, { kind: 'Namespace', name: 'shop' }],
  ])('offers for "%s" in %s what is called so elsewhere', async (text, namespace, first) => {
    const found = await resolved(text, namespace);

    expect(found.is === 'no-such-target' && found.nearest[0]).toEqual(first);
  });

  it('says that a namespace does not exist, and which one is meant perhaps', async () => {
    await expect(resolved('rollout/web', 'shpo')).rejects.toMatchObject({
      name: 'UnknownNamespace',
      namespace: 'shpo',
      nearest: ['shop'],
    });
  });

  it('does not say so of a namespace about which nothing could be read', async () => {
    expect(await resolved('rollout/web', 'shpo', ['namespaces'])).toMatchObject({
      is: 'no-such-target',
    });
  });

  it('asks which one, in the order of their kinds', async () => {
    const more = [named('apps/StatefulSet', 'apply'), named('apps/DaemonSet', 'apex')];
    const loader = lazily(cluster([...objects, ...more]));

    expect(await resolveTarget({ text: 'ap', namespace: 'shop' }, loader, rules)).toMatchObject({
      is: 'ambiguous',
      candidates: [{ name: 'apex' }, { name: 'api' }, { name: 'apply' }],
    });
  });

  it.each([
    ['rollout/web', 'shop', true],
    ['rollout/web', undefined, false],
    ['web', 'shop', false],
  ])('lists at once what a diagnosis needs of %s in %s: %s', async (text, namespace, is) => {
    const loader = lazily(cluster(objects));

    await resolveTarget({ text, ...(namespace && { namespace }) }, loader, rules);

    const [first = []] = loader.rounds;
    const lists = first.map((read) => ('list' in read ? read.list : ''));
    expect(loader.rounds).toHaveLength(1);
    expect(lists).toContain('argoproj.io/Rollout');
    expect(lists.includes('policy/PodDisruptionBudget')).toBe(is);
  });

  it.each(['ScaledObject/lift', 'scaledobject lift', 'keda.sh/ScaledObject/lift'])(
    'looks for %s as nothing but the kind that the cluster has by that name',
    async (text) => {
      const lift = named('keda.sh/ScaledObject', 'lift');
      const loader = lazily(cluster([...objects, lift]));

      const found = await resolveTarget({ text, namespace: 'shop' }, loader, rules);

      expect(found).toMatchObject({ is: 'found', ref: { kind: 'keda.sh/ScaledObject' } });
      expect(loader.rounds.flat()).toMatchObject([
        { list: 'apidiscovery.k8s.io/APIResourceDiscovery' },
        { list: 'keda.sh/ScaledObject', scope: { namespace: 'shop' } },
        { get: { kind: 'Namespace', name: 'shop' } },
      ]);
    },
  );

  it('takes the word before a name for a namespace once no kind is called so', async () => {
    const loader = lazily(cluster(objects));

    expect(await resolveTarget({ text: 'shop/web' }, loader, rules)).toMatchObject({
      is: 'found',
      ref: { namespace: 'shop', name: 'web' },
    });
    expect(loader.rounds).toHaveLength(2);
  });
});

function rolloutRef() {
  return { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' };
}

function set(name: string) {
  return { kind: 'apps/ReplicaSet', namespace: 'shop', name };
}
