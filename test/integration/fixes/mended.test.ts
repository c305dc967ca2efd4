import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { watchGoal } from '#src/answers/watch.ts';
import { openCluster } from '#src/cluster/open-cluster.ts';
import { kindOf } from '#src/domain/keys.ts';
import type { Writer } from '#src/domain/ports.ts';
import { playSteps } from '#test/integration/recorder/play-recipe.ts';
import { Api } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { mended } from '#test/integration/support/mended.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { offered, sent } from '#test/integration/support/plans.ts';
import { sideBySide } from '#test/integration/support/side-by-side.ts';
import { until } from '#test/integration/support/until.ts';

const cases = sideBySide();
const namespaces: Namespace[] = [];
let api: Api;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  ({ writer } = await asRole(api, 'remediator'));
  for (const row of mended) cases.start(row.what, () => carriedOut(row));
});
afterAll(async () => {
  await cases.ended();
  await Promise.all(namespaces.map((one) => one.delete()));
  api.close();
});

it.each(mended)('$what: $by mends it', async ({ what }) => {
  expect(await cases.of(what)).toEqual({ outcome: 'applied', is: 'reached' });
});

/** Makes a state, asks, has the offer carried out as the remediator does, and waits until the worker says that it is verified. */
async function carriedOut({ about, by, steps }: (typeof mended)[number]) {
  const own = await createNamespace(api, 'mended');
  namespaces.push(own);
  await playSteps(api, steps, own.name);
  const plan = await offered(by, { ...about, name: nameOf(about, steps), namespace: own.name });

  const { outcome, text } = await sent(plan, writer);
  if (outcome !== 'applied') return { outcome, text };
  let last = '';
  const { kubeconfigs } = testCluster();
  const cluster = openCluster({ name: 'test', kubeconfig: kubeconfigs.admin });
  const look = async () => {
    const watched = await watchGoal(plan, 'en', { cluster: 'test', loader: cluster.loader() });
    last = 'text' in watched ? watched.text : '';
    return watched.is === 'waiting' ? undefined : watched;
  };
  const watched = await until(`${by} is verified`, look, { every: 500 }).catch((cause: unknown) => {
    throw new Error(last, { cause });
  });
  return { outcome, ...watched };
}

function nameOf(
  { kind, name }: (typeof mended)[number]['about'],
  steps: (typeof mended)[number]['steps'],
): string {
  const made = steps.flatMap(({ apply }) => apply).find((one) => kindOf(one) === kind);
  return name ?? made?.metadata.name ?? '';
}
