import { refKey } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import { familyOf } from './families.ts';
import { isCustom } from './is-custom.ts';
import { ownersAbove, relativesOf } from './relatives.ts';

/** The longest chain that controllers make: certificate, request, order, challenge, the pod that answers. */
const STEPS = 4;
/** Who applied an object says so in its labels (Flux). */
const APPLIED_BY = {
  'kustomize.toolkit.fluxcd.io': 'Kustomization',
  'helm.toolkit.fluxcd.io': 'HelmRelease',
};

/** All on which a custom object depends, the nearest first, and what it and those that it made have made. */
export function dependenciesOf(target: Ref, world: World): readonly Ref[] {
  if (!isCustom(target.kind)) return [];
  askBelow(target, world);
  const found = new Map<string, Ref>();
  let level: readonly Ref[] = [target];
  for (let step = 0; step < STEPS && level.length > 0; step += 1) {
    const relatives = level.filter(({ kind }) => isCustom(kind)).flatMap((at) => below(at, world));
    const fresh = relatives.filter(({ ref }) => !found.has(refKey(ref)));
    for (const { ref } of fresh) found.set(refKey(ref), ref);
    level = fresh.filter(({ by }) => by === 'makes').map(({ ref }) => ref);
  }
  found.delete(refKey(target));
  return [...found.values()];
}

/** Who made or applies these, of kinds that do not come with Kubernetes: their trouble may be behind what is odd. */
export function managersOf(refs: readonly Ref[], world: World): readonly Ref[] {
  return refs.flatMap((ref) => {
    const fact = world.get(ref);
    if (fact.is !== 'known') return [];
    const { labels = {} } = fact.value.metadata ?? {};
    const appliedBy = Object.entries(APPLIED_BY).flatMap(([group, kind]) => {
      const [name, namespace] = [labels[`${group}/name`], labels[`${group}/namespace`]];
      return name && namespace ? [{ kind: `${group}/${kind}`, namespace, name }] : [];
    });
    return [...ownersAbove(fact.value).filter(({ kind }) => isCustom(kind)), ...appliedBy];
  });
}

function below(at: Ref, world: World) {
  const fact = world.get(at);
  return fact.is === 'known' ? relativesOf(fact.value, world) : [];
}

/** Lists what the whole chain will list: each step would be a round of its own. */
function askBelow({ kind, namespace }: Ref, world: World): void {
  const kinds = [...(familyOf(kind).makes ?? [])];
  for (const one of kinds) {
    if (namespace) world.list(one, { namespace });
    kinds.push(...(familyOf(one).makes ?? [])); // which the loop then comes to
  }
}
