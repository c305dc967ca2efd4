import { expect, it } from '@jest/globals';

import type { Lead } from '#src/domain/question.ts';
import { ledTo } from '#src/engine/targets/led-to.ts';
import { kinds } from '#src/readings/kinds/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';

const { world } = openWorld(
  cluster([
    named('Pod', 'web-1'),
    custom('cert-manager.io/Certificate', 'tls', { spec: { dnsNames: ['shop.example.com'] } }),
    custom('networking.k8s.io/Ingress', 'front', {
      spec: { rules: [{ host: 'shop.example.com' }] },
    }),
  ]),
);

it.each<[readonly Lead[], string | undefined]>([
  [[{ kind: 'pod', name: 'web-1', namespace: 'shop' }], 'web-1'],
  [[{ kind: 'widget.example.com', name: 'w' }, { host: 'shop.example.com' }], 'front'],
  [[{ host: 'shop.example.com', isCertificate: true }], 'tls'],
  [[{ nodeOf: 'web-1', namespace: 'shop' }], undefined],
  [[], undefined],
])('%j lead to %s', (leads, name) => {
  expect(ledTo(leads, kinds, world)[0]?.name).toBe(name);
});
