import { NAME } from './forms/forms.ts';
import type { ReachesOf } from './reaches-of.ts';

const ROUTES = ['HTTPRoute', 'GRPCRoute', 'TCPRoute', 'UDPRoute', 'TLSRoute'];

/** What the remedies of names that lead nowhere may write. */
export const reference = {
  // What routes, scales or certifies; not what gives rights, decides on admission or delivers.
  'reference/other-name': [
    { of: ['networking.k8s.io/Ingress'], paths: { '/spec/ingressClassName': NAME } },
    {
      of: ROUTES.map((kind) => `gateway.networking.k8s.io/${kind}`),
      paths: { '/spec/parentRefs/*/name': NAME, '/spec/rules/*/backendRefs/*/name': NAME },
    },
    {
      of: ['autoscaling.k8s.io/VerticalPodAutoscaler'],
      paths: { '/spec/targetRef/name': NAME },
    },
    {
      of: ['keda.sh/ScaledObject'],
      paths: {
        '/spec/scaleTargetRef/name': NAME,
        '/spec/triggers/*/authenticationRef/name': NAME,
      },
    },
    { of: ['cert-manager.io/Certificate'], paths: { '/spec/issuerRef/name': NAME } },
  ],
} as const satisfies ReachesOf<'reference'>;
