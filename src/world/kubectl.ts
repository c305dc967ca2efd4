import type { Ref } from '../domain/model.ts';
import { shell } from '../text/shell.ts';
import { resourceOf } from './coverage.ts';

/** "kubectl -n shop get pods web-1", as a person would type it in a POSIX shell for an object. */
export function kubectl(verb: string, { kind, namespace, name }: Ref, ...rest: string[]): string {
  const where = namespace ? ['-n', namespace] : [];
  return shell`kubectl ${[...where, verb, resourceOf(kind), name, ...rest]}`;
}
