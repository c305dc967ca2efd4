import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { putBackByGit } from '#src/knowledge/remarks/put-back-by-git.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

type Parts = Readonly<{
  selfHeal?: boolean;
  finishedAt?: string;
  history?: readonly object[];
  cameBack?: boolean;
  tracking?: string;
  image?: string;
}>;

function remarks(parts: Parts = {}) {
  const { tracking = 'shop:apps/Deployment:shop/web', cameBack = true, image = 'web:8' } = parts;
  const deployment: Resource<'apps/Deployment'> = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      namespace: 'shop',
      name: 'web',
      uid: 'd',
      annotations: { 'argocd.argoproj.io/tracking-id': tracking },
    },
  };
  const others = [
    revision('4', 'web:7', ago(90), cameBack ? { [CAME_BACK]: '2' } : {}),
    revision('3', image, ago(30), {}),
    application(parts),
  ];
  const { world } = openWorld(cluster([deployment, ...others]));
  return [...(putBackByGit.remark?.(deployment, world) ?? [])];
}

const CAME_BACK = 'deployment.kubernetes.io/revision-history';

it('names what was changed, who put it back and when', () => {
  const [remark] = remarks();
  const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

  expect(remark).toEqual({
    application: 'shop',
    what: ['containers[web].image (web:8 → web:7)'],
    changed: ago(30),
    back: ago(29),
    revision: 'abcdef0123',
  });
  expect(remark && putBackByGit.text.en(on, remark)).toContain('`shop` (self-heal on)');
  expect(remark && putBackByGit.text.ko(on, remark)).toContain('self-heal');
});

it.each<[string, Parts]>([
  ['nothing heals by itself', { selfHeal: false }],
  ['the revision is a new one', { cameBack: false }],
  ['no Application has it', { tracking: '' }],
  ['the last sync was before the change', { finishedAt: ago(40) }],
  ['the last sync was much later', { finishedAt: ago(5) }],
  ['the change came by a sync', { history: [{ deployedAt: ago(30) }, { deployedAt: ago(29) }] }],
  ['the pods were to be the same', { image: 'web:7' }],
])('stays silent where %s', (_, parts) => {
  expect(remarks(parts)).toEqual([]);
});

function revision(number: string, image: string, created: string, more: object): Resource {
  const hash = `hash-${number}`;
  return {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      namespace: 'shop',
      name: `web-${number}`,
      creationTimestamp: created,
      labels: { 'pod-template-hash': hash },
      annotations: { 'deployment.kubernetes.io/revision': number, ...more },
      ownerReferences: [
        { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid: 'd', controller: true },
      ],
    },
    spec: { selector: {}, template: { spec: { containers: [{ name: 'web', image }] } } },
  } as Resource;
}

function application({ selfHeal = true, finishedAt = ago(29), history = [] }: Parts): Resource {
  const resources = [{ group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'web' }];
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { namespace: 'argocd', name: 'shop' },
    spec: { syncPolicy: { automated: { selfHeal } } },
    status: {
      sync: { revision: 'abcdef0123' },
      operationState: { finishedAt },
      history,
      resources,
    },
  } as Resource;
}
