import { describe, expect, it } from '@jest/globals';

import { talkAbout } from '#src/answers/talk/talk-about.ts';
import { openCluster } from '#src/cluster/open-cluster.ts';
import type { Audience } from '#src/domain/audience.ts';
import type { Intent } from '#src/domain/intent.ts';
import type { Lang } from '#src/domain/lang.ts';

describe('of pods that lack a key of a ConfigMap', () => {
  const at = ['key-missing-env', 'deploy/inventory', 'inventory-prod'] as const;

  it.each<[Intent, RegExp]>([
    ['why-now', /needs key `DB_HOST`.*_proven_/],
    ['status', /0 of 1 pods ready/],
    ['changed', /has only one revision/],
    ['who', /kubectl-client-side-apply.*the pod template/],
    ['logs', /No log: container `inventory` .* has never run \(CreateContainerConfigError\)/],
    ['events', /\*Failed\* \(4 times\).*couldn't find key DB_HOST/],
    ['config', /has `DB_HOSTNAME: db`.*\*missing\*: `DB_HOST`/],
    ['pods', /CreateContainerConfigError · on `worker-1`/],
    ['image', /Revision 1: `registry.shop.example\/shop\/inventory:2.0.0`/],
    ['owner', /names an owner or a team/],
    ['itself', /^No\. It stays until somebody changes something/],
    ['would-restart', /^No\. A new pod is made from the same template/],
    ['would-delete-pod', /^No\. Its successor is made from the same template/],
    ['would-scale-up', /^No\. Each further pod/],
    ['would-scale-down', /^No\. It changes how many pods/],
    ['would-add-node', /^No\. It is not about room on the nodes/],
    ['would-roll-back', /^No\. .* has no earlier revision/],
  ])('%s is told', async (intent, said) => {
    expect(await told(at, intent)).toMatch(said);
    expect(await told(at, intent, 'ko')).toMatch(/\p{Script=Hangul}/u);
  });

  it('the manifest is quoted without what only the API server needs', async () => {
    const quoted = await told(at, 'yaml');

    expect(quoted).toContain('key: DB_HOST');
    expect(quoted).not.toMatch(/managedFields|resourceVersion|observedGeneration/);
  });

  it('is shown to nobody who may not see it', async () => {
    const said = await told(at, 'pods', 'en', {
      enters: async () => true,
      sees: async () => () => false,
    });

    expect(said).not.toContain('CreateContainerConfigError');
  });
});

describe('of what else is wrong', () => {
  it.each<[string, readonly [string, string, string], Intent, RegExp]>([
    [
      'another node is simulated',
      ['cp-node-selector-no-node', 'deploy/indexer', 'search'],
      'would-add-node',
      /^No, simulated: also with an empty node like `k8s-worker1`/,
    ],
    [
      'a rollback that is offered is told with what it does',
      ['rollout-aborted', 'rollout/payments', 'pay-canary'],
      'would-roll-back',
      /^Yes: Roll back to revision 1/,
    ],
    [
      'a program that was restarted in vain is not helped by one restart more',
      ['python-traceback', 'deploy/order-consumer', 'orders-prod'],
      'would-restart',
      /^No\. It was restarted 3 times already/,
    ],
    [
      'the lines of a log decide',
      ['python-traceback', 'deploy/order-consumer', 'orders-prod'],
      'logs',
      /TypeError: float\(\) argument/,
    ],
    [
      'the fields of the newest revision are compared with the one before',
      ['rollout-aborted', 'rollout/payments', 'pay-canary'],
      'changed',
      /Revision 2, made .* differs from revision 1 in: `containers\[payments\]\.image/,
    ],
    [
      'nothing needs help that is well',
      ['cp-deployment-healthy', 'deploy/web', 'shop'],
      'would-restart',
      /Nothing is wrong now/,
    ],
  ])('%s', async (_, at, intent, said) => {
    expect(await told(at, intent)).toMatch(said);
  });
});

async function told(
  [scenario, text, namespace]: readonly [string, string, string],
  intent: Intent,
  lang: Lang = 'en',
  audience?: Audience,
): Promise<string> {
  const cluster = openCluster({ name: 'test', recording: `test/scenarios/${scenario}` }, () =>
    Promise.reject(new Error('not live')),
  );
  const deps = { loader: cluster.loader(), cluster: 'test', lang };
  const result = await talkAbout({ text, namespace }, [intent], {
    ...deps,
    ...(audience && { audience }),
  });
  if (result.is !== 'talk') return JSON.stringify(result);
  return result.says.flatMap(({ lines, quoted = [] }) => [...lines, ...quoted]).join('\n');
}
