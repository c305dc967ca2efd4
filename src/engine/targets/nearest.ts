import type { Ref } from '../../domain/model.ts';
import { distanceOf } from '../../text/nearest-word.ts';

const MOST = 3;

/** The few names that are closest to one that does not exist. */
export function nearestTo(name: string, refs: readonly Ref[]): readonly Ref[] {
  const limit = Math.max(2, Math.floor(name.length / 3));
  return refs
    .map((ref) => ({
      ref,
      edits: Math.min(distanceOf(name, ref.name), distanceOf(name, ref.name.slice(0, name.length))),
    }))
    .filter((one) => one.edits <= limit)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MOST)
    .map(({ ref }) => ref);
}
