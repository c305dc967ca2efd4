import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { playSeeds } from '#test/hostile/play-seeds.ts';
import { realUpstream } from '#test/hostile/real-upstream.ts';
import { warmUp } from '#test/hostile/warm-up.ts';
import { Api } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';
import { workload } from '#test/integration/support/workloads.ts';

const SEEDS = 12;
const { access } = testCluster();
const api = new Api(access.admin);
const scratch = mkdtempSync(join(tmpdir(), 'kubewhy-hostile-'));
let namespace: Namespace;
let objects: readonly Resource[];

beforeAll(async () => {
  await warmUp(scratch);
  namespace = await createNamespace(api);
  const nowhere = { pod: { nodeSelector: { disk: 'none' } } };
  const web = await api.apply<Resource>(workload('Deployment', 'web', namespace.name, nowhere));
  const pod = await until('its pods wait for a node', async () => {
    const pods = await api.get<{ items: Resource<'Pod'>[] }>(
      `/api/v1/namespaces/${namespace.name}/pods`,
    );
    const [one] = pods.items;
    return one?.status?.conditions?.some(({ reason }) => reason === 'Unschedulable')
      ? one
      : undefined;
  });
  objects = [web, { apiVersion: 'v1', kind: 'Pod', ...pod }];
});
afterAll(async () => {
  await namespace.delete();
  api.close();
  rmSync(scratch, { recursive: true });
});

it('a real API server whose answers are spoilt is answered about in time, with nothing made up and nothing leaked', async () => {
  const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1);
  const target = { kind: 'apps/Deployment', namespace: namespace.name, name: 'web' };
  const arena = { name: 'a real one', target, objects, upstream: realUpstream(access.admin) };

  const played = await playSeeds(seeds, [async () => arena], scratch);

  const wrong = played.flatMap(({ seed, drawn, faults }) =>
    faults.map((fault) => `seed ${seed} (${drawn}): ${fault}`),
  );
  expect(wrong).toEqual([]);
  expect(played).toHaveLength(SEEDS);
});
