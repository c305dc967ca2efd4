import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { View } from '#demo/slack-double/workspace/model.ts';
import { Api } from '#test/integration/support/api.ts';
import { stickCanary, type Canary, readyCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { JOON, type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { ask, openReview, review } from '#test/integration/support/people.ts';
import { createWeb, type Rollout, webPath } from '#test/integration/support/web-rollout.ts';

const api = new Api(testCluster().access.admin);
let kubewhy: Kubewhy;
let namespace: Namespace;
let canary: Canary;

beforeAll(async () => {
  kubewhy = await startKubewhy(api);
});
afterAll(async () => {
  await kubewhy?.stop();
  api.close();
});
beforeEach(async () => {
  namespace = await createNamespace(api, 'blog');
  await createWeb(api, namespace.name);
  canary = await stickCanary(api, namespace.name);
});
afterEach(() => namespace.delete());

describe('a canary that a spread rule keeps Pending', () => {
  it('is explained, mended by the click, and verified on the new revision', async () => {
    const message = await ask(kubewhy, MINA, `why ${canary.pod} -n ${namespace.name}`);

    expect(message.text).toContain('k8s-cp');
    const { view } = await openReview(kubewhy, MINA, message, 'Review fix');
    expect(JSON.stringify(view.sent.blocks)).toContain('+ nodeTaintsPolicy: Honor');
    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    const placed = await readyCanary(api, namespace.name);
    const verified = await review(kubewhy, message, /verified/);

    expect(placed.node).toMatch(/^k8s-worker[12]$/);
    expect(placed.hash).not.toBe(canary.hash);
    expect(verified).toContain(`approved by <@${MINA}>`);
    const { spec } = await api.get<Rollout>(webPath(namespace.name));
    expect(spec.template.spec['topologySpreadConstraints']).toMatchObject([
      {
        whenUnsatisfiable: 'DoNotSchedule',
        nodeTaintsPolicy: 'Honor',
        matchLabelKeys: ['rollouts-pod-template-hash'],
      },
    ]);
  });

  it('is aborted by the click', async () => {
    const message = await ask(kubewhy, MINA, `why rollout/web -n ${namespace.name}`);

    const { view } = await openReview(kubewhy, MINA, message, 'Abort the canary');
    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    await review(kubewhy, message, /verified/);

    const { status } = await api.get<Rollout>(webPath(namespace.name));
    expect(status).toMatchObject({ abort: true, phase: 'Degraded' });
  });

  it('is left alone when the rule was changed between preview and click', async () => {
    const message = await ask(kubewhy, MINA, `why ${canary.pod} -n ${namespace.name}`);
    const { view } = await openReview(kubewhy, MINA, message, 'Review fix');
    const path = '/spec/template/spec/topologySpreadConstraints/0/topologyKey';
    const zone = [{ op: 'replace', path, value: 'topology.kubernetes.io/zone' }];
    const changed = await api.patch<Rollout>(webPath(namespace.name), 'json', zone);

    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    const refused = await review(kubewhy, message, /refused|not applied/i);

    expect(refused).toContain('The cluster has changed since the preview. Review it again.');
    const { metadata, spec } = await api.get<Rollout>(webPath(namespace.name));
    expect(metadata.generation).toBe(changed.metadata.generation);
    expect(spec).toEqual(changed.spec);
  });

  it('is left alone when the person may not change it', async () => {
    const message = await ask(kubewhy, JOON, `why ${canary.pod} -n ${namespace.name} --lang en`);
    const before = await api.get<Rollout>(webPath(namespace.name));

    const refused = ({ sent }: View) => JSON.stringify(sent).includes('Not allowed');
    const { view } = await openReview(kubewhy, JOON, message, 'Review fix', refused);

    expect(view.sent).not.toHaveProperty('submit');

    const after = await api.get<Rollout>(webPath(namespace.name));
    expect(after.metadata.generation).toBe(before.metadata.generation);
  });
});
