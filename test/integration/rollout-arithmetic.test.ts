import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { courseOf, peakOf } from '#src/simulator/rollout/course.ts';
import { strategyOf, type Updated } from '#src/simulator/rollout/strategy-of.ts';
import { Api } from '#test/integration/support/api.ts';
import {
  deployments,
  manifestsOf,
  rollouts,
  type Combination,
} from '#test/integration/support/arithmetic/combination.ts';
import { observe, type Observed } from '#test/integration/support/arithmetic/observe.ts';
import { ReplicaCounts } from '#test/integration/support/arithmetic/replica-counts.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';

const COMBINATIONS = Number(process.env['KUBEWHY_COMBINATIONS'] ?? 15);
const SEED = Number(process.env['KUBEWHY_SEED'] ?? Date.now() % 1_000_000_000);
/** So many are updated at once. */
const AT_ONCE = 15;
const TIMEOUT_MS = 60_000 + (COMBINATIONS / AT_ONCE) * 60_000;

let api: Api;
let namespace: Namespace;
let counts: ReplicaCounts;

beforeAll(async () => {
  const { admin } = testCluster().access;
  api = new Api(admin);
  namespace = await createNamespace(api, 'arithmetic');
  counts = new ReplicaCounts(admin, namespace.name);
});

afterAll(async () => {
  counts.close();
  await namespace.delete();
  api.close();
});

test.each([
  { of: 'the Deployment controller', name: 'deploy', combinations: deployments },
  { of: 'the Rollouts controller', name: 'rollout', combinations: rollouts },
])(
  '$of asks for as many pods as predicted, at each pause and at the most',
  async ({ name, combinations }) => {
    const sample = fc.sample(combinations, { numRuns: COMBINATIONS, seed: SEED });
    const differ: object[] = [];

    for (let from = 0; from < sample.length; from += AT_ONCE) {
      const batch = sample.slice(from, from + AT_ONCE);
      const each = batch.map((one, index) => compared(one, `${name}-${from + index}`));
      differ.push(...(await Promise.all(each)).flatMap((one) => one ?? []));
    }

    expect({ seed: SEED, differ }).toEqual({ seed: SEED, differ: [] });
  },
  TIMEOUT_MS,
);

async function compared(combination: Combination, name: string): Promise<object | undefined> {
  const predicted = predictedOf(combination);
  const real = await observe(combination, name, { api, counts, namespace: namespace.name }).catch(
    (error: Error) => error.message,
  );
  const isSame = JSON.stringify(real) === JSON.stringify(predicted);
  return isSame ? undefined : { combination, predicted, real, seen: counts.of(name) };
}

/** The counts where the controller waits for somebody, and at the end. Blue-green does so once, as early as it can. */
function predictedOf(combination: Combination): Observed {
  const { replicas } = combination;
  const workload = manifestsOf(combination, 'any', 'any').at(-1) as Updated | undefined;
  const planned = workload && strategyOf(workload, { replicas, older: replicas });
  const points = planned ? courseOf(planned.strategy) : [];
  const previews = points[0]?.at.is === 'preview';
  const steady = points.filter(({ at }, index) => {
    const next = points[index + 1]?.at;
    if (!next) return true;
    const isBeforeSwitch = at.is === 'preview' ? next.is === 'full' : next.is === 'promoted';
    if (combination.colours) return isBeforeSwitch && (at.is === 'preview' || !previews);
    return at.is === 'step' && at.step % 2 === 1 && (next.is !== 'step' || next.step > at.step);
  });
  return {
    steady: steady.map(({ updated, older }) => `${updated}+${older}`),
    peak: peakOf(points),
  };
}
