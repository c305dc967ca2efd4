import type { World } from '../../domain/model.ts';
import type { Candidate } from '../../domain/remedy.ts';
import { containersOf } from '../../readings/pods/container-specs.ts';
import { candidate } from './candidate.ts';

const MOST = 4;

/** What other containers of a namespace ask for, or may use at most, the most frequent first. */
export function sizesElsewhere(
  list: 'requests' | 'limits',
  resource: string,
  namespace: string,
  world: World,
): readonly Candidate[] {
  const all = world
    .list('Pod', { namespace })
    .items.flatMap(({ spec }) =>
      [...containersOf(spec)].flatMap(
        ({ container }) => container.resources?.[list]?.[resource] ?? [],
      ),
    );
  const counted = Object.entries(Object.groupBy(all, (one) => one)).toSorted(
    ([, a = []], [, b = []]) => b.length - a.length,
  );
  return counted.slice(0, MOST).map(([value]) => candidate(value, 'elsewhere'));
}
