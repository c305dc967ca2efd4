import { applyPatch, type Operation } from 'rfc6902';

import type { Op } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';

/** An object after these operations. Throws the error of the first that does not apply. */
export function changed(object: Resource, ops: readonly Op[]): Resource {
  // Not structuredClone: rfc6902 knows an array by its constructor, which that may take from another realm.
  const copy = JSON.parse(JSON.stringify(object)) as Resource;
  const [failed] = applyPatch(copy, [...ops] as Operation[]).filter((error) => error);
  if (failed) throw failed;
  return copy;
}
