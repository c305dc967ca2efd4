import { kindOf, refKey, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { makersByName } from '../neighbourhood.ts';
import { scopeOf, type WantedTarget } from './wanted.ts';

/** Pods that are no more but have left their controller, or events; what else was named by its kind has events only. */
export function tracesOf(wanted: WantedTarget, world: World): readonly Ref[] {
  const { name, kinds } = wanted;
  const [{ kind: asked } = { kind: 'Pod' }, ...others] = kinds;
  if (others.length === 0 && asked !== 'Pod') {
    return eventsAbout(wanted, world, (of) => kindOf(of) === asked && of.name === name);
  }
  const makers = makersByName({ kind: 'Pod', name }).flatMap((maker) =>
    world
      .list(maker.kind, scopeOf(wanted))
      .items.map((object) => refTo(maker.kind, object))
      .filter((ref) => ref.name === maker.name),
  );
  if (makers.length > 0) {
    return makers.map(({ namespace = '' }) => ({ kind: 'Pod', namespace, name }));
  }
  if (!name) return [];

  return eventsAbout(
    wanted,
    world,
    (of) => kindOf(of) === 'Pod' && (of.name?.startsWith(name) ?? false),
  );
}

type Involved = Resource<'Event'>['involvedObject'];

function eventsAbout(
  wanted: WantedTarget,
  world: World,
  isMeant: (of: Involved) => boolean,
): readonly Ref[] {
  const refs = world
    .list('Event', scopeOf(wanted))
    .items.map(({ involvedObject }) => involvedObject)
    .filter(isMeant)
    .map((of) => ({
      kind: kindOf(of),
      ...(of.namespace && { namespace: of.namespace }),
      name: of.name ?? '',
    }));
  return [...new Map(refs.map((ref) => [refKey(ref), ref])).values()];
}
