import type { Cause, Claim } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Log } from '#src/world/recorded.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, pod } from '#test/support/objects.ts';

type PodParts = Exclude<Parameters<typeof pod>[0], undefined>;
/** What else there is: further objects, events and logs, and what may not be read. */
export type Around = Readonly<{
  objects?: readonly Resource[];
  forbidden?: readonly string[];
  logs?: readonly Log[];
}>;

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

/** The same pod with container "proxy" beside the others, which has run since a time. */
export function withProxy(
  one: Resource<'Pod'>,
  proxy: Partial<NonNullable<Resource<'Pod'>['spec']>['containers'][number]> = {},
  startedAt = ago(9),
): Resource<'Pod'> {
  const { containers = [] } = one.spec ?? {};
  const { containerStatuses = [] } = one.status ?? {};
  const state = { running: { startedAt } };
  const status = { name: 'proxy', image: '', imageID: '', ready: true, restartCount: 0, state };
  return {
    ...withSpec(one, { containers: [...containers, { name: 'proxy', ...proxy }] }),
    status: { ...one.status, containerStatuses: [...containerStatuses, status] },
  };
}

/** What a cause claims about a pod whose container "app" wrote something until it ended, or writes it now. */
export function claimed<P extends object>(
  cause: Cause<P>,
  about: Resource<'Pod'>,
  log = '',
  { objects = [], forbidden = [], logs = [] }: Around = {},
): Claim<P>[] {
  const name = about.metadata?.name;
  const own = [logOf(log, 'current', name), logOf(log, 'previous', name)];
  const source = cluster([about, ...objects], forbidden, [...own, ...logs]);
  return claimsAbout(about, cause, source);
}
