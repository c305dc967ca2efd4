import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';

/** The Argo CD Application that an object says it is of; without a namespace it is in that of Argo CD. */
export type Tracked = Readonly<{ name: string; namespace?: string }>;

/**
 * `<app>:<group>/<kind>:<namespace>/<name>`, or `<namespace>_<app>:…`, of Argo CD. One that names another object
 * is a copy: a ReplicaSet inherits the annotations of its Rollout.
 */
export function trackedBy(object: Resource): Tracked | undefined {
  const id = object.metadata?.annotations?.['argocd.argoproj.io/tracking-id'] ?? '';
  const [app = '', groupKind = '', ...rest] = id.split(':');
  if (!app || `${groupKind}:${rest.join(':')}` !== ownName(object)) return undefined;

  const [first = '', second] = app.split('_');
  return second === undefined ? { name: first } : { namespace: first, name: second };
}

function ownName(object: Resource): string {
  const { namespace, name = '' } = object.metadata ?? {};
  const kind = kindOf(object);
  const groupKind = kind.includes('/') ? kind : `/${kind}`;
  return `${groupKind}:${namespace ?? ''}/${name}`;
}
