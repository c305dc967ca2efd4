import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { proxyConfigRejected } from '#src/knowledge/causes/network/proxy-config-rejected.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { inMesh } from '#test/support/mesh.ts';
import { ago, labelled, logOf, specified } from '#test/support/objects.ts';
import { unreadyPod } from '#test/support/states.ts';

const SAID = 'Error adding/updating listener(s) virtualInbound: StatPrefix: value length must be 1';
const REJECTED = `2026-01-01T11:59:00Z\twarning\tenvoy config external/envoy\tdelta config for type.googleapis.com/envoy.config.listener.v3.Listener rejected: ${SAID}\tthread=22`;
const FILTER = 'networking.istio.io/EnvoyFilter';

function web(ready = false): Resource<'Pod'> {
  const { status, ...pod } = labelled(inMesh(unreadyPod(10)), { app: 'web' });
  const proxy = { name: 'istio-proxy', image: '', imageID: '', restartCount: 0, ready };
  return { ...pod, status: { ...status, containerStatuses: [proxy] } };
}

const filter = (name: string, labels?: object, namespace = 'shop', minutes = 30): Resource => {
  const made = specified(
    FILTER,
    name,
    { ...(labels && { workloadSelector: { labels } }) },
    namespace,
  );
  return { ...made, metadata: { ...made.metadata, creationTimestamp: ago(minutes) } };
};

function about(on: Resource<'Pod'>, text: string, ...others: readonly Resource[]) {
  const name = on.metadata?.name;
  const log = { ...logOf(text, 'current', name), container: 'istio-proxy' };
  return claimsAbout(on, proxyConfigRejected, cluster([on, ...others], [], [log]));
}

it('names the newest filter for the pod, and what its proxy says of the configuration', () => {
  const [claim] = about(
    web(),
    REJECTED,
    filter('whole-mesh', undefined, 'istio-system', 300),
    filter('limits', { app: 'web' }),
    filter('other', { app: 'cart' }, 'shop', 1),
    filter('elsewhere', undefined, 'bank', 1),
  );

  expect(claim).toMatchObject({
    subject: { kind: FILTER, name: 'limits' },
    params: { what: 'Listener', said: SAID, filter: 'limits', others: ['whole-mesh'] },
    strength: 'fits',
  });
  expect(claim && adviceOn(proxyConfigRejected, claim)?.title).toContain('limits');
});

it('tells it of the workload where no filter is for it', () => {
  const [claim] = about(web(), REJECTED);

  expect(claim?.subject.kind).toBe('Pod');
  expect(claim?.params).not.toHaveProperty('filter');
});

it.each<[string, Resource<'Pod'>, string]>([
  ['a proxy that is Ready', web(true), REJECTED],
  ['one that complains of nothing', web(), 'info\txdsproxy\tconnected to upstream XDS server'],
  ['a pod without one', unreadyPod(10), REJECTED],
])('stays silent for %s', (_, on, text) => {
  expect(about(on, text, filter('limits'))).toEqual([]);
});

it('takes nothing for the present that was written long before', () => {
  expect(about(web(), `${REJECTED}\n${'info\tready\n'.repeat(50)}`, filter('limits'))).toEqual([]);
});
