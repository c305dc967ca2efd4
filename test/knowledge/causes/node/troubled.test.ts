import { describe, expect, it } from '@jest/globals';

import { nodeTroubled } from '#src/knowledge/causes/node/troubled.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { nodeSaying, podOn } from '#test/support/scheduling.ts';

const READY = { type: 'Ready', status: 'True' };
const FULL = { type: 'DiskPressure', status: 'True', message: 'kubelet has disk pressure' };

const evicted = {
  ...podOn('w1', 'web-1'),
  status: {
    phase: 'Failed',
    reason: 'Evicted',
    message:
      'The node was low on resource: ephemeral-storage. Threshold quantity: 1, available: 0.',
  },
};

it('tells the pressure, and counts whom the kubelet evicted for it', () => {
  const node = nodeSaying(READY, FULL);

  const claims = claimsAbout(node, nodeTroubled, cluster([node, evicted, podOn('w1', 'web-2')]));

  expect(claims).toMatchObject([
    { params: { trouble: 'DiskPressure', evicted: 1, said: FULL.message }, strength: 'entails' },
  ]);
});

it('tells each of several troubles', () => {
  const node = nodeSaying(READY, FULL, { type: 'ReadonlyFilesystem', status: 'True' });

  const claims = claimsAbout(node, nodeTroubled, cluster([node]));

  expect(claims.map(({ params }) => params.trouble)).toEqual([
    'DiskPressure',
    'ReadonlyFilesystem',
  ]);
});

it('claims nothing of a pressure that is over or unknown', () => {
  const node = nodeSaying(READY, { ...FULL, status: 'False' }, { ...FULL, status: 'Unknown' });

  expect(claimsAbout(node, nodeTroubled, cluster([node]))).toEqual([]);
});

describe('its symptom', () => {
  it('is a node that is Ready and short of something', () => {
    const message = 'kubelet has disk pressure';

    expect(
      symptomsOf(nodeSaying(READY, { type: 'DiskPressure', status: 'True', message })),
    ).toMatchObject([
      { kind: 'node-troubled', part: 'DiskPressure', evidence: { quote: message } },
    ]);
  });

  it.each([
    ['reports no trouble', nodeSaying(READY, { type: 'DiskPressure', status: 'False' })],
    ['reports what nobody knows', nodeSaying(READY, { type: 'HasMoonPhase', status: 'True' })],
  ])('is not a node that %s', (_, node) => {
    expect(symptomsOf(node)).toEqual([]);
  });
});
