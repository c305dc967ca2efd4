import type { Resource } from '#src/domain/resource.ts';
import { named } from '#test/support/objects.ts';

/** The configuration "mesh" of a webhook of Istio that changes new pods in namespaces with these labels. */
export function injector(
  matchLabels: Readonly<Record<string, string>> = { mesh: 'on' },
  parts: object = {},
): Resource {
  return {
    ...named('admissionregistration.k8s.io/MutatingWebhookConfiguration', 'mesh', ''),
    webhooks: [
      {
        name: 'inject.sidecar-injector.istio.io',
        clientConfig: { service: { namespace: 'istio-system', name: 'istiod' } },
        rules: [
          { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] },
        ],
        namespaceSelector: { matchLabels },
        ...parts,
      },
    ],
  } as Resource;
}
