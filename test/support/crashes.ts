import type { Cause, Claim } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';

type PodParts = Exclude<Parameters<typeof pod>[0], undefined>;
/** What else there is: further objects and events, and what may not be read. */
export type Around = Readonly<{ objects?: readonly Resource[]; forbidden?: readonly string[] }>;

/** Pod "web" whose container "app" crashes again and again; by default with exit code 1. */
export function crashing(parts: PodParts = {}): Resource<'Pod'> {
  return pod({ waiting: { reason: 'CrashLoopBackOff' }, ended: { exitCode: 1 }, ...parts });
}

/** The same pod, of which more of the spec is set. */
export function withSpec(
  one: Resource<'Pod'>,
  spec: Partial<NonNullable<Resource<'Pod'>['spec']>>,
): Resource<'Pod'> {
  return { ...one, spec: { containers: [], ...one.spec, ...spec } };
}

/** What a cause claims about a pod whose container "app" wrote something until it ended, or writes it now. */
export function claimed<P extends object>(
  cause: Cause<P>,
  about: Resource<'Pod'>,
  log = '',
  { objects = [], forbidden = [] }: Around = {},
): Claim<P>[] {
  const source = cluster([about, ...objects], forbidden, [logOf(log), logOf(log, 'previous')]);
  return claimsAbout(about, cause, source);
}
