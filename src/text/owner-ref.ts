import type { GitOwner } from '../domain/git-owner.ts';
import type { Ref } from '../domain/model.ts';
import { present } from './present.ts';

/** What an owner is that is an object of the cluster. */
export type OwnerKind =
  | 'argoproj.io/Application'
  | 'helm.toolkit.fluxcd.io/HelmRelease'
  | 'kustomize.toolkit.fluxcd.io/Kustomization';

/** Where an owner of that sort stands in the cluster. */
export function ownerRef<K extends OwnerKind>(kind: K, { name, namespace }: GitOwner) {
  const usual = kind === 'argoproj.io/Application' ? ARGO_CD : undefined;
  const place = namespace ?? usual;
  return { kind, name, ...present({ namespace: place }) };
}

/** The object that an owner is; a release of Helm itself is none that kubewhy reads. */
export function ownerObject(owner: GitOwner): Ref<OwnerKind> | undefined {
  const kind = KINDS[owner.by];
  return kind && ownerRef(kind, owner);
}

/** Where Argo CD is by default: an Application elsewhere says so in the tracking id, or is looked for. */
export const ARGO_CD = 'argocd';
const KINDS: Readonly<Record<GitOwner['by'], OwnerKind | undefined>> = {
  'argo-cd': 'argoproj.io/Application',
  'flux-kustomize': 'kustomize.toolkit.fluxcd.io/Kustomization',
  'flux-helm': 'helm.toolkit.fluxcd.io/HelmRelease',
  helm: undefined,
};
