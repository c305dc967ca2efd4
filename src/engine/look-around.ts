import type { Ref } from '../domain/model.ts';
import type { Marks } from '../world/open-world.ts';
import type { Examining } from './examining.ts';
import type { Weighed } from './explainer.ts';
import { foundAround } from './found-around.ts';

/** Few accounts may read far objects, so a refused read is not reported. */
const FAR: Marks = () => 'always';

/** Looks for trouble near a target, and where nothing is hurt also far from it. */
export function lookAround(target: Ref, parts: Examining): void {
  const { looks, route, told, marking } = parts;
  const near = foundAround(parts, 'nearby', target, route.looked);
  const needed = foundAround(parts, 'dependencies', target, [target]);
  if (!(near.complete && needed.complete) && !told.isTrouble) looks.note(target, 'unread');
  tellOwnTrouble(near.found, parts);
  if (told.isTrouble) return;

  const far = marking(FAR, () => foundAround(parts, 'far', target, route.looked));
  tellOwnTrouble(far.found, parts);
}

/** Reports only trouble that begins there: not how these objects are, nor effects of objects that were looked at. */
function tellOwnTrouble(found: readonly Ref[], { route, told, symptomsOf }: Examining): void {
  const isNews = ({ claim: { because } }: Weighed) => !because || !route.has(because.at);
  for (const at of found) {
    if (!route.has(at) && told.add(symptomsOf(at), isNews).length > 0) route.add(at);
  }
}
