import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { peerWithoutBackends } from '#src/knowledge/causes/network/peer-without-backends.ts';
import { adviceOn } from '#test/support/advised.ts';
import { crashing, initialising } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const REFUSED = 'ConnectionRefusedError: [Errno 111] Connection refused';
const NOT_KNOWN = 'socket.gaierror: [Errno -2] Name or service not known';
const db = service('db', { ports: [{ port: 5432 }] });
const sleeping: Resource<'apps/Deployment'> = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'db' },
  spec: {
    replicas: 0,
    selector: {},
    template: { metadata: { labels: { app: 'db' } }, spec: { containers: [] } },
  },
};

function about(said: string, others: readonly Resource[], forbidden: string[] = []) {
  const { caller, logs } = crashing(said);
  return claimsAbout(caller, peerWithoutBackends, cluster([caller, ...others], forbidden, logs));
}

describe('peer-without-backends', () => {
  it('leads from a refused connection to a Service without endpoints', () => {
    expect(about(REFUSED, [db, slice('db')])).toMatchObject([
      {
        params: { service: 'db', failure: 'refused' },
        strength: 'entails',
        because: { at: { kind: 'Service', name: 'db' } },
      },
    ]);
  });

  describe('of a Service that keeps to the node of each caller', () => {
    const local = { ...db, spec: { ...db.spec, internalTrafficPolicy: 'Local' } };
    const headlessLocal = { ...local, spec: { ...local.spec, clusterIP: 'None' } };
    const at = (nodeName: string) => {
      const one = slice('db', { 'db-1': 'ready' });
      return { ...one, endpoints: one.endpoints?.map((each) => ({ ...each, nodeName })) ?? [] };
    };
    const saying = (failed: string, objects: readonly Resource[], forbidden: string[] = []) => {
      const { caller, logs } = crashing(`dial tcp db:5432: ${failed}`);
      const { spec = { containers: [] } } = caller;
      const placed = { ...caller, spec: { ...spec, nodeName: 'w1' } };
      const source = cluster([placed, ...objects], forbidden, logs);
      return claimsAbout(placed, peerWithoutBackends, source);
    };

    it.each(['i/o timeout', 'connect: connection refused'])(
      'names the node where nothing is behind it: %s',
      (failed) => {
        const [claim] = saying(failed, [local, at('w2')]);

        expect(claim).toMatchObject({ params: { service: 'db', without: 'w1' }, strength: 'fits' });
        expect(claim).not.toHaveProperty('because');
        expect(claim && adviceOn(peerWithoutBackends, claim)?.text).toContain('Local');
      },
    );

    it.each<[string, readonly Resource[], string[]]>([
      ['one of its pods is there', [local, at('w1')], []],
      ['it sends to other nodes', [db, at('w2')], []],
      ['its callers ask the pods themselves', [headlessLocal, at('w2')], []],
      ['what is behind it cannot be read', [local], ['endpointslices.discovery.k8s.io']],
    ])('names none where %s', (_, objects, forbidden) => {
      expect(saying('i/o timeout', objects, forbidden)).toEqual([]);
    });
  });

  it('leads from a name that is not known to a headless Service without endpoints', () => {
    const headless = { ...db, spec: { ...db.spec, clusterIP: 'None' } };

    expect(about(NOT_KNOWN, [headless, slice('db')])).toHaveLength(1);
    expect(about(NOT_KNOWN, [db, slice('db')])).toEqual([]);
  });

  it('leads from a question that DNS does not answer to the cluster DNS without endpoints', () => {
    const noAnswer = 'socket.gaierror: [Errno -3] Temporary failure in name resolution';
    const inSystem = <T extends Resource>(one: T): T => ({
      ...one,
      metadata: { ...one.metadata, namespace: 'kube-system' },
    });
    const dns = inSystem(service('kube-dns', { ports: [{ port: 53 }] }));
    const down = [dns, inSystem(slice('kube-dns')), db];
    const up = [dns, inSystem(slice('kube-dns', { 'coredns-1': 'ready' })), db];

    expect(about(noAnswer, down)).toMatchObject([
      { because: { at: { namespace: 'kube-system', name: 'kube-dns' } } },
    ]);
    expect(about(noAnswer, up)).toEqual([]);
  });

  it('ends at a Service without a selector that nobody gave an address', () => {
    const byHand = service('db', { selector: {}, ports: [{ port: 5432 }] });
    const unnamed = [{ name: '', port: 5432, protocol: 'TCP' }];
    const given = { ...slice('db', {}, unnamed), endpoints: [{ addresses: ['192.0.2.7'] }] };

    const [claim] = about(REFUSED, [byHand]);

    expect(claim).toMatchObject({ params: { isByHand: true }, strength: 'entails' });
    expect(claim?.because).toBeUndefined();
    expect(about(REFUSED, [byHand, given])).toEqual([]);
    expect(about(REFUSED, [byHand], ['endpointslices.discovery.k8s.io'])).toEqual([]);
  });

  it('leads to a workload that is scaled to zero', () => {
    const [claim] = about(REFUSED, [db, slice('db'), sleeping]);

    expect(claim).toMatchObject({ params: { scaledToZero: 'db' } });
    expect(claim?.because?.at).toMatchObject({ kind: 'apps/Deployment', name: 'db' });
  });

  it('stays silent where an endpoint is ready', () => {
    expect(
      about(REFUSED, [
        db,
        slice('db', { 'db-0': 'ready' }),
        servingPod('db-0', 'ready', { ports: [{ containerPort: 5432 }] }),
      ]),
    ).toEqual([]);
  });

  it('stays silent where endpoints cannot be read', () => {
    expect(about(REFUSED, [db], ['endpointslices.discovery.k8s.io'])).toEqual([]);
  });
});

describe('an init container that waits', () => {
  const otherPod = (name: string) => servingPod(name, 'not-ready');
  const REFUSES = "wget: can't connect to remote host (web): Connection refused\nwaiting for web";
  const [caller, log] = initialising(REFUSES);
  const own = service('web');
  const behind = (ready: 'ready' | 'not-ready') => slice('web', { web: ready });
  const others = (objects: readonly Resource[]) =>
    claimsAbout(caller, peerWithoutBackends, cluster([caller, ...objects], [], [log]));

  it('for its own Service waits for itself', () => {
    const [claim] = others([own, behind('not-ready')]);

    expect(claim).toMatchObject({
      params: { service: 'web', isItself: 'wait' },
      strength: 'entails',
    });
    expect(claim?.because).toBeUndefined();
    expect(claim && adviceOn(peerWithoutBackends, claim)?.title).toBe(
      'Take the wait out of `wait`',
    );
  });

  it.each([
    ['lists pods that are not Ready', service('web', { publishNotReadyAddresses: true }), []],
    ['leads to a pod without that container, too', own, [otherPod('web-2')]],
  ])('is not sure to wait for itself where its Service %s', (_, of, more) => {
    const found = others([of, behind('not-ready'), ...more]);

    expect(found.every(({ strength }) => strength !== 'entails')).toBe(true);
  });

  it('for the Service of others leads to that', () => {
    const of = service('web', { selector: { app: 'db' } });
    const [claim] = others([of, behind('not-ready'), servingPod('db-1', 'not-ready')]);

    expect(claim?.params).not.toHaveProperty('isItself');
    expect(claim).toMatchObject({ because: { at: { kind: 'Service', name: 'web' } } });
  });

  it('is none where another pod of its Service takes traffic', () => {
    expect(others([own, behind('ready')])).toEqual([]);
  });
});
