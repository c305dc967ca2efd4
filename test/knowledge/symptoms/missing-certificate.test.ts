import { expect, it } from '@jest/globals';

import { missingCertificate } from '#src/knowledge/symptoms/missing-certificate.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { holding } from '#test/support/references.ts';

const row = { from: 'networking.k8s.io/Ingress', at: '/spec/tls/*/secretName' };
const asker = holding(row, 'gone');

it('finds an Ingress whose certificate is not there', () => {
  const { world } = openWorld(cluster([asker]));

  expect([...missingCertificate.find(asker, world)]).toMatchObject([
    { kind: 'missing-certificate', part: '/spec/tls/0/secretName', reason: 'NotFound' },
  ]);
});

it('says nothing where Secrets cannot be read', () => {
  const { world } = openWorld(cluster([asker], ['secrets']));

  expect([...missingCertificate.find(asker, world)]).toEqual([]);
});
