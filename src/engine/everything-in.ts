import { refTo } from '../domain/keys.ts';
import { ANY_OTHER, type Scope } from '../domain/model.ts';
import type { Rules } from '../domain/rules.ts';
import { isClusterScoped } from '../world/served-kinds.ts';
import type { Start } from './start.ts';
import { servedIn } from './targets/kinds.ts';

/** Begins at every object of a kind that can have symptoms, and of the custom kinds that are worth it; what is cluster-scoped belongs to every scope. */
export function everythingIn(scope: Scope, { symptomFinders, kinds: known }: Rules): Start['at'] {
  const named = symptomFinders
    .flatMap(({ of, asked }) => (asked ? [] : of))
    .filter((kind) => kind !== ANY_OTHER);
  const scanned = known.extensions.filter(({ isScanned }) => isScanned).map(({ kind }) => kind);
  const always = [...known.byName, ...known.byKind];
  return (world) => {
    const served = new Set(servedIn(world, known).map(({ kind }) => kind));
    const kinds = [
      ...new Set([...named, ...scanned.filter((kind) => served.has(kind))]),
    ].toSorted();
    return kinds.flatMap((kind) => {
      const where: Scope = isClusterScoped(kind, world, always) ? { namespace: '' } : scope;
      return world.list(kind, where).items.map((object) => refTo(kind, object));
    });
  };
}
