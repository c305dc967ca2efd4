import { isRecord } from '../../text/is-record.ts';
import { present } from '../../text/present.ts';
import { kindIn, type Manifest, nameOf } from '../manifests/manifest.ts';
import type { Kustomization } from './kustomization.ts';

/** Kinds that have no namespace and keep their name; of others what they say decides. */
const KEEP_NAMES = new Set([
  'Namespace',
  'apiextensions.k8s.io/CustomResourceDefinition',
  'apiregistration.k8s.io/APIService',
]);
const SIZED = new Set(['apps/Deployment', 'apps/ReplicaSet', 'apps/StatefulSet']);

/** An object in the namespace of a kustomization, with its prefix and suffix. */
export function withNames(
  manifest: Manifest,
  { namespace, namePrefix, nameSuffix }: Kustomization,
): Manifest {
  const { value, names } = manifest;
  if (KEEP_NAMES.has(kindIn(value))) return manifest;
  const name = `${namePrefix}${nameOf(value)}${nameSuffix}`;
  const metadata = isRecord(value['metadata']) ? value['metadata'] : {};
  return {
    ...manifest,
    value: { ...value, metadata: { ...metadata, name, ...present({ namespace }) } },
    names: names.includes(name) ? names : [...names, name],
  };
}

/** An object with the size that a kustomization sets. */
export function withReplicas(manifest: Manifest, { replicas }: Kustomization): Manifest {
  const { value, names } = manifest;
  const set = replicas.find(({ name }) => names.includes(name));
  if (!set || !SIZED.has(kindIn(value))) return manifest;
  const spec = isRecord(value['spec']) ? value['spec'] : {};
  return { ...manifest, value: { ...value, spec: { ...spec, replicas: set.count } } };
}
