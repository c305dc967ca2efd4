import type { Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';

type Wanted = Readonly<{ apiVersion: string; kind: string }> &
  Partial<Pick<Ref, 'namespace' | 'name'>>;

/**
 * Whether what came is another object than what was asked for, or one of another kind or namespace, which is '' where the kind has
 * none. What it does not say is as asked.
 */
export function isOther(object: Resource, wanted: Wanted): boolean {
  const { metadata: { name, namespace } = {}, kind, apiVersion } = object;
  return (
    differs(name, wanted.name) ||
    differs(namespace, wanted.namespace) ||
    differs(kind, wanted.kind) ||
    differs(apiVersion, wanted.apiVersion)
  );
}

function differs(said: string | undefined, wanted: string | undefined): boolean {
  return said !== undefined && wanted !== undefined && said !== wanted;
}
