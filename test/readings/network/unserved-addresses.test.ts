import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { unservedAddresses } from '#src/readings/network/unserved-addresses.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named, owned, specified } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const web = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'web', uid: 'web' };
const spaces = ['shop', 'data'].map((name) => named('Namespace', name, ''));
const inData = { ...service('db'), metadata: { namespace: 'data', name: 'db' } };

describe('an address in the settings', () => {
  it.each([
    ['of a Service that is not there', 'http://cart.shop.svc.cluster.local:80', 'no-service'],
    ['of a namespace that is not there', 'http://cart.shopp.svc', 'no-service'],
    ['with a namespace that is there', 'redis://cache.data:6379', 'no-service'],
    ['of a port that its Service lacks', 'http://api.shop.svc:8080', 'no-port'],
    ['of a port in another namespace', 'postgres://db.data:5432/x', 'no-port'],
  ])('%s is told while the pod is Ready', (_, url, is) => {
    expect(asked(url)).toMatchObject([{ is, address: { setting: 'PEER_URL' } }]);
  });

  it('that is a bare word is told where the pod is not Ready only', () => {
    expect(asked('http://api:8080')).toEqual([]);
    expect(asked('http://api:8080', 'not-ready')).toMatchObject([{ is: 'no-port', port: 8080 }]);
    expect(asked('http://somewhere:8080', 'not-ready')).toEqual([]);
  });

  it.each([
    ['is served', 'http://api.shop.svc:80'],
    ['names no port', 'http://api.shop.svc'],
    ['is one of the internet', 'https://api.example.com:8443'],
    ['is a host whose last part is no namespace', 'https://example.io:8443'],
    ['is an alias of another', 'http://alias.shop.svc:1234'],
    ['asks a headless Service for a port of its pods', 'http://pods.shop.svc:8080'],
    ['is of a pod of a set', 'http://pods-0.pods.shop.svc:8080'],
  ])('that %s is not told', (_, url) => {
    expect(asked(url)).toEqual([]);
  });

  it('is no peer where the setting is about something else', () => {
    expect(asked('http://cart.shop.svc', 'ready', 'ALLOWED_ORIGIN')).toEqual([]);
  });

  it('is not told where Services could not be read, or the pod is new', () => {
    expect(asked('http://cart.shop.svc', 'ready', 'PEER_URL', ['services'])).toEqual([]);
    expect(asked('http://cart.shop.svc', 'ready', 'PEER_URL', [], ago(0.5))).toEqual([]);
  });
});

function asked(
  value: string,
  state: 'ready' | 'not-ready' = 'ready',
  name = 'PEER_URL',
  forbidden: readonly string[] = [],
  creationTimestamp = ago(10),
) {
  const pod = servingPod('web-1', state, { env: [{ name, value }] });
  const made = owned({ ...pod, metadata: { ...pod.metadata, creationTimestamp } }, web);
  const set = specified(web.kind, 'web', { replicas: 1 });
  const objects: readonly Resource[] = [
    { ...set, metadata: { ...set.metadata, uid: 'web' } },
    made,
    ...spaces,
    inData,
    service('api'),
    service('alias', { type: 'ExternalName', externalName: 'x.example' }),
    service('pods', { clusterIP: 'None' }),
    servingPod('pods-0'),
  ];
  return unservedAddresses(web, openWorld(cluster(objects, forbidden)).world);
}
