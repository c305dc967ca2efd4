import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

const CONFIGURATIONS = [
  'admissionregistration.k8s.io/ValidatingWebhookConfiguration',
  'admissionregistration.k8s.io/MutatingWebhookConfiguration',
] as const;

type Webhook = Readonly<{
  name: string;
  matchConditions?: readonly Readonly<{ expression: string }>[];
  clientConfig?: Readonly<{ caBundle?: string }>;
}>;

/** By which cert-manager's cainjector is told from which Certificate to fill `caBundle`. */
const INJECTED = 'cert-manager.io/inject-ca-from';
/** A recording may hold a mark in its place. */
const NAMESPACED = /^[^/\s]+\/[^/\s]+$/;

/**
 * Where a webhook is registered, where it is once; gone where all configurations were read and none has it. `injectedFrom`
 * is the Certificate, "namespace/name", from which cert-manager is to write the authority that it is trusted by.
 */
export type Registered = Readonly<{
  at?: Evidence & Readonly<{ on: Ref }>;
  webhook?: string;
  lacksBundle?: true;
  injectedFrom?: string;
  isGone: boolean;
}>;

/** The webhook that is meant, among all configurations: several may have one of the same name. */
export function registeredWebhook(
  isMeant: (webhook: Webhook) => boolean,
  world: World,
): Registered {
  const lists = CONFIGURATIONS.map((kind) => ({ kind, ...world.list(kind, { namespace: '' }) }));
  const found = lists.flatMap(({ kind, items }) =>
    items.flatMap(({ metadata, webhooks = [] }) =>
      webhooks.flatMap((webhook, index): readonly Registered[] => {
        if (!isMeant(webhook)) return [];
        const { name: quote, clientConfig } = webhook;
        const injected = metadata?.annotations?.[INJECTED] ?? '';
        const on = { kind, name: metadata?.name ?? '' };
        const path = `/webhooks/${index}/name`;
        return [
          {
            at: quotedField(on, path, quote),
            webhook: quote,
            ...(!clientConfig?.caBundle && { lacksBundle: true as const }),
            ...(NAMESPACED.test(injected) && { injectedFrom: injected }),
            isGone: false,
          },
        ];
      }),
    ),
  );
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  return { isGone: !only && lists.every(({ gap }) => !gap) };
}
