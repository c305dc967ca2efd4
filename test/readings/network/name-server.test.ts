import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { nameServerFor } from '#src/readings/network/name-server.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const failure = { kind: 'no-dns-answer', host: 'db', server: '169.254.20.10' } as const;
const on = (nodeName: string, pod: Resource<'Pod'>, namespace = 'shop'): Resource<'Pod'> => ({
  ...pod,
  metadata: { ...pod.metadata, namespace },
  spec: { containers: [], ...pod.spec, nodeName },
});
const caller = on('w1', servingPod('web-1', 'ready'));
const elsewhere = on(
  'w2',
  labelled(servingPod('cache-2', 'ready'), { 'k8s-app': 'node-local-dns' }),
  'kube-system',
);
const about = (forbidden: readonly string[]) =>
  nameServerFor(failure, caller, openWorld(cluster([caller, elsewhere], forbidden)).world);

it('misses the cache of a node only where all pods beside it are seen', () => {
  expect(about([])).toMatchObject({ dns: { node: 'w1' } });
  expect(about(['pods'])).toEqual({ dns: { asked: 'db', address: '169.254.20.10' } });
});
