import { describe, expect, it } from '@jest/globals';

import type { Lead } from '#src/domain/question.ts';
import { resolveLeads } from '#src/engine/resolve-leads.ts';
import { SearchRefused } from '#src/engine/search-refused.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { event, named, NOW } from '#test/support/objects.ts';

const placed = {
  ...named('Pod', 'agent-1', 'monitoring'),
  spec: { nodeName: 'wk-1', containers: [] },
};
const objects = [
  named('apps/Deployment', 'web'),
  named('apps/Deployment', 'api'),
  named('apps/Deployment', 'api', 'bank'),
  named('Pod', 'etcd-cp-1', 'kube-system'),
  named('Node', 'wk-1', ''),
  placed,
  { ...named('Pod', 'db-0'), status: { podIP: '10.244.0.7' } },
  event('Killing', 'Stopping container app', NOW, 'gone-1'),
  named('Namespace', 'shop', ''),
];

async function resolved(leads: readonly Lead[], forbidden: readonly string[] = []) {
  return await resolveLeads('asked', leads, lazily(cluster(objects, forbidden)), rules);
}

describe('leads', () => {
  it('mean the object of the first that leads anywhere', async () => {
    const leads = [
      { kind: 'certificate.cert-manager.io', name: 'web', namespace: 'shop' },
      { kind: 'rollout', name: 'web', namespace: 'shop' },
      { kind: 'deployment', name: 'web', namespace: 'shop' },
      { kind: 'deployment', name: 'api', namespace: 'shop' },
    ];

    expect(await resolved(leads)).toMatchObject({
      is: 'found',
      ref: { kind: 'apps/Deployment', name: 'web' },
    });
  });

  it('never mean another object whose name begins so', async () => {
    expect(await resolved([{ kind: 'deployment', name: 'we', namespace: 'shop' }])).toMatchObject({
      is: 'no-such-target',
    });
  });

  it('mean several objects where a name stands in several namespaces', async () => {
    expect(await resolved([{ kind: 'deployment', name: 'api' }])).toMatchObject({
      is: 'ambiguous',
      candidates: [{ namespace: 'bank' }, { namespace: 'shop' }],
    });
  });

  it.each<[Lead, string]>([
    [{ kind: 'pod', name: 'etcd-*', namespace: 'kube-system' }, 'etcd-cp-1'],
    [{ workload: 'web', namespace: 'shop' }, 'web'],
    [{ kind: 'node', name: 'wk-1.internal' }, 'wk-1'],
    [{ nodeOf: 'agent-1', namespace: 'monitoring' }, 'wk-1'],
    [{ address: '10.244.0.7', namespace: 'shop' }, 'db-0'],
    [{ kind: 'pod', name: 'gone-1', namespace: 'shop' }, 'gone-1'],
  ])('%j mean %s', async (lead, name) => {
    expect(await resolved([lead])).toMatchObject({ is: 'found', ref: { name } });
  });

  it('mean the object that they name by its kind, though it cannot be read', async () => {
    const leads = [{ kind: 'deployment', name: 'hidden', namespace: 'shop' }];

    expect(await resolved(leads, ['deployments.apps'])).toMatchObject({
      is: 'found',
      ref: { name: 'hidden' },
    });
  });

  it('are not said to lead nowhere where a list was refused', async () => {
    const leads = [{ workload: 'hidden', namespace: 'shop' }];

    await expect(resolved(leads, ['deployments.apps'])).rejects.toThrow(SearchRefused);
  });
});
