import { describe, expect, it } from '@jest/globals';

import { ingressReportsFailure } from '#src/knowledge/symptoms/ingress-reports-failure.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import {
  ingressLog,
  ingressNginx,
  ingressTo,
  service,
  servingPod,
  slice,
} from '#test/support/services.ts';

const ingress = ingressTo('web', 80);
const listed = { ...slice('web'), endpoints: [{ addresses: ['10.244.0.9'] }] };
const objects = [ingress, service('web'), listed, servingPod('web-1'), ...ingressNginx()];
const failed = (address: string) =>
  `recv() failed (104: Connection reset by peer) while reading response header from upstream, upstream: "http://${address}:8080/"`;

function found(...lines: readonly string[]) {
  const { world } = openWorld(cluster(objects, [], [ingressLog(...lines)]));
  return [...ingressReportsFailure.find(ingress, world)];
}

describe('ingress-reports-failure', () => {
  it('is an Ingress whose controller fails at its pods again and again', () => {
    expect(found(failed('10.244.0.9'), failed('10.244.0.9'))).toMatchObject([{ reason: '502' }]);
  });

  it('is known by whatever its controller calls its container', () => {
    const [ingressClass, controller] = ingressNginx();
    const containers = [{ name: 'nginx-ingress' }];
    const other = { ...controller, spec: { ...controller.spec, containers } };
    const log = {
      ...ingressLog(failed('10.244.0.9'), failed('10.244.0.9')),
      container: 'nginx-ingress',
    };
    const around = [ingress, service('web'), listed, servingPod('web-1'), ingressClass, other];
    const { world } = openWorld(cluster(around, [], [log]));

    expect([...ingressReportsFailure.find(ingress, world)]).toHaveLength(1);
  });

  it.each([
    ['fails once', [failed('10.244.0.9')]],
    ['fails at the pods of others', [failed('10.244.7.7'), failed('10.244.7.7')]],
    ['answers', ['10.1.1.1 - "GET / HTTP/1.1" 200 [shop-web-80] 10.244.0.9:8080']],
  ])('is not one whose controller %s', (_, lines) => {
    expect(found(...lines)).toEqual([]);
  });
});
