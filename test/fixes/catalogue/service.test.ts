import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod } from '#test/support/services.ts';
import { finding } from '#test/support/verdicts.ts';

const subject = { kind: 'Service', namespace: 'shop', name: 'web' };

function proposed(id: string, params: object, ...objects: readonly Resource[]) {
  const { world } = openWorld(cluster(objects));
  const remedy = remedies.find((one) => one.id === id);
  return [...(remedy?.propose({ ...finding({ subject }), params }, world) ?? [])];
}

describe('the type of a Service that no load balancer takes up', () => {
  const values = (spec: object, is = 'ignored') =>
    proposed('network/other-type', { is }, service('web', { type: 'LoadBalancer', ...spec })).map(
      (one) => one.values?.['type'],
    );

  it('may be a port of every node, or none from outside', () => {
    expect(values({})).toEqual(['NodePort', 'ClusterIP']);
  });

  it('opens no node where somebody closed it', () => {
    expect(values({ allocateLoadBalancerNodePorts: false })).toEqual(['ClusterIP']);
    expect(values({ loadBalancerSourceRanges: ['10.0.0.0/8'] })).toEqual(['ClusterIP']);
  });

  it('is left where the load balancer is on its way, or fails', () => {
    expect(values({}, 'being-made')).toEqual([]);
    expect(values({}, 'failing')).toEqual([]);
  });
});

describe('the port at which a Service is called', () => {
  const taking = (containerPort: number) =>
    servingPod('web-1', 'ready', { ports: [{ containerPort, protocol: 'TCP' }] });
  const ops = (...objects: readonly Resource[]) =>
    proposed('network/called-port', { port: 8080 }, ...objects).map(({ change }) => change?.ops);

  it('is added where its pods declare it', () => {
    const value = { name: 'port-8080', port: 8080, targetPort: 8080, protocol: 'TCP' };

    expect(ops(service('web'), taking(8080))).toEqual([
      [{ op: 'add', path: '/spec/ports/1', value }],
    ]);
  });

  it('is not where they take another one, or are called without it', () => {
    const headless = service('web', { clusterIP: 'None' });

    expect(ops(service('web'), taking(9090))).toEqual([]);
    expect(ops(headless, taking(8080))).toEqual([]);
  });
});
