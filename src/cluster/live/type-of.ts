import type { ApiResource } from './discovery.ts';

/** What each object of a resource says of its kind; items of a list lack it. */
export function typeOf({ group, version, kind }: ApiResource) {
  return {
    apiVersion: group ? `${group}/${version}` : version,
    kind: kind.split('/').at(-1) ?? kind,
  };
}
