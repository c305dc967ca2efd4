import { describe, expect, it } from '@jest/globals';

import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { offerOf } from '#test/fixes/support/offers-in.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

describe('a webhook that cannot be called', () => {
  it('is not asked about one namespace, by whoever runs the policy', async () => {
    const offer = await offerOf('creation/spare-namespace', 'webhook-down');

    expect(offer).not.toHaveProperty('plan');
    expect(offer?.proposal).toMatchObject({
      kind: 'manual',
      change: {
        on: { name: 'image-policy' },
        guard: expect.arrayContaining([
          { op: 'test', path: '/webhooks/0/name', value: 'pods.image-policy.shop.example' },
        ]),
      },
    });
    const written = JSON.stringify(offer?.proposal.change?.ops);
    expect(written).toContain(
      '{"key":"kubernetes.io/metadata.name","operator":"NotIn","values":["policy-test"]}',
    );
  });

  it.each([
    ['Validating', 'Nothing there is checked meanwhile'],
    ['Mutating', 'stays without what the webhook would add'],
  ])('says what is lost while a %s one is not asked', (what, lost) => {
    const kind = `admissionregistration.k8s.io/${what}WebhookConfiguration`;
    const on = { kind, name: 'sidecars' };
    const webhooks = [{ name: 'pods.example.com' }];
    const object = { ...named(kind, 'sidecars', ''), webhooks };
    const metadata = { ...object.metadata, uid: 'sidecars' };
    const { world } = openWorld(cluster([{ ...object, metadata }]));
    const evidence = [
      { source: 'field', on, path: '/webhooks/0/name', quote: 'pods.example.com' },
    ] as const;
    const seen = [
      { kind: 'replicas-missing', on: { kind: 'Pod', namespace: 'shop', name: 'web' } },
    ];
    const remedy = remedies.find(({ id }) => id === 'creation/spare-namespace');
    const found = { ...finding({ evidence, seen }), params: { webhook: 'pods.example.com' } };

    const [one] = [...(remedy?.propose(found, world) ?? [])];

    expect(one && remedy?.text.en(one.params).text).toContain(lost);
  });

  it('keeps what its selector asks for besides', async () => {
    const offer = await offerOf('creation/spare-namespace', 'webhook-down');
    const [op] = offer?.proposal.change?.ops ?? [];

    expect(offer?.proposal.command).toMatch(
      /^kubectl patch \w+\.admissionregistration\.k8s\.io image-policy /,
    );
    expect(op).toMatchObject({
      path: '/webhooks/0/namespaceSelector',
      value: { matchLabels: { 'kubernetes.io/metadata.name': 'policy-test' } },
    });
  });
});
