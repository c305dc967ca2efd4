import { isOfKind, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { sizeOf } from '../workloads/sizes.ts';

/** One for each node is Longhorn's, and every node plugin. */
const MAKERS = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'] as const;

/** A workload that may run a controller. */
export type Runner = Resource<(typeof MAKERS)[number]>;
/** The workload that seems to run a controller, and how that is. */
export type Controller = Readonly<
  { is: 'up' | 'down'; at: Ref } | { is: 'none' } | { is: 'unread' }
>;

/**
 * The workload of the whole cluster that ranks highest, above 0. `isOnly`: of several that rank the same, none is meant.
 */
export function controllerAmong(
  rank: (workload: Runner) => number,
  world: World,
  isOnly = false,
): Controller {
  const lists = MAKERS.map((kind) => ({ kind, ...world.list(kind, { all: true }) }));
  const found = lists
    .flatMap(({ kind, items }) =>
      items.map((one: Runner) => ({ one, at: refTo(kind, one), rank: rank(one) })),
    )
    .filter((one) => one.rank > 0)
    .toSorted((a, b) => b.rank - a.rank || (a.at.name < b.at.name ? -1 : 1));

  const [best, next] = found;
  if (!best || (isOnly && next?.rank === best.rank))
    return { is: best || lists.some(({ gap }) => gap) ? 'unread' : 'none' };
  if (isUp(best.one)) return { is: 'up', at: best.at };
  listBelow(best.at, world);
  return { is: 'down', at: best.at };
}

/** Rounds are few: what is below a workload that is down is read together with it. */
function listBelow({ namespace = '' }: Ref, world: World): void {
  for (const kind of ['apps/ReplicaSet', 'Pod']) world.list(kind, { namespace });
}

/** A DaemonSet that finds no node is not down: there is nothing for it to do. */
function isUp(workload: Runner): boolean {
  const { wanted, available } = sizeOf(workload);
  return available > 0 || (wanted === 0 && isOfKind('apps/DaemonSet', workload));
}
