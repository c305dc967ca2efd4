import type { Resource } from '#src/domain/resource.ts';

/** An object of Longhorn. */
export function ofLonghorn(of: string, name: string, parts: object): Resource {
  const [kind = ''] = of.split('/').toReversed();
  const metadata = { namespace: 'longhorn-system', name };
  return { apiVersion: 'longhorn.io/v1beta2', kind, metadata, ...parts };
}

/** A node of it with a disk, on which a replica may be put. */
export function longhornNode(name: string, spec: object = {}): Resource {
  return ofLonghorn('longhorn.io/Node', name, { spec: { disks: { d: {} }, ...spec } });
}
