import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';

import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { ask, CHANNEL, openReview, review } from '#test/integration/support/people.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';

const api = new Api(testCluster().access.admin);
let kubewhy: Kubewhy;
let namespace: Namespace;

beforeAll(async () => {
  kubewhy = await startKubewhy(api);
});
afterAll(async () => {
  await kubewhy?.stop();
  api.close();
});
beforeEach(async () => {
  namespace = await createNamespace(api, 'shop');
  await api.apply(rollout('1'));
  await phase('Healthy');
  await api.apply(rollout('2'));
  await seenByController(api, pathOf(rollout('2')));
  await phase('Paused');
});
afterEach(() => namespace.delete());

it('shows a canary at its pause, offers to promote it, and ends with the same message saying that it is done', async () => {
  const card = await ask(kubewhy, MINA, `rollout web -n ${namespace.name}`);

  const paused = await review(kubewhy, card, /Step 2 of 3/);
  expect(paused).toMatch(/50 set, 50 actual/);
  expect(paused).toMatch(/canary.+1 of 1 pods Ready/);
  expect(paused).toContain('every step of the update finds room');
  const { view } = await openReview(kubewhy, MINA, card, 'Promote past the pause');
  await kubewhy.slack.submit({ user: MINA, viewId: view.id });
  const done = await review(kubewhy, card, /Canary: done\. All 2 pods/);

  expect(done).not.toContain('review_fix');
  const thread = kubewhy.slack.messages(CHANNEL).filter((one) => one.thread === card.ts);
  expect(thread).toMatchObject([
    { text: 'Promote past the pause: approved by @mina and verified.' }, // an edit notifies nobody
  ]);
});

it('ends with who has aborted it', async () => {
  const card = await ask(kubewhy, MINA, `rollout web -n ${namespace.name}`);
  const { view } = await openReview(kubewhy, MINA, card, 'Abort the canary');
  await kubewhy.slack.submit({ user: MINA, viewId: view.id });

  const aborted = await review(kubewhy, card, /Aborted at .+: asked for with `kubewhy`/);

  expect(aborted).toContain(`<@${MINA}>`);
  expect(aborted).toContain('aborted, the stable revision serves');
});

/** Waits until the controller says so of the spec as it is now. */
async function phase(wanted: string): Promise<void> {
  await until(`web in ${namespace.name} is ${wanted}`, async () => {
    const { metadata, status } = await api.get<Web>(pathOf(rollout('1')));
    const isCurrent = status?.observedGeneration === String(metadata.generation);
    return isCurrent && status.phase === wanted ? true : undefined;
  });
}

type Web = Readonly<{
  metadata: Readonly<{ generation: number }>;
  status?: Readonly<{ phase?: string; observedGeneration?: string }>;
}>;

function rollout(version: string): Manifest {
  const labels = { app: 'web' };
  const containers = [{ name: 'web', image: `registry.example.com/shop/web:${version}` }];
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { name: 'web', namespace: namespace.name },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      strategy: { canary: { steps: [{ setWeight: 50 }, { pause: {} }, { setWeight: 100 }] } },
      template: { metadata: { labels }, spec: { containers } },
    },
  };
}
