import { expect, it } from '@jest/globals';

import { obtain } from '#src/remedies/catalogue/image/obtain.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';
import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([
  ['image/pull/not-found', 'rollout undo'],
  ['image/pull/no-access', 'repository exists'],
  ['image/registry/timeout', 'from the node itself'],
  ['image/unusable/platform', 'buildx'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const offer = offeredFor(cause, ON).find(({ id }) => id === 'image/obtain');

  expect(offer?.proposal).toMatchObject({ kind: 'manual', risk: 'none' });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain(words);
});

it('gives the command that sets an image which is known to run', () => {
  const params = { container: 'app', good: 'reg.io/team/app:1' };
  const [proposal] = obtain.propose(
    finding({ id: 'image/pull/not-found', subject: ON, params }),
    openWorld(cluster([])).world,
  );

  expect(proposal?.command).toBe('kubectl -n shop set image deployment/web app=reg.io/team/app:1');
});
