import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { acceptablePod } from '#test/integration/scheduler/acceptable.ts';
import { lookAt } from '#test/integration/scheduler/live-answer.ts';
import {
  cordonShared,
  created,
  realise,
  remove,
  removePod,
} from '#test/integration/scheduler/live-cluster.ts';
import { Api } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { NAMESPACES } from '#test/support/worlds/label-rules.ts';
import { randomWorld } from '#test/support/worlds/random-world.ts';

const CLUSTERS = 5;
const PODS_EACH = 5;

let api: Api;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  await cordonShared(api, true);
});

afterAll(async () => {
  await cordonShared(api, false);
  for (const name of Object.keys(NAMESPACES)) await api.delete(`/api/v1/namespaces/${name}`);
  api.close();
});

test('we place pods where the live scheduler does, and agree with what it says of the others', async () => {
  const seed = Number(process.env['KUBEWHY_SEED'] ?? Date.now() % 2 ** 31);
  process.stderr.write(`scheduler: live worlds, seed ${seed}\n`);
  const worlds = fc.sample(randomWorld, { seed, numRuns: CLUSTERS * PODS_EACH * 3 });
  const clusters = worlds.filter(({ nodes, pods }) => nodes.length > 2 && pods.length > 3);
  const pods = worlds.map(({ pod }) => pod);
  const outcomes: string[] = [];

  for (const world of clusters.slice(0, CLUSTERS)) {
    await realise(world, api);
    const wanted = outcomes.length + PODS_EACH;
    while (outcomes.length < wanted) {
      const next = pods.pop();
      if (!next) throw new Error(`The API server did not accept enough pods of seed ${seed}.`);
      const pod = await created(acceptablePod(next, `new-${pods.length}`), api);
      if (!pod) continue;

      const outcome = await lookAt(pod, api);
      expect({ seed, ...outcome }).toEqual({ seed, ...outcome, ours: outcome.theirs });
      outcomes.push(outcome.theirs);
      await removePod(pod, api);
    }
    await remove(world, api);
  }

  expect(outcomes).toHaveLength(CLUSTERS * PODS_EACH);
  expect(new Set(outcomes).size).toBeGreaterThan(3);
});
