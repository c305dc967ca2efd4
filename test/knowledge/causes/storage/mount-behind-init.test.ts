import { expect, it } from '@jest/globals';

import { mountFailed } from '#src/knowledge/causes/storage/mount-failed.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { behindInit } from '#test/support/mesh.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const MULTI = 'Multi-Attach error for volume "pv" Volume is already used by pod(s) old';

it.each([
  ['waits', 'waiting', 1],
  ['has ended: then all was mounted', 'done', 0],
] as const)('a mount that fails is told behind an init container that %s', (_, is, count) => {
  const behind = behindInit(pod({ waiting: { reason: 'ContainerCreating' } }), is);
  const source = cluster([behind, event('FailedAttachVolume', MULTI, ago(1))]);

  expect(claimsAbout(behind, mountFailed, source)).toHaveLength(count);
});
