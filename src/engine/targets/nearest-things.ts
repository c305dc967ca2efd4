import { refKey, refTo } from '../../domain/keys.ts';
import type { Askable, Kinds } from '../../domain/kinds.ts';
import type { Ref, Scope, World } from '../../domain/model.ts';
import { servedIn } from './kinds.ts';
import { nearestTo } from './nearest.ts';
import { scopeOf, type WantedTarget } from './wanted.ts';

const MOST = 4;
/** Their names are made, so that nobody means one of another namespace, and there are many. */
const MADE = ['Pod', 'apps/ReplicaSet'];

/**
 * What somebody means perhaps who named something that is not there: the same name as another kind, in another
 * namespace or of a namespace itself, and then the names that are close to it. `among`: what was found of these kinds.
 */
export function nearestThings(
  wanted: WantedTarget,
  among: readonly Ref[],
  known: Kinds,
  world: World,
): readonly Ref[] {
  const { name, kinds, namespace } = wanted;
  if (!name) return [];
  const isPlain = kinds.every(({ kind }) => !known.isCustom(kind));
  const others = wanted.isKindNamed && isPlain ? known.byName : extensionsIn(world, known);
  const here = others.flatMap((one) => listed(one, scopeOf(wanted), world));
  const everywhere = namespace ? kinds.filter(({ kind }) => !MADE.includes(kind)) : [];
  const far = everywhere.flatMap((one) => listed(one, { all: true }, world));
  const isSpace = world.get({ kind: 'Namespace', name }).is === 'known';

  const called = [...here, ...far].filter((ref) => ref.name === name);
  const meant = [...(isSpace ? [{ kind: 'Namespace', name }] : []), ...called];
  const close = [...meant, ...nearestTo(name, among)];
  const lasting = here.filter(({ kind }) => !MADE.includes(kind));
  const all = close.length > 0 ? close : nearestTo(name, lasting);
  return [...new Map(all.map((ref) => [refKey(ref), ref])).values()].slice(0, MOST);
}

/** Of these the objects of custom kinds that a bare name means, since no workload is called so. */
export function meantAmong(
  nearest: readonly Ref[],
  { name, namespace, isKindNamed }: WantedTarget,
  { extensions }: Kinds,
): readonly Ref[] {
  if (isKindNamed) return [];
  const isExtension = (kind: string) => extensions.some((one) => one.kind === kind);
  const isHere = (ref: Ref) => !namespace || !ref.namespace || ref.namespace === namespace;
  return nearest.filter((ref) => isExtension(ref.kind) && ref.name === name && isHere(ref));
}

/** The known extensions that this cluster has: a bare name may be one of theirs. */
function extensionsIn(world: World, known: Kinds): readonly Askable[] {
  const own = new Set(known.extensions.map(({ kind }) => kind));
  return servedIn(world, known).filter(({ kind }) => own.has(kind));
}

function listed({ kind, clusterScoped }: Askable, scope: Scope, world: World): readonly Ref[] {
  const where: Scope = clusterScoped ? { namespace: '' } : scope;
  return world.list(kind, where).items.map((object) => refTo(kind, object));
}
