import type { Resource } from '#src/domain/resource.ts';
import { preflightOf } from '#src/simulator/rollout/preflight.ts';
import type { Updated } from '#src/simulator/rollout/strategy-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, owned } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

type Container = NonNullable<Resource<'Pod'>['spec']>['containers'][number];
type Parts = Readonly<{
  container?: Partial<Container>;
  spec?: object;
  replicas?: number;
  rollingUpdate?: object;
  canary?: object;
}>;

/** A Deployment "web" of namespace shop with the template app=web. */
export function deployment({ rollingUpdate, ...parts }: Parts): Updated {
  return manifest('apps/v1', 'Deployment', parts, { strategy: { rollingUpdate } });
}

/** The same as a Rollout. */
export function rollout({ canary, ...parts }: Parts): Updated {
  const strategy = { canary };
  return manifest('argoproj.io/v1alpha1', 'Rollout', { replicas: 2, ...parts }, { strategy });
}

/** The same as any kind of workload. */
export function manifest(apiVersion: string, kind: string, parts: Parts, spec: object): Updated {
  const { container, spec: pod, replicas = 1 } = parts;
  const containers = [{ name: 'app', image: 'app:2', ...container }];
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers, ...pod } };
  const metadata = { namespace: 'shop', name: 'web' };
  return { apiVersion, kind, metadata, spec: { replicas, template, ...spec } } as Updated;
}

/** The pods of a workload's only revision, below its ReplicaSet. */
export function running(
  on: readonly string[],
  parts: Pick<Parts, 'container' | 'spec'>,
  kind = 'Deployment',
): readonly Resource[] {
  const owner = kind === 'Deployment' ? 'apps/Deployment' : 'argoproj.io/Rollout';
  const set: Resource = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: { namespace: 'shop', name: 'web-old' },
  };
  const pods = on.map((where, index) =>
    labelled(
      owned(podOn(where, `web-old-${index}`, parts), { kind: 'apps/ReplicaSet', name: 'web-old' }),
      { app: 'web', 'rollouts-pod-template-hash': 'old' },
    ),
  );
  return [owned(set, { kind: owner, name: 'web' }), ...pods];
}

/** What preflight says of it on a cluster in which the workload has run so far, if it has pods. */
export function preflight(
  changed: Updated,
  objects: readonly Resource[],
  forbidden: string[] = [],
) {
  const isThere = objects.some(
    ({ kind, metadata }) => kind === 'Pod' && metadata?.name?.startsWith('web'),
  );
  const live = { ...changed, status: { stableRS: 'old' } } as Updated;
  const read = forbidden.includes('nodes')
    ? objects.filter(({ kind }) => kind !== 'Node')
    : objects;
  const { world } = openWorld(cluster([...read, ...(isThere ? [live] : [])], forbidden));
  return preflightOf(changed, world);
}
