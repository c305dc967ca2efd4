import type { Ref, World } from './model.ts';

/**
 * Finds where else to look than at the target, its owners, what they own and what it names.
 *
 * - `dependencies`: what the target needs or has made; it is looked at like the target itself.
 * - `nearby`: what may be in trouble while everything looked at is well; only trouble of its own is told.
 * - `far`: as `nearby`, but few may read it: asked only where nothing is hurt, and a refused read leaves nothing open.
 * - `sampled-pods`: the pods whose logs are read where all of them look well.
 *
 * `find` is handed the target for `dependencies` and `sampled-pods`, and everything looked at so far for the others.
 */
export interface Surrounding {
  readonly id: string; // the file's name: it is shown where `find` throws
  readonly where: 'dependencies' | 'nearby' | 'far' | 'sampled-pods';
  readonly hasHurt?: true; // its trouble has hurt the objects that lead to it: a scan counts them among the affected
  find(from: readonly Ref[], world: World): Iterable<Ref>;
}
