import type { Resource } from '#src/domain/resource.ts';

/** A Lease that was last renewed then. */
export function lease(namespace: string, name: string, renewTime: string): Resource {
  return {
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: { namespace, name },
    spec: { renewTime },
  } as Resource;
}
