import type { Symptom, World } from './model.ts';
import type { Resource } from './resource.ts';
import type { Remark } from './verdict.ts';

/**
 * What speaks against calling an object well: as a symptom that nobody explains, or as a remark on why it is harmless.
 * Of those `alike`, such as the same event on several pods, the first is told.
 */
export type Concern = Readonly<{ symptom: Symptom } | { harmless: Remark; alike: string }>;

/**
 * Finds the concerns of objects that look well. It is asked last, of everything that was looked at, where no trouble was
 * told: an all-clear is only given where each of them is known to be harmless.
 */
export interface ConcernFinder<K extends string = string> {
  /** The kind of its symptoms: stored, so never renamed. */
  readonly kind: string;
  readonly of: readonly K[];
  /** Of what is cluster-scoped and so shared, such as a node, it is asked only of the target. */
  readonly isOfTarget?: true;
  find(object: Resource<K>, world: World): Iterable<Concern>;
}
