import type { Reference } from './reference.ts';
import { runReferences } from './templates.ts';

/** What browsers are shown, by objects that also route: told beside whatever else is wrong with them. */
export const certificateReferences: readonly Reference[] = [
  {
    from: 'networking.k8s.io/Ingress',
    at: '/spec/tls/*/secretName',
    to: ['Secret'],
    stops: 'encryption',
  },
  {
    from: 'gateway.networking.k8s.io/Gateway',
    at: '/spec/listeners/*/tls/certificateRefs/*/name',
    to: ['Secret'],
    stops: 'encryption',
    crosses: true,
  },
  {
    from: 'traefik.io/IngressRoute',
    at: '/spec/tls/secretName',
    to: ['Secret'],
    stops: 'encryption',
  },
];

/** What else is named of ConfigMaps and Secrets, which few may read. */
export const contentReferences: readonly Reference[] = [
  ...runReferences,
  {
    from: 'gateway.networking.k8s.io/BackendTLSPolicy',
    at: '/spec/validation/caCertificateRefs/*/name',
    to: ['ConfigMap', 'Secret'],
    stops: 'routing',
  },
  {
    from: 'ServiceAccount',
    at: '/imagePullSecrets/*/name',
    to: ['Secret'],
    stops: 'pods',
  },
  {
    from: 'cert-manager.io/Issuer',
    at: '/spec/ca/secretName',
    to: ['Secret'],
    stops: 'certificate',
  },
];
