import { expect, it } from '@jest/globals';

import { jobToController } from '#src/readings/edges/job-to-controller.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { owned } from '#test/support/objects.ts';

const nightly = { kind: 'batch/CronJob', namespace: 'shop', name: 'nightly' };
const run = {
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { namespace: 'shop', name: 'nightly-1' },
};

it('leads from a run to its CronJob', () => {
  const { world } = openWorld(cluster([owned(run, nightly)]));

  expect(world.followBack(jobToController, nightly).items).toMatchObject([{ to: nightly }]);
});
