import type { Askable } from '../../domain/kinds.ts';
import { resourceOf } from '../../world/coverage.ts';

/** A kind that comes with Kubernetes or is served like it, with the names that kubectl knows and these short ones. */
export function askable(kind: string, ...short: readonly string[]): Askable {
  const [own = '', group] = kind.toLowerCase().split('/').toReversed();
  const resource = resourceOf(kind);
  const [plural = ''] = resource.split('.');
  return {
    kind,
    names: [own, plural, ...short, ...(group ? [resource, `${own}.${group}`] : [])],
  };
}
