import type { Resource } from '#src/domain/resource.ts';
import { template } from '#test/fixes/support/crashes.ts';

/** StatefulSet "web" of namespace shop. */
export const SET = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' };

/** That StatefulSet with so many replicas, whose template has one container "app". */
export function set(replicas: number, container: Parameters<typeof template>[0] = {}): Resource {
  const { spec, ...made } = template(container) as Resource<'apps/Deployment'>;
  const selector = { matchLabels: { app: 'web' } };
  const whole: object = { ...made, kind: 'StatefulSet', spec: { ...spec, replicas, selector } };
  return whole as Resource;
}

/** Its pod web-0, on a node. */
export function podOfSet(): Resource {
  const owner = { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web', uid: 'web-1' };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      namespace: 'shop',
      name: 'web-0',
      uid: 'web-0',
      labels: { app: 'web' },
      ownerReferences: [{ ...owner, controller: true }],
    },
    spec: { nodeName: 'w1', containers: [{ name: 'app' }] },
  } as Resource;
}
