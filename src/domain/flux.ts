import type { KubernetesObject } from '@kubernetes/client-node';

/** kustomize.toolkit.fluxcd.io/Kustomization of Flux, as far as it is read; what is unknown changes what it makes. */
export interface FluxKustomization extends KubernetesObject {
  spec?: {
    interval?: string; // such as "10m"
    suspend?: boolean;
    path?: string;
    sourceRef?: { kind?: string; name?: string; namespace?: string };
    patches?: unknown[];
    images?: unknown[];
    components?: unknown[];
    postBuild?: object;
    namePrefix?: string;
    nameSuffix?: string;
  };
}

/** source.toolkit.fluxcd.io/GitRepository of Flux, as far as it is read. */
export interface GitRepository extends KubernetesObject {
  spec?: {
    url?: string;
    ref?: { branch?: string; tag?: string; semver?: string; commit?: string; name?: string };
  };
}

/** helm.toolkit.fluxcd.io/HelmRelease of Flux, as far as it is read. */
export interface HelmRelease extends KubernetesObject {
  spec?: {
    interval?: string;
    suspend?: boolean;
    values?: object; // wins over those below
    valuesFrom?: { kind?: string; name?: string; valuesKey?: string; targetPath?: string }[]; // the last one first
    driftDetection?: { mode?: string; ignore?: DriftIgnored[] }; // without a mode nothing is compared
  };
}

/** JSON pointers that are not compared; a target that names nothing is every object. */
interface DriftIgnored {
  paths?: string[];
  target?: { group?: string; kind?: string; name?: string; namespace?: string };
}
