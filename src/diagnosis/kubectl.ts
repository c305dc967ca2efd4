import type { Ref } from '../domain/model.ts';
import { resourceOf } from '../world/coverage.ts';

/** "kubectl -n shop get pods web-1", as a person would type it for an object. */
export function kubectl(verb: string, { kind, namespace, name }: Ref, ...rest: string[]): string {
  const where = namespace ? ['-n', namespace] : [];
  return ['kubectl', ...where, verb, resourceOf(kind), name, ...rest].join(' ');
}
