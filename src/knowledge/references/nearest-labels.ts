import { isOfKind } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isNameLike } from '../../readings/network/name-like.ts';
import { isOver } from '../../readings/pods/pods.ts';
import type { Labels } from '../../readings/selectors.ts';
import { distanceOf } from '../../text/nearest-word.ts';
import { ownOf } from '../../text/own-of.ts';

/** What was probably meant by labels that nothing carries: it lacks `key`, or `has` another value of it. */
export type Meant = Readonly<{ object: Resource; key: string; has?: string }>;

/**
 * The object that has all labels but one, the likest value of that first, or in place of the only one a name that is like
 * it, or like who asks.
 */
export function nearestLabels(
  wanted: Labels,
  asker: string,
  candidates: readonly Resource[],
): Meant | undefined {
  const entries = Object.entries(wanted);
  const likeness = ({ key, has }: Meant) =>
    has === undefined ? Number.MAX_SAFE_INTEGER : distanceOf(has, wanted[key] ?? '');
  const [nearest] = candidates
    .flatMap((object): readonly Meant[] => {
      if (isOfKind('Pod', object) && isOver(object)) return [];
      const { labels = {} } = object.metadata ?? {};
      const [first, ...others] = entries.filter(([key, value]) => ownOf(labels, key) !== value);
      if (!first || others.length > 0) return [];
      const [key, wants] = first;
      const has = ownOf(labels, key);
      if (entries.length > 1) return [{ object, key, ...(has !== undefined && { has }) }];
      const isLike = has !== undefined && (isNameLike(has, wants) || isNameLike(has, asker));
      return isLike ? [{ object, key, has }] : [];
    })
    .toSorted((a, b) => likeness(a) - likeness(b));
  return nearest;
}
