import type { Gap } from '../domain/gap.ts';
import type { World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { present } from '../text/present.ts';

type Class = Resource<'storage.k8s.io/StorageClass'>;

/** By this annotation a class is the default. */
export const DEFAULT_CLASS = 'storageclass.kubernetes.io/is-default-class';
const DEFAULT = [DEFAULT_CLASS, 'storageclass.beta.kubernetes.io/is-default-class'];

/** Every class of storage, the default first. */
export function classesIn(world: World): Readonly<{ classes: readonly Class[]; gap?: Gap }> {
  const { items, gap } = world.list('storage.k8s.io/StorageClass', { namespace: '' });
  const classes = items.toSorted((a, b) => Number(isDefaultClass(b)) - Number(isDefaultClass(a)));
  return { classes, ...present({ gap }) };
}

/** Whether claims that name no class get this one. */
export function isDefaultClass({ metadata }: Class): boolean {
  return DEFAULT.some((key) => metadata?.annotations?.[key] === 'true');
}
