import { isSame, kindOf, refKey } from '../domain/keys.ts';
import type { Ref } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';

/** Tells of an event whether it is about an object; events keep the uid, so those about a predecessor are not. */
export function isAbout(of: Ref): (event: Resource<'Event'>) => boolean {
  return ({ involvedObject }) => {
    const { name = '', namespace = '' } = involvedObject;
    const key = refKey({ kind: kindOf(involvedObject), namespace, name });
    return key === refKey(of) && isSame(of, involvedObject);
  };
}
