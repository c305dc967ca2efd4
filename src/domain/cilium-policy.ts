import type { KubernetesObject, V1LabelSelector, V1ObjectMeta } from '@kubernetes/client-node';

/** cilium.io/CiliumNetworkPolicy and CiliumClusterwideNetworkPolicy, as far as they are read. */
export interface CiliumPolicy extends KubernetesObject {
  metadata?: V1ObjectMeta;
  spec?: CiliumPolicySpec;
  specs?: CiliumPolicySpec[];
}

/** One rule set; label keys of its selectors may carry a source: "k8s:app". */
export interface CiliumPolicySpec {
  endpointSelector?: V1LabelSelector;
  nodeSelector?: V1LabelSelector;
  enableDefaultDeny?: { ingress?: boolean; egress?: boolean };
  ingress?: CiliumRule[];
  ingressDeny?: CiliumRule[];
  egress?: CiliumRule[];
  egressDeny?: CiliumRule[];
}

/** A rule of either direction: `from…` stand in ingress rules, `to…` in egress rules. */
export interface CiliumRule {
  fromEndpoints?: V1LabelSelector[];
  toEndpoints?: V1LabelSelector[];
  fromEntities?: string[];
  toEntities?: string[];
  toPorts?: CiliumPorts[];
  icmps?: unknown[];
  [other: string]: unknown;
}

interface CiliumPorts {
  ports?: { port?: string; endPort?: number; protocol?: string }[];
  rules?: { dns?: unknown[] }; // of what is asked there
}
