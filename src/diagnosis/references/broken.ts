import type { Reference } from './reference.ts';

const SERVICE = ['Service'] as const;
const ISSUERS = ['cert-manager.io/Issuer', 'cert-manager.io/ClusterIssuer'] as const;
const GATEWAY = 'gateway.networking.k8s.io/Gateway';
/** Kinds that route to Services the same way. */
const ROUTES = ['HTTPRoute', 'GRPCRoute'].map((kind) => `gateway.networking.k8s.io/${kind}`);
const VIRTUAL_SERVICE = 'networking.istio.io/VirtualService';
const WEBHOOKS = ['Validating', 'Mutating'].map(
  (what) => `admissionregistration.k8s.io/${what}WebhookConfiguration`,
);

/** What hurts as soon as what is named is not there: a scan looks at these as well. */
export const brokenReferences: readonly Reference[] = [
  {
    from: 'networking.k8s.io/Ingress',
    at: '/spec/ingressClassName',
    to: ['networking.k8s.io/IngressClass'],
    stops: 'routing',
    unless: '/status/loadBalancer/ingress/*', // a controller took it by the mere name
  },
  ...ROUTES.flatMap((from): readonly Reference[] => [
    { from, at: '/spec/parentRefs/*/name', to: [GATEWAY], stops: 'routing', crosses: true },
    {
      from,
      at: '/spec/rules/*/backendRefs/*/name',
      to: SERVICE,
      stops: 'routing',
      crosses: true,
    },
  ]),
  {
    from: GATEWAY,
    at: '/spec/gatewayClassName',
    to: ['gateway.networking.k8s.io/GatewayClass'],
    stops: 'routing',
  },
  {
    from: VIRTUAL_SERVICE,
    at: '/spec/gateways/*',
    to: ['networking.istio.io/Gateway'],
    stops: 'routing',
    crosses: true,
    never: /^mesh$|\./, // all sidecars; and a name of before 1.0
  },
  ...['http', 'tcp', 'tls'].map((protocol): Reference => ({
    from: VIRTUAL_SERVICE,
    at: `/spec/${protocol}/*/route/*/destination/host`,
    to: SERVICE,
    stops: 'routing',
    isHost: true,
  })),
  ...WEBHOOKS.map((from): Reference => ({
    from,
    at: '/webhooks/*/clientConfig/service/name',
    to: SERVICE,
    stops: 'admission',
    crosses: true,
  })),
  {
    from: 'cert-manager.io/Certificate',
    at: '/spec/issuerRef/name',
    to: ISSUERS,
    stops: 'certificate',
  },
];
