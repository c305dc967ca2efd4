import type { Selection } from './selection.ts';

const POLICY = 'networking.k8s.io/NetworkPolicy';
/** Of Istio's kinds, where the labels stand. */
const ISTIO = {
  'security.istio.io/PeerAuthentication': '/spec/selector/matchLabels',
  'security.istio.io/RequestAuthentication': '/spec/selector/matchLabels',
  'security.istio.io/AuthorizationPolicy': '/spec/selector/matchLabels',
  'telemetry.istio.io/Telemetry': '/spec/selector/matchLabels',
  'networking.istio.io/Sidecar': '/spec/workloadSelector/labels',
  'networking.istio.io/EnvoyFilter': '/spec/workloadSelector/labels',
} as const;

/** What selects by labels, beside Services, and where: looked at where somebody asks about the object, and all looks well. */
export const selections: readonly Selection[] = [
  { from: 'policy/PodDisruptionBudget', at: '/spec/selector', picks: 'Pod', stops: 'guard' },
  { from: POLICY, at: '/spec/podSelector', picks: 'Pod', stops: 'policy' },
  ...['ingress/*/from/*', 'egress/*/to/*'].flatMap((peer): readonly Selection[] => [
    { from: POLICY, at: `/spec/${peer}/podSelector`, picks: 'Pod', stops: 'peers' },
    { from: POLICY, at: `/spec/${peer}/namespaceSelector`, picks: 'Namespace', stops: 'peers' },
  ]),
  {
    from: 'cilium.io/CiliumNetworkPolicy',
    at: '/spec/endpointSelector',
    picks: 'Pod',
    stops: 'policy',
  },
  ...Object.entries(ISTIO).map(([from, at]): Selection => ({
    from,
    at,
    picks: 'Pod',
    stops: 'policy',
    isPlain: true,
  })),
  {
    from: 'networking.istio.io/Gateway',
    at: '/spec/selector',
    picks: 'Pod',
    stops: 'routing',
    isPlain: true,
    isEverywhere: true,
  },
  {
    from: 'networking.istio.io/DestinationRule',
    at: '/spec/subsets/*/labels',
    picks: 'Pod',
    stops: 'routing',
    isPlain: true,
    ofHost: '/spec/host',
  },
  {
    from: 'monitoring.coreos.com/ServiceMonitor',
    at: '/spec/selector',
    picks: 'Service',
    stops: 'metrics',
  },
  {
    from: 'monitoring.coreos.com/PodMonitor',
    at: '/spec/selector',
    picks: 'Pod',
    stops: 'metrics',
  },
];
