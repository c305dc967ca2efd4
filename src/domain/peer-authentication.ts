import type { KubernetesObject, V1LabelSelector, V1ObjectMeta } from '@kubernetes/client-node';

/** security.istio.io/PeerAuthentication, as far as it is read. */
export interface PeerAuthentication extends KubernetesObject {
  metadata?: V1ObjectMeta;
  spec?: {
    selector?: V1LabelSelector;
    mtls?: { mode?: string };
    portLevelMtls?: Record<string, { mode?: string }>; // by the port of the container
  };
}
