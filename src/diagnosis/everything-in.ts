import { refTo } from '../domain/keys.ts';
import type { Scope } from '../domain/model.ts';
import type { Start } from './examine.ts';
import type { Rules } from './rules.ts';
import { isClusterScoped } from './targets/kinds.ts';

/** Begins at every object of a kind that can have symptoms; what is cluster-scoped belongs to every scope. */
export function everythingIn(scope: Scope, { symptomFinders }: Rules): Start['at'] {
  const kinds = [
    ...new Set(symptomFinders.flatMap(({ of, isAskedLast }) => (isAskedLast ? [] : of))),
  ].toSorted();
  return (world) =>
    kinds.flatMap((kind) => {
      const where: Scope = isClusterScoped(kind) ? { namespace: '' } : scope;
      return world.list(kind, where).items.map((object) => refTo(kind, object));
    });
}
