import type { GitOwner } from '../domain/git-owner.ts';
import { ARGO_CD } from '../world/readings/workloads/tracking-id.ts';

/** What an owner is that is an object of the cluster. */
export type OwnerKind =
  | 'argoproj.io/Application'
  | 'helm.toolkit.fluxcd.io/HelmRelease'
  | 'kustomize.toolkit.fluxcd.io/Kustomization';

/** Where an owner of that sort stands in the cluster. */
export function ownerRef<K extends OwnerKind>(kind: K, { name, namespace }: GitOwner) {
  const usual = kind === 'argoproj.io/Application' ? ARGO_CD : undefined;
  const place = namespace ?? usual;
  return { kind, name, ...(place && { namespace: place }) };
}
