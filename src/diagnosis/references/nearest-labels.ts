import { isOfKind } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver } from '../../world/readings/pods/pods.ts';
import type { Labels } from '../../world/readings/selectors.ts';
import { isNameLike } from '../signs/network/name-like.ts';

/** What was probably meant by labels that nothing carries: it lacks `key`, or `has` another value of it. */
export type Meant = Readonly<{ object: Resource; key: string; has?: string }>;

/** The object that has all labels but one, or in place of the only one a name that is like it, or like who asks. */
export function nearestLabels(
  wanted: Labels,
  asker: string,
  candidates: readonly Resource[],
): Meant | undefined {
  const entries = Object.entries(wanted);
  for (const object of candidates) {
    if (isOfKind('Pod', object) && isOver(object)) continue;
    const { labels = {} } = object.metadata ?? {};
    const wrong = entries.filter(([key, value]) => labels[key] !== value);
    const [key = '', wants = ''] = wrong[0] ?? [];
    const has = labels[key];
    if (wrong.length !== 1) continue;
    if (entries.length > 1) return { object, key, ...(has !== undefined && { has }) };
    if (has !== undefined && (isNameLike(has, wants) || isNameLike(has, asker))) {
      return { object, key, has };
    }
  }
  return undefined;
}
