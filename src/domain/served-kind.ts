import type { KubernetesObject } from '@kubernetes/client-node';

/**
 * One kind that the cluster has, as its discovery document tells (apidiscovery.k8s.io) or a recording's objects do.
 * Named like a CustomResourceDefinition, "certificates.cert-manager.io", and of its form; no API server lists these.
 */
export interface ServedKind extends KubernetesObject {
  spec: {
    group: string;
    version: string;
    scope: string; // "Namespaced" or "Cluster"
    names: { kind: string; plural: string; singular: string; shortNames: string[] };
  };
}
