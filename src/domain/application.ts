import type { KubernetesObject, V1ObjectMeta } from '@kubernetes/client-node';

/** argoproj.io/Application of Argo CD, as far as it is read. */
export interface Application extends KubernetesObject {
  metadata?: V1ObjectMeta;
  status?: {
    sync?: { status?: string; revision?: string; revisions?: string[] };
    reconciledAt?: string; // when it was last compared with Git
    operationState?: { phase?: string; finishedAt?: string };
    resources?: AppliedResource[];
  };
}

interface AppliedResource {
  group?: string;
  kind?: string;
  namespace?: string;
  name?: string;
  status?: string; // "Synced", "OutOfSync", "Unknown"
}
