import type { Evidence, Ref, Seen, World } from '../../domain/model.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { selects, type Labels } from '../selectors.ts';

/** A webhook that may change pods as they are made, and where it is registered. */
export type PodMutator = Readonly<{
  webhook: string;
  configuration: string;
  service?: Ref<'Service'>;
  ignoresFailure: boolean;
  evidence: Evidence;
}>;

const KIND = 'admissionregistration.k8s.io/MutatingWebhookConfiguration';

/** The webhooks that the API server asks to change a new pod with these labels in a namespace. */
export function podMutators(labels: Labels, namespace: string, world: World): Seen<PodMutator> {
  const { items, gap } = world.list(KIND, { namespace: '' });
  const space = world.get({ kind: 'Namespace', name: namespace } as const);
  if (space.is !== 'known') return { items: [], gap: space.is === 'unknown' ? space.why : 'odd' };
  const around = space.value.metadata?.labels ?? {};
  const found = items.flatMap(({ metadata, webhooks = [] }) =>
    webhooks.flatMap((one, index): readonly PodMutator[] => {
      const { rules = [], namespaceSelector = {}, objectSelector = {}, clientConfig } = one;
      const isOfPods = rules.some(
        ({ apiGroups = [], resources = [], operations = [] }) =>
          ['', '*'].some((group) => apiGroups.includes(group)) &&
          ['pods', '*', '*/*'].some((resource) => resources.includes(resource)) &&
          ['CREATE', '*'].some((operation) => operations.includes(operation)),
      );
      if (!isOfPods || !selects(namespaceSelector, around) || !selects(objectSelector, labels))
        return [];
      const configuration = metadata?.name ?? '';
      const { namespace: where = '', name = '' } = clientConfig.service ?? {};
      return [
        {
          webhook: one.name,
          configuration,
          ...(name && { service: { kind: 'Service', namespace: where, name } }),
          ignoresFailure: one.failurePolicy === 'Ignore',
          evidence: quotedField(
            { kind: KIND, name: configuration },
            `/webhooks/${index}/name`,
            one.name,
          ),
        },
      ];
    }),
  );
  return { items: found, ...(gap && { gap }) };
}
