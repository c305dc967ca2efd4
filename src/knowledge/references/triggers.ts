import type { Reference } from './reference.ts';

/** Settings that hold an address. */
const ADDRESSES = ['serverAddress', 'address', 'host', 'url', 'bootstrapServers'];
const OF_SCALER = { from: 'keda.sh/ScaledObject', stops: 'scaling' } as const;

/** What a trigger of KEDA names. It looks from a namespace of its own, so that a host without one is not meant. */
export const triggerReferences: readonly Reference[] = [
  {
    ...OF_SCALER,
    at: '/spec/triggers/*/authenticationRef/name',
    to: ['keda.sh/TriggerAuthentication', 'keda.sh/ClusterTriggerAuthentication'],
  },
  ...ADDRESSES.map((setting): Reference => ({
    ...OF_SCALER,
    at: `/spec/triggers/*/metadata/${setting}`,
    to: ['Service'],
    isHost: true,
    never: /^(?!.*\.svc\b)/,
  })),
];
