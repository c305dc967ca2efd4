import type { Ref, World } from './model.ts';

/**
 * Finds where else to look than at the target, its owners, what they own and what it names.
 *
 * - `dependencies`: what the target needs or has made; it is looked at like the target itself.
 * - `nearby`: objects that may be in trouble while the target looks healthy; only trouble of their own is reported.
 * - `far`: as `nearby`, but few accounts may read it: asked only if nothing is hurt, and a refused read is not reported.
 * - `sampled-pods`: the pods whose logs are read if all of them look healthy.
 *
 * `find` is handed the target for `dependencies` and `sampled-pods`, and everything looked at so far for the others.
 */
export interface Surrounding {
  readonly id: string; // the file's name: it is shown where `find` throws
  readonly where: 'dependencies' | 'nearby' | 'far' | 'sampled-pods';
  readonly hasHurt?: true; // its trouble has hurt the objects that lead to it: a scan counts them among the affected
  find(from: readonly Ref[], world: World): Iterable<Ref>;
}
