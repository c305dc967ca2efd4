import type { Resource } from '../../../../domain/resource.ts';

/**
 * Something that only one object of a kind can have: a host and path, or being the default. Two objects conflict if they
 * share a place in `at`, for example a load balancer. `to` is the backend: two that send to the same one do not conflict.
 */
export type ExclusiveUse = Readonly<{
  what: string;
  path: string;
  quote: string;
  at: readonly string[];
  to?: string;
}>;

/**
 * What an object has, and the others of its kind that claim it as well, the newest first. Of a Gateway it is one
 * `listener` that has it, and `sameObject` are the other listeners of that Gateway that claim it, too.
 */
export type Conflict = ExclusiveUse &
  Readonly<{ others: readonly Resource[]; listener?: string; sameObject?: readonly string[] }>;
