import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Surrounding } from '#src/domain/surrounding.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

/** What a surrounding finds from some objects of a cluster that holds these and the others, as "Kind name". */
export function foundBy(
  surrounding: Surrounding,
  from: readonly Resource[],
  ...others: readonly Resource[]
): readonly string[] {
  const { world } = openWorld(cluster([...from, ...others]));
  const found = surrounding.find(
    from.map((object) => refTo(kindOf(object), object)),
    world,
  );
  return [...found].map(({ kind, name }) => `${kind.split('/').at(-1)} ${name}`);
}
