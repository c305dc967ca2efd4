import { expect, it } from '@jest/globals';

import { aroundThem } from '#src/readings/workloads/around-them.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const autoscaler = specified('autoscaling/HorizontalPodAutoscaler', 'web', {
  scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
});
const ingress = specified('networking.k8s.io/Ingress', 'front', {
  defaultBackend: { service: { name: 'web', port: { number: 80 } } },
});
const { world } = openWorld(cluster([autoscaler, ingress]));

it('finds what scales a workload, and what leads to a Service', () => {
  const service = { kind: 'Service', namespace: 'shop', name: 'web' };

  expect(aroundThem([web, service], world)).toMatchObject([
    { kind: 'autoscaling/HorizontalPodAutoscaler', name: 'web' },
    { kind: 'networking.k8s.io/Ingress', name: 'front' },
  ]);
});

it('finds nothing around what nobody names', () => {
  expect(aroundThem([{ ...web, name: 'api' }], world)).toEqual([]);
});
