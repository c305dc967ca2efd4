import type { Askable, Kinds } from '../../domain/kinds.ts';
import type { World } from '../../domain/model.ts';
import { oncePer } from '../../world/once-per.ts';
import { SERVED_KIND, type ServedKind } from '../../world/served-kinds.ts';

/** The kinds that a word means, in any case, short, plural or with its group ("certificates.cert-manager.io"). */
export function askablesBy(word: string, kinds: Kinds, world: World): readonly Askable[] {
  const name = word.toLowerCase();
  const isMeant = ({ names, kind }: Askable) => names.includes(name) || kind.toLowerCase() === name;
  const own = alwaysKnown(kinds).find(isMeant);
  return own ? [own] : servedIn(world, kinds).filter(isMeant);
}

/** The names that a mistyped kind may be near to, each with the name by which people should call it. */
export function kindNames(
  kinds: Kinds,
  world: World,
): readonly Readonly<{ name: string; of: string }>[] {
  return [...alwaysKnown(kinds), ...servedIn(world, kinds)].flatMap(({ names }) => {
    const [of = ''] = names;
    return names
      .filter((name) => name.length > 3 && !name.includes('.'))
      .map((name) => ({ name, of }));
  });
}

/** Every kind that the cluster has. */
export function servedIn(world: World, kinds: Kinds): readonly Askable[] {
  return world.derive(servedBy(kinds));
}

/** The kinds that need no discovery document, nor a read for it. */
function alwaysKnown({ byName, byKind }: Kinds): readonly Askable[] {
  return [...byName, ...byKind];
}

/** One reading for each set of kinds: a world keeps what it gives. */
const servedBy = oncePer(
  (kinds: Kinds) =>
    (world: World): readonly Askable[] =>
      world.list(SERVED_KIND, { namespace: '' }).items.map((one) => calledBy(one, kinds)),
);

function calledBy(
  { spec: { group, version, scope, names } }: ServedKind,
  { shortNames }: Kinds,
): Askable {
  const kind = group ? `${group}/${names.kind}` : names.kind;
  const called = [names.singular, names.plural, names.kind.toLowerCase()];
  const short = [...names.shortNames, ...(shortNames[kind] ?? [])];
  const qualified = [...called, ...short].flatMap((name) =>
    group ? [`${name}.${group}`, `${name}.${version}.${group}`] : [],
  );
  const all = [...new Set([...called, ...short, ...qualified])];
  return { kind, names: all, ...(scope !== 'Namespaced' && { clusterScoped: true }) };
}
