import { refTo } from '../domain/keys.ts';
import type { Ref, Scope, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import type { Unread } from '../domain/verdict.ts';
import { kinds } from '../readings/kinds/index.ts';
import { isCustom } from '../readings/reports/is-custom.ts';
import { present } from '../text/present.ts';
import { isClusterScoped, resourceServing } from '../world/served-kinds.ts';
import { isAbout } from './is-about.ts';

/** The objects of a kind where a check looks, and why there may be more. */
export type Listed = Readonly<{
  objects: readonly Resource[];
  refs: readonly Ref[];
  unread?: Unread;
}>;

/** Where a check looks; `about`: only at what is meant by one of these words. */
export type Looked = Readonly<{ scope: Scope; about: readonly string[] }>;

/** Lists a kind where a check looks; what is cluster-scoped belongs to every scope, and a kind that is not served has no objects. */
export function listedFor(kind: string, { scope, about }: Looked, world: World): Listed {
  if (isCustom(kind) && resourceServing(kind, world) === undefined)
    return { objects: [], refs: [] };
  const known = [...kinds.byName, ...kinds.byKind];
  const where: Scope = isClusterScoped(kind, world, known) ? { namespace: '' } : scope;
  const { items, gap } = world.list(kind, where);
  const unread = gap && { read: { list: kind, scope: where }, why: gap };
  const objects = items.filter((one) => isAbout(one, about));
  return { objects, refs: objects.map((one) => refTo(kind, one)), ...present({ unread }) };
}
