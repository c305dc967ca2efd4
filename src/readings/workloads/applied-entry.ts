import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';

/** What an Argo CD Application says of an object that it has applied; undefined where it lists none such. */
export function appliedEntry(
  application: Resource<'argoproj.io/Application'> | undefined,
  object: Resource,
) {
  const { name, namespace = '' } = object.metadata ?? {};
  return application?.status?.resources?.find(
    ({ group, kind, ...one }) =>
      [group, kind].filter(Boolean).join('/') === kindOf(object) &&
      one.name === name &&
      (one.namespace ?? '') === namespace,
  );
}
