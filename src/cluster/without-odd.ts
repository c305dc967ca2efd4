import { kindOf } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';
import { resourceOf } from '../world/coverage.ts';
import type { Recording } from '../world/recorded.ts';
import { isOdd } from './is-odd.ts';
import { withPromisedLists } from './with-promised-lists.ts';

/** The objects of a file without those that no API server would let in: of these nothing is known, and that is said. */
export function withoutOdd(all: readonly Resource[]): Pick<Recording, 'objects' | 'notCaptured'> {
  const odd = all.filter(isOdd);
  const objects = all.filter((one) => !odd.includes(one)).map(withPromisedLists);
  return { objects, notCaptured: odd.map(leftOut) };
}

function leftOut(object: Resource): Recording['notCaptured'][number] {
  const { namespace = '' } = object.metadata ?? {};
  return { resource: resourceOf(kindOf(object)), namespace, reason: 'odd' };
}
