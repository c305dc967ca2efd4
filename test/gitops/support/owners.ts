import type { GitOwner } from '#src/domain/git-owner.ts';
import type { Change, Op } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

/** An Application of Argo CD, and what has it as its owner. */
export const BLOG: GitOwner = { by: 'argo-cd', name: 'blog' };
/** A Kustomization of Flux, the same. */
export const APPS: GitOwner = { by: 'flux-kustomize', name: 'apps', namespace: 'flux-system' };

/** What is known where only these objects are. */
export function worldOf(...objects: readonly Resource[]) {
  return openWorld(cluster(objects)).world;
}

/** The Application "blog". */
export function application(spec: object, metadata: object = {}): Resource {
  const name = { namespace: 'argocd', name: 'blog', ...metadata };
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: name,
    spec,
  } as Resource;
}

/** An object of Flux in its own namespace. */
export function flux(group: string, kind: string, name: string, spec: object): Resource {
  return {
    apiVersion: `${group}/v1`,
    kind,
    metadata: { namespace: 'flux-system', name },
    spec,
  } as Resource;
}

/** A workload with one container and one spread rule. */
export function workload(kind: 'Deployment' | 'Rollout', metadata: object = {}): Resource {
  return {
    apiVersion: kind === 'Rollout' ? 'argoproj.io/v1alpha1' : 'apps/v1',
    kind,
    metadata: { namespace: 'shop', name: 'web', ...metadata },
    spec: {
      replicas: 2,
      template: {
        spec: {
          containers: [{ name: 'web', image: 'web:1', env: [{ name: 'A', value: '1' }] }],
          topologySpreadConstraints: [{ topologyKey: 'zone' }],
        },
      },
    },
  } as Resource;
}

/** A change of that workload by one operation; what is added is not there yet. */
export function changeOf(op: Exclude<Op['op'], 'test'>, path: string): Change {
  const value = 1;
  return {
    do: 'patch',
    on: { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u' },
    guard: op === 'add' ? [] : [{ op: 'test', path, value }],
    absent: op === 'add' ? [path] : [],
    ops: [op === 'remove' ? { op, path } : { op, path, value }],
    undo: { none: 'test' },
  };
}
