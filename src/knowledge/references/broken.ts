import type { Reference } from './reference.ts';

const VIRTUAL_SERVICE = 'networking.istio.io/VirtualService';
const ROUTE = 'gateway.networking.k8s.io/HTTPRoute';

/**
 * What keeps users out as soon as what is named is not there: a scan looks at these as well. Each kind more is a list
 * more of the 40 requests of a question, in clusters that do not know it as well.
 */
export const brokenReferences: readonly Reference[] = [
  {
    from: 'networking.k8s.io/Ingress',
    at: '/spec/ingressClassName',
    to: ['networking.k8s.io/IngressClass'],
    stops: 'routing',
    unless: '/status/loadBalancer/ingress/*', // a controller took it by the mere name
  },
  {
    from: ROUTE,
    at: '/spec/parentRefs/*/name',
    to: ['gateway.networking.k8s.io/Gateway'],
    stops: 'routing',
    crosses: true,
  },
  {
    from: ROUTE,
    at: '/spec/rules/*/backendRefs/*/name',
    to: ['Service'],
    stops: 'routing',
    crosses: true,
    port: '/port',
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
    to: ['Service'],
    stops: 'routing',
    isHost: true,
    port: '/port/number',
  })),
];
