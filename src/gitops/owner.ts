import { kindOf } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';

/**
 * What writes an object from Git or a chart, and so would undo or overwrite a change of its spec. `weak`: only
 * a label says so that Helm charts set as well.
 */
export type GitOwner = Readonly<{
  by: 'argo-cd' | 'flux-kustomize' | 'flux-helm' | 'helm';
  name: string; // of the Application, Kustomization, HelmRelease or release
  namespace?: string;
  weak?: true;
}>;

/** Who owns an object by what the object itself says; undefined: nobody that is known here. */
export function ownerOf(object: Resource): GitOwner | undefined {
  return byTrackingId(object) ?? byFlux(object) ?? byHelm(object) ?? byInstanceLabel(object);
}

/**
 * `<app>:<group>/<kind>:<namespace>/<name>`, or `<namespace>_<app>:…`, of Argo CD. One that names another object
 * is a copy: a ReplicaSet inherits the annotations of its Rollout.
 */
function byTrackingId(object: Resource): GitOwner | undefined {
  const id = object.metadata?.annotations?.['argocd.argoproj.io/tracking-id'] ?? '';
  const [app = '', groupKind = '', ...rest] = id.split(':');
  if (!app || `${groupKind}:${rest.join(':')}` !== ownName(object)) return undefined;

  const [first = '', second] = app.split('_');
  return second === undefined
    ? { by: 'argo-cd', name: first }
    : { by: 'argo-cd', namespace: first, name: second };
}

function ownName(object: Resource): string {
  const { namespace, name = '' } = object.metadata ?? {};
  const kind = kindOf(object);
  const groupKind = kind.includes('/') ? kind : `/${kind}`;
  return `${groupKind}:${namespace ?? ''}/${name}`;
}

function byFlux({ metadata }: Resource): GitOwner | undefined {
  const labels = metadata?.labels ?? {};
  for (const [by, prefix] of FLUX) {
    const name = labels[`${prefix}/name`];
    const namespace = labels[`${prefix}/namespace`];
    if (name) return { by, name, ...(namespace && { namespace }) };
  }
  return undefined;
}

const FLUX = [
  ['flux-kustomize', 'kustomize.toolkit.fluxcd.io'],
  ['flux-helm', 'helm.toolkit.fluxcd.io'],
] as const;

function byHelm({ metadata }: Resource): GitOwner | undefined {
  if (metadata?.labels?.['app.kubernetes.io/managed-by'] !== 'Helm') return undefined;
  const name = metadata.annotations?.['meta.helm.sh/release-name'];
  const namespace = metadata.annotations?.['meta.helm.sh/release-namespace'];
  return name ? { by: 'helm', name, ...(namespace && { namespace }) } : undefined;
}

/** Argo CD before 3.0 tracks by this label. */
function byInstanceLabel({ metadata }: Resource): GitOwner | undefined {
  const name = metadata?.labels?.['app.kubernetes.io/instance'];
  return name ? { by: 'argo-cd', name, weak: true } : undefined;
}
