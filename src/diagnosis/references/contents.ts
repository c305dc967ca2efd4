import type { Reference } from './reference.ts';
import { runReferences } from './templates.ts';

/** What is named of ConfigMaps and Secrets, which few may read. */
export const contentReferences: readonly Reference[] = [
  ...runReferences,
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
