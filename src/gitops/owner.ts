import type { GitOwner } from '../domain/git-owner.ts';
import type { Resource } from '../domain/resource.ts';
import { trackedBy } from '../readings/workloads/tracking-id.ts';
import { present } from '../text/present.ts';

/** Who owns an object by what the object itself says; undefined: nobody that is known here. */
export function ownerOf(object: Resource): GitOwner | undefined {
  return byTrackingId(object) ?? byFlux(object) ?? byHelm(object) ?? byInstanceLabel(object);
}

function byTrackingId(object: Resource): GitOwner | undefined {
  const tracked = trackedBy(object);
  return tracked && { by: 'argo-cd', ...tracked };
}

function byFlux({ metadata }: Resource): GitOwner | undefined {
  const labels = metadata?.labels ?? {};
  for (const [by, prefix] of FLUX) {
    const name = labels[`${prefix}/name`];
    const namespace = labels[`${prefix}/namespace`];
    if (name) return { by, name, ...present({ namespace }) };
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
  return name ? { by: 'helm', name, ...present({ namespace }) } : undefined;
}

/** Argo CD before 3.0 tracks by this label. */
function byInstanceLabel({ metadata }: Resource): GitOwner | undefined {
  const name = metadata?.labels?.['app.kubernetes.io/instance'];
  return name ? { by: 'argo-cd', name, weak: true } : undefined;
}
