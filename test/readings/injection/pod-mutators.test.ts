import { describe, expect, it } from '@jest/globals';

import { podMutators } from '#src/readings/injection/pod-mutators.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { injector } from '#test/support/injectors.ts';
import { labelled, named } from '#test/support/objects.ts';

const space = labelled(named('Namespace', 'shop', ''), { mesh: 'on' });
const rule = { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] };
const found = (webhook: ReturnType<typeof injector>, unread: readonly string[] = []) =>
  podMutators({ app: 'web' }, 'shop', openWorld(cluster([space, webhook], unread)).world);

describe('the webhooks that change new pods', () => {
  it.each([
    ['pods', {}],
    ['everything', { rules: [{ ...rule, apiGroups: ['*'], resources: ['*'], operations: ['*'] }] }],
    ['pods with such labels', { objectSelector: { matchLabels: { app: 'web' } } }],
  ])('are those that are asked about %s', (_, parts) => {
    expect(found(injector({ mesh: 'on' }, parts)).items).toMatchObject([
      { configuration: 'mesh', service: { name: 'istiod' } },
    ]);
  });

  it.each([
    ['other namespaces', injector({ mesh: 'off' })],
    ['other objects', injector({ mesh: 'on' }, { rules: [{ ...rule, resources: ['services'] }] })],
    ['what is deleted', injector({ mesh: 'on' }, { rules: [{ ...rule, operations: ['DELETE'] }] })],
    ['other pods', injector({ mesh: 'on' }, { objectSelector: { matchLabels: { app: 'db' } } })],
  ])('are not those that are asked about %s', (_, webhook) => {
    expect(found(webhook)).toEqual({ items: [] });
  });

  it('may be others where they or the namespace cannot be read', () => {
    const unread = ['mutatingwebhookconfigurations.admissionregistration.k8s.io'];

    expect(found(injector(), unread)).toMatchObject({ gap: 'forbidden' });
    expect(podMutators({}, 'lost', openWorld(cluster([])).world)).toMatchObject({ gap: 'odd' });
  });
});
