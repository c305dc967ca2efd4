import type { Evidence, Ref, World } from '../../../domain/model.ts';

const CONFIGURATIONS = [
  'admissionregistration.k8s.io/ValidatingWebhookConfiguration',
  'admissionregistration.k8s.io/MutatingWebhookConfiguration',
] as const;

type Webhook = Readonly<{
  name: string;
  matchConditions?: readonly Readonly<{ expression: string }>[];
}>;

/** Where a webhook is registered; gone where all configurations were read and none has it. */
export type Registered = Readonly<{
  at?: Evidence & Readonly<{ on: Ref }>;
  webhook?: string;
  isGone: boolean;
}>;

/** The first webhook that is meant, among all configurations. */
export function registeredWebhook(
  isMeant: (webhook: Webhook) => boolean,
  world: World,
): Registered {
  const lists = CONFIGURATIONS.map((kind) => ({ kind, ...world.list(kind, { namespace: '' }) }));
  for (const { kind, items } of lists) {
    for (const { metadata, webhooks = [] } of items) {
      const index = webhooks.findIndex(isMeant);
      const webhook = webhooks[index]?.name;
      if (webhook === undefined) continue;
      const on = { kind, name: metadata?.name ?? '' };
      const path = `/webhooks/${index}/name`;
      return { at: { source: 'field', on, path, quote: webhook }, webhook, isGone: false };
    }
  }
  return { isGone: lists.every(({ gap }) => !gap) };
}
