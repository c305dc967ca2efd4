import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { type Watched, watchGoal } from '#src/answers/watch.ts';
import { openCluster } from '#src/cluster/open-cluster.ts';
import { kindOf } from '#src/domain/keys.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { playSteps } from '#test/integration/recorder/play-recipe.ts';
import { Api, pathOf } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { mended } from '#test/integration/support/mended.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { offered, sent } from '#test/integration/support/plans.ts';
import { sideBySide } from '#test/integration/support/side-by-side.ts';
import { until } from '#test/integration/support/until.ts';
import { change, refOf, running, workload } from '#test/integration/support/workloads.ts';

const cases = sideBySide();
const namespaces: Namespace[] = [];
let api: Api;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  ({ writer } = await asRole(api, 'remediator'));
  for (const row of mended) cases.start(row.what, () => carriedOut(row));
  cases.start('taken back', takenBack);
});
afterAll(async () => {
  await cases.ended();
  await Promise.all(namespaces.map((one) => one.delete()));
  api.close();
});

it.each(mended)('$what: $by mends it', async ({ what }) => {
  expect(await cases.of(what)).toEqual({
    outcome: 'applied',
    is: 'reached',
    text: expect.stringMatching(/^Done: .*the cause is gone\.$/),
  });
});

it('a change that an autoscaler takes back is told so, with who did it', async () => {
  expect(await cases.of('taken back')).toEqual({
    outcome: 'applied',
    replicas: 2,
    is: 'reverted',
    text: expect.stringContaining(
      'HorizontalPodAutoscaler `web` sets that number. Change the bounds of what it may set',
    ),
  });
});

/** Makes a state, asks, has the offer carried out as the remediator does, and waits until the worker says that it is verified. */
async function carriedOut({ about, by, steps }: (typeof mended)[number]) {
  const own = await createNamespace(api, 'mended');
  namespaces.push(own);
  await playSteps(api, steps, own.name);
  const plan = await offered(by, { ...about, name: nameOf(about, steps), namespace: own.name });

  const { outcome, text } = await sent(plan, writer);
  if (outcome !== 'applied') return { outcome, text };
  return { outcome, ...(await watched(plan)) };
}

/** A Deployment is scaled up again, and its autoscaler allows less. */
async function takenBack() {
  const own = await createNamespace(api, 'taken-back');
  namespaces.push(own);
  const web = workload('Deployment', 'web', own.name, { spec: { replicas: 3 } });
  await running(api, web, 3);
  await change(api, web, { replicas: 0 });
  const plan = await offered('workload/scale-up', refOf(web));
  await api.apply({
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'web', namespace: own.name },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      minReplicas: 1,
      maxReplicas: 2,
    },
  });
  const { outcome } = await sent(plan, writer);
  const replicas = await until('the autoscaler takes it back', async () => {
    const { spec } = await api.get<Readonly<{ spec: { replicas: number } }>>(pathOf(web));
    return spec.replicas === 3 ? undefined : spec.replicas;
  });
  return { outcome, replicas, ...(await watched(plan)) };
}

/** What the worker tells of a change in the end. */
async function watched(plan: Plan): Promise<Watched> {
  const { kubeconfigs } = testCluster();
  const cluster = openCluster({ name: 'test', kubeconfig: kubeconfigs.admin });
  let last = '';
  const look = async () => {
    const state = await watchGoal(plan, 'en', { cluster: 'test', loader: cluster.loader() });
    last = 'text' in state ? state.text : '';
    return state.is === 'waiting' ? undefined : state;
  };
  return await until(`${plan.remedy} is verified`, look, { every: 500 }).catch((cause: unknown) => {
    throw new Error(last, { cause });
  });
}

function nameOf(
  { kind, name }: (typeof mended)[number]['about'],
  steps: (typeof mended)[number]['steps'],
): string {
  const made = steps.flatMap(({ apply }) => apply).find((one) => kindOf(one) === kind);
  return name ?? made?.metadata.name ?? '';
}
