import { expect, it } from '@jest/globals';

import { renewal } from '#src/checklists/items/certificates/renewal.ts';
import { marksOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';

const certificate = (status: object) => custom('cert-manager.io/Certificate', 'shop', { status });
const SOON = ago(-10 * 24 * 60);

it.each([
  ['is valid', { notAfter: SOON, renewalTime: ago(-60) }, 'pass'],
  ['has just come due', { notAfter: SOON, renewalTime: ago(5) }, 'pass'],
  ['was not renewed when it was due', { notAfter: SOON, renewalTime: ago(300) }, 'fail'],
  ['has ended', { notAfter: ago(5), renewalTime: ago(9000) }, 'fail'],
  ['does not say', {}, 'not-checked'],
])('marks one that %s', (_, status, is) => {
  expect(marksOf(renewal, cluster([certificate(status)]))).toEqual([`shop: ${is}`]);
});
