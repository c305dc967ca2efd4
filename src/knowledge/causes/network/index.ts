import type { Cause } from '../../../domain/model.ts';
import { addressAsName } from './address-as-name.ts';
import { backendProtocol } from './backend-protocol.ts';
import { cannotReach } from './cannot-reach.ts';
import { credentialsRefused } from './credentials-refused.ts';
import { hostAlias } from './host-alias.ts';
import { ingressBackend } from './ingress-backend.ts';
import { ingressControllerIll } from './ingress-controller-ill.ts';
import { initBeforeProxy } from './init-before-proxy.ts';
import { noLoadBalancer } from './no-load-balancer.ts';
import { noSuchHost } from './no-such-host.ts';
import { noSuchPod } from './no-such-pod.ts';
import { outsideMesh } from './outside-mesh.ts';
import { peerWithoutBackends } from './peer-without-backends.ts';
import { plainRule } from './plain-rule.ts';
import { policyDenies } from './policy-denies.ts';
import { portNotServed } from './port-not-served.ts';
import { protocolUndetected } from './protocol-undetected.ts';
import { proxyBlocksHost } from './proxy-blocks-host.ts';
import { proxyConfigRejected } from './proxy-config-rejected.ts';
import { searchDomain } from './search-domain.ts';
import { serverLimit } from './server-limit.ts';
import { serviceByHand } from './service-by-hand.ts';
import { serviceProtocol } from './service-protocol.ts';
import { serviceSelector } from './service-selector.ts';
import { serviceSelectsOthers } from './service-selects-others.ts';
import { serviceTargetPort } from './service-target-port.ts';
import { serviceWaitsForPods } from './service-waits-for-pods.ts';
import { startedBeforeProxy } from './started-before-proxy.ts';
import { strictMtls } from './strict-mtls.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const networkCauses: readonly Cause[] = [
  addressAsName,
  backendProtocol,
  cannotReach,
  credentialsRefused,
  hostAlias,
  ingressBackend,
  ingressControllerIll,
  initBeforeProxy,
  noLoadBalancer,
  noSuchHost,
  noSuchPod,
  outsideMesh,
  peerWithoutBackends,
  plainRule,
  policyDenies,
  portNotServed,
  protocolUndetected,
  proxyBlocksHost,
  proxyConfigRejected,
  searchDomain,
  serverLimit,
  serviceByHand,
  serviceProtocol,
  serviceSelector,
  serviceSelectsOthers,
  serviceTargetPort,
  serviceWaitsForPods,
  startedBeforeProxy,
  strictMtls,
];
