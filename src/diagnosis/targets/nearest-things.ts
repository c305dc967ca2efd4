import { refKey, refTo } from '../../domain/keys.ts';
import type { Ref, Scope, World } from '../../domain/model.ts';
import { familyKinds } from '../signs/reports/families.ts';
import { isCustom } from '../signs/reports/is-custom.ts';
import { ASKABLE, servedIn, type Askable } from './kinds.ts';
import { nearestTo } from './nearest.ts';
import { scopeOf, type Wanted } from './wanted.ts';

const MOST = 4;
/** Their names are made, so that nobody means one of another namespace, and there are many. */
const MADE = ['Pod', 'apps/ReplicaSet'];

/**
 * What somebody means perhaps who named something that is not there: the same name as another kind, in another
 * namespace or of a namespace itself, and then the names that are close to it. `among`: what was found of these kinds.
 */
export function nearestThings(wanted: Wanted, among: readonly Ref[], world: World): readonly Ref[] {
  const { name, kinds, namespace } = wanted;
  if (!name) return [];
  const isPlain = kinds.every(({ kind }) => !isCustom(kind));
  const others = wanted.isKindNamed && isPlain ? ASKABLE : familiesIn(world);
  const beside = others.flatMap((one) => listed(one, scopeOf(wanted), world));
  const everywhere = namespace ? kinds.filter(({ kind }) => !MADE.includes(kind)) : [];
  const far = everywhere.flatMap((one) => listed(one, { all: true }, world));
  const isSpace = world.get({ kind: 'Namespace', name }).is === 'known';

  const called = [...beside, ...far].filter((ref) => ref.name === name);
  const meant = [...(isSpace ? [{ kind: 'Namespace', name }] : []), ...called];
  const close = [...meant, ...nearestTo(name, among)];
  const lasting = beside.filter(({ kind }) => !MADE.includes(kind));
  const all = close.length > 0 ? close : nearestTo(name, lasting);
  return [...new Map(all.map((ref) => [refKey(ref), ref])).values()].slice(0, MOST);
}

/** Of these the objects of custom kinds that a bare name means, since no workload is called so. */
export function meantAmong(
  nearest: readonly Ref[],
  { name, namespace, isKindNamed }: Wanted,
): readonly Ref[] {
  if (isKindNamed) return [];
  const isHere = (ref: Ref) => !namespace || !ref.namespace || ref.namespace === namespace;
  return nearest.filter((ref) => familyKinds.has(ref.kind) && ref.name === name && isHere(ref));
}

/** Those of the known custom kinds that this cluster has: a bare name may be one of theirs. */
function familiesIn(world: World): readonly Askable[] {
  return servedIn(world).filter(({ kind }) => familyKinds.has(kind));
}

function listed({ kind, clusterScoped }: Askable, scope: Scope, world: World): readonly Ref[] {
  const where: Scope = clusterScoped ? { namespace: '' } : scope;
  return world.list(kind, where).items.map((object) => refTo(kind, object));
}
