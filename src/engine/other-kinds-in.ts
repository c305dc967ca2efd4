import { refTo } from '../domain/keys.ts';
import type { Scope } from '../domain/model.ts';
import type { Rules } from '../domain/rules.ts';
import { isClusterScoped } from '../world/served-kinds.ts';
import type { Start } from './start.ts';
import { servedIn } from './targets/kinds.ts';

/** Each is a request, and few accounts may read them: of a namespace so many are listed beside all that is looked at anyway. */
const MOST = 8;

/** Begins at the objects of the other custom kinds of a namespace, which say of themselves how they are. */
export function otherKindsIn(scope: Scope, { kinds: known }: Rules): NonNullable<Start['also']> {
  const scanned = known.extensions.filter(({ isScanned }) => isScanned).map(({ kind }) => kind);
  const always = [...known.byName, ...known.byKind];
  return (world) => {
    const others = servedIn(world, known)
      .map(({ kind }) => kind)
      .filter((kind) => known.isCustom(kind) && !scanned.includes(kind))
      .filter((kind) => !isClusterScoped(kind, world, always));
    return [...new Set(others)]
      .toSorted()
      .slice(0, MOST)
      .flatMap((kind) => world.list(kind, scope).items.map((object) => refTo(kind, object)));
  };
}
