import type { Ref, World } from '../../domain/model.ts';

const CONFIGURATIONS = [
  'admissionregistration.k8s.io/ValidatingWebhookConfiguration',
  'admissionregistration.k8s.io/MutatingWebhookConfiguration',
] as const;

/** The Service behind an admission webhook of that name, where one is registered. */
export function webhookCalled(name: string, world: World): Ref<'Service'> | undefined {
  for (const kind of CONFIGURATIONS) {
    for (const { webhooks = [] } of world.list(kind, { namespace: '' }).items) {
      const service = webhooks.find((one) => one.name === name)?.clientConfig.service;
      if (service) return { kind: 'Service', namespace: service.namespace, name: service.name };
    }
  }
  return undefined;
}
