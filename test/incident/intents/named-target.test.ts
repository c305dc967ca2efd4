import { describe, expect, it } from '@jest/globals';

import { namedTarget } from '#src/incident/intents/named-target.ts';

const own = ['inventory', 'inventory-settings', 'inventory-65dfd84cc9-gmw7m'];

describe('the object that a message names', () => {
  it.each([
    ['and what about payments-api?', { text: 'payments-api' }],
    ['what about checkout?', { text: 'checkout' }],
    ['logs of payments-api -n shop', { text: 'payments-api', namespace: 'shop' }],
    ['why is payments-api down in the shop namespace', { text: 'payments-api', namespace: 'shop' }],
    ['how is shop/payments-api', { text: 'payments-api', namespace: 'shop' }],
    ['deploy/web', { text: 'deploy/web' }],
    ['is the node worker-1 ok?', { text: 'node/worker-1' }],
    ['payments-api는?', { text: 'payments-api' }],
    ['checkout 서비스는 괜찮아?', { text: 'checkout' }],
    ['왜 web', { text: 'web' }],
  ])('is another one: %s', (text, query) => {
    expect(namedTarget(text, own)?.query).toEqual(query);
  });

  it.each([
    'why is everything broken',
    'logs of inventory-65dfd84cc9-gmw7m',
    'yaml of inventory',
    'show me configmap inventory-settings',
    'inventory-7d9c-x2x2x logs',
    'what about the pods',
    'what about users?',
    'roll-back?',
    'does a scale-up help',
    'is it one-by-one or all',
    '왜 이래요?',
    'configmap 보여줘',
    'rollback 하면 돼?',
  ])('is none, or the one that the thread is about: %s', (text) => {
    expect(namedTarget(text, own)).toBeUndefined();
  });
});
