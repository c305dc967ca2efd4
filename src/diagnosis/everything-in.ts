import { refTo } from '../domain/keys.ts';
import { ANY_OTHER, type Scope } from '../domain/model.ts';
import type { Start } from './examine.ts';
import type { Rules } from './rules.ts';
import { families } from './signs/reports/families.ts';
import { isClusterScoped, servedIn } from './targets/kinds.ts';

const scanned = families.filter(({ isScanned }) => isScanned).map(({ kind }) => kind);

/** Begins at every object of a kind that can have symptoms, and of the custom kinds that are worth it; what is cluster-scoped belongs to every scope. */
export function everythingIn(scope: Scope, { symptomFinders }: Rules): Start['at'] {
  const named = symptomFinders
    .flatMap(({ of, asked }) => (asked ? [] : of))
    .filter((kind) => kind !== ANY_OTHER);
  return (world) => {
    const served = new Set(servedIn(world).map(({ kind }) => kind));
    const kinds = [
      ...new Set([...named, ...scanned.filter((kind) => served.has(kind))]),
    ].toSorted();
    return kinds.flatMap((kind) => {
      const where: Scope = isClusterScoped(kind, world) ? { namespace: '' } : scope;
      return world.list(kind, where).items.map((object) => refTo(kind, object));
    });
  };
}
