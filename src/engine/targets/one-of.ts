import { refKey } from '../../domain/keys.ts';
import type { Ref } from '../../domain/model.ts';

/** What a query means. A pod that is no more is `found` while its ReplicaSet or its events are there. */
export type Resolved = Readonly<
  | { is: 'found'; ref: Ref }
  | { is: 'ambiguous'; candidates: readonly Ref[] }
  | { is: 'no-such-target'; nearest: readonly Ref[] }
>;

/** The one object that is meant; of several people choose. */
export function oneOf(candidates: readonly Ref[]): Resolved {
  const [ref, ...others] = candidates;
  if (!ref) return { is: 'no-such-target', nearest: [] };
  if (others.length === 0) return { is: 'found', ref };
  return {
    is: 'ambiguous',
    candidates: candidates.toSorted((a, b) => (refKey(a) < refKey(b) ? -1 : 1)),
  };
}
