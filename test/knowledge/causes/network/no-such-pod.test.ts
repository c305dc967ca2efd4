import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { noSuchPod } from '#src/knowledge/causes/network/no-such-pod.ts';
import { advised } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned, specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const URL = 'mongodb://db-0.db:27017';
const NOT_KNOWN = 'db-0.db:27017: [Errno -2] Name or service not known';
const headless = service('db', { clusterIP: 'None', ports: [{ port: 27017 }] });
const set = specified('apps/StatefulSet', 'db', { replicas: 2, serviceName: 'db' });

function member(subdomain: string, state: 'ready' | 'not-ready' = 'ready'): Resource<'Pod'> {
  const { spec, ...pod } = servingPod('db-0', state);
  const named = {
    ...pod,
    spec: { containers: [], ...spec, hostname: 'db-0', ...(subdomain && { subdomain }) },
  };
  return owned(named, { kind: 'apps/StatefulSet', name: 'db' });
}

function about(others: readonly Resource[], said = NOT_KNOWN, url = URL) {
  const { caller, logs } = crashing(said, url);
  const objects = [caller, headless, set, ...others];
  return claimsAbout(caller, noSuchPod, cluster(objects, [], logs));
}

describe('no-such-pod', () => {
  it('finds a pod that has its name from another Service', () => {
    expect(about([member('members')])).toMatchObject([
      {
        subject: { kind: 'apps/StatefulSet', name: 'db' },
        params: { why: 'other-subdomain', pod: 'db-0', service: 'db', subdomain: 'members' },
        strength: 'entails',
      },
    ]);
  });

  it('finds a number that the set does not have', () => {
    const said = NOT_KNOWN.replace('db-0', 'db-2');

    expect(about([], said, URL.replace('db-0', 'db-2'))).toMatchObject([
      {
        subject: { kind: 'apps/StatefulSet' },
        params: { why: 'absent', replicas: 2, has: ['db-0', 'db-1'] },
      },
    ]);
  });

  it('tells a pod that its set has not made yet, which is no wrong name', () => {
    const said = NOT_KNOWN.replace('db-0', 'db-1');
    const claims = about([], said, URL.replace('db-0', 'db-1'));

    expect(claims).toMatchObject([
      { params: { why: 'not-made' }, because: { at: { name: 'db' } } },
    ]);
    expect(advised(noSuchPod, claims)).toBeUndefined();
  });

  it.each([
    ['OrderedReady', true],
    ['Parallel', undefined],
  ])(
    'tells members that may wait for each other only under OrderedReady: %s',
    (podManagementPolicy, isOwn) => {
      const said = NOT_KNOWN.replace('db-0', 'db-1');
      const { caller, logs } = crashing(said, URL.replace('db-0', 'db-1'));
      const first = owned(caller, { kind: 'apps/StatefulSet', name: 'db' });
      const spec = { replicas: 2, serviceName: 'db', podManagementPolicy };
      const ordered = specified('apps/StatefulSet', 'db', spec);
      const claims = claimsAbout(first, noSuchPod, cluster([first, headless, ordered], [], logs));

      expect(claims).toMatchObject([{ params: { why: 'not-made' } }]);
      expect(claims[0]?.params.isOwn).toBe(isOwn);
    },
  );

  it('takes a host that ends with a dot for the same', () => {
    const said = NOT_KNOWN.replace('db-0.db:', 'db-0.db.:');

    expect(about([member('members')], said, URL.replace('db-0.db:', 'db-0.db.:'))).toHaveLength(1);
  });

  it('quotes what gives the pod its name', () => {
    expect(about([member('members')])[0]?.evidence.slice(1)).toMatchObject([
      { path: '/spec/subdomain', quote: 'members' },
    ]);
    expect(about([member('')])[0]?.evidence.slice(1)).toMatchObject([
      { path: '/spec/subdomain', quote: '', unset: true },
    ]);
  });

  it('quotes that it is not Ready, and rests on it', () => {
    const [claim] = about([member('db', 'not-ready')]);

    expect(claim?.evidence.slice(1)).toMatchObject([
      { path: expect.stringMatching(/^\/status\/conditions\/\d\/status$/), quote: 'False' },
    ]);
    expect(claim?.restsOn).toMatchObject([{}, { kind: 'Pod', name: 'db-0' }, { name: 'db-0' }]);
    expect(claim?.because).toMatchObject({ edge: expect.any(String) });
  });

  it('counts a set that says no number as one replica, from the number that it begins with', () => {
    const unsized = specified('apps/StatefulSet', 'db', { serviceName: 'db' });
    const later = specified('apps/StatefulSet', 'db', { replicas: 1, ordinals: { start: 1 } });
    const of = (one: Resource) => {
      const { caller, logs } = crashing(NOT_KNOWN, URL);
      return claimsAbout(caller, noSuchPod, cluster([caller, headless, one], [], logs))[0];
    };

    expect(of(unsized)).toMatchObject({ params: { replicas: 1 }, because: {} });
    expect(of(unsized)?.evidence[1]).toMatchObject({ quote: '', unset: true });
    expect(of(later)).not.toHaveProperty('because');
    expect(of(later)).toMatchObject({ params: { why: 'absent', has: ['db-1'] } });
    expect(of(later)?.evidence[1]).toMatchObject({ path: '/spec/replicas', quote: '1' });
  });

  it('leads to the set that has not made the pod, and to the pod that is not Ready', () => {
    expect(about([])).toMatchObject([{ because: { at: { kind: 'apps/StatefulSet' } } }]);
    expect(about([member('db', 'not-ready')])).toMatchObject([
      { params: { why: 'not-ready' }, because: { at: { kind: 'Pod', name: 'db-0' } } },
    ]);
  });

  it.each([
    ['a pod that is known by that name', [member('db')], NOT_KNOWN, URL],
    ['DNS that gives no answer', [member('members')], 'db-0.db: Try again', URL],
    [
      'a host that is a Service of another namespace',
      [member('members'), { ...service('db-0'), metadata: { namespace: 'db', name: 'db-0' } }],
      NOT_KNOWN,
      URL,
    ],
    ['a Service that does not exist', [], NOT_KNOWN.replace('.db', '.dbs'), 'mongodb://db-0.dbs'],
  ] as const)('stays silent for %s', (_, others, said, url) => {
    expect(about(others, said, url)).toEqual([]);
  });

  it('stays silent where pods cannot be read', () => {
    const { caller, logs } = crashing(NOT_KNOWN, URL);
    const source = cluster([caller, headless, set], ['pods'], logs);

    expect(claimsAbout(caller, noSuchPod, source)).toEqual([]);
  });

  it('knows the Service that publishes pods before they are Ready', () => {
    const early = service('db', { clusterIP: 'None', publishNotReadyAddresses: true });

    const { caller, logs } = crashing(NOT_KNOWN, URL);
    const objects = [caller, early, set, member('db', 'not-ready')];

    expect(claimsAbout(caller, noSuchPod, cluster(objects, [], logs))).toEqual([]);
  });

  it('advises another name, but not where the pod only has to be Ready', () => {
    expect(advised(noSuchPod, about([member('members')]))).toContain('under its serviceName');
    expect(advised(noSuchPod, about([member('db', 'not-ready')]))).toBeUndefined();
  });
});
