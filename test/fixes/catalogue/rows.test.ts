import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { offerOf, offersIn } from '#test/fixes/support/offers-in.ts';
import { budgetOf } from '#test/support/budgets.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';

const ONE = { replicas: '1' };
const TWO = { replicas: '2' };

describe('a change of a field', () => {
  it('suggests what the cluster tells, and its plan covers the value', async () => {
    const [first] = await offersIn('svc-selector-mismatch-2');

    expect(first?.proposal.inputs).toMatchObject([
      { name: 'label', candidates: [{ value: 'v2', why: 'carried' }] },
    ]);
    expect(first?.plan).toMatchObject({
      values: { label: 'v2' },
      goal: { is: 'in-place' },
      risk: 'none',
      proof: { rules: { is: 'holds' } },
    });
  });

  it('is proved again with what somebody chose, under another id', async () => {
    const chosen = { remedy: 'resources/memory-limit', values: { memory: '256Mi' } };

    const [suggested] = await offersIn('oom-limit');
    const [own, ...others] = await offersIn('oom-limit', chosen);

    expect(others).toEqual([]);
    expect(own?.plan?.changes[0].ops).toMatchObject([{ op: 'replace', value: '256Mi' }]);
    expect(own?.plan?.id).not.toBe(suggested?.plan?.id);
  });

  it('shows the proof and has no plan where that refuses what was chosen', async () => {
    const chosen = { remedy: 'resources/smaller-request', values: { request: '950m' } };

    const [own] = await offersIn('cluster-full-cpu', chosen);

    expect(own?.proof?.placement).toMatchObject({ is: 'fails' });
    expect(own).not.toHaveProperty('plan');
  });

  it('is refused by the name of its input where a value cannot stand there', async () => {
    const chosen = { remedy: 'resources/memory-limit', values: { memory: '1 GB' } };

    await expect(offersIn('oom-limit', chosen)).rejects.toThrow(BadValue);
  });

  it.each([
    [
      'the whole value where a part of it is chosen, by the name of its variable',
      'db-wrong-port-refused',
      'Sets `containers[shipping].env[DATABASE_URL].value` of Deployment `shipping` to `postgres://app@shipping-db-headless:6379/shipping`',
    ],
    [
      'where a field of pods stands in its workload',
      'pvc-not-found',
      'Sets `spec.template.spec.volumes[data].persistentVolumeClaim.claimName` of Deployment `fileserver` to `fileserver-data`; it is `fileserver` now.',
    ],
    [
      'a field of a container by the name of that, and which profile gives way',
      'seccomp-profile-missing',
      '`containers[signer].securityContext.seccompProfile` of Deployment `signer` to `RuntimeDefault`; it is `profiles/signer.json` now.',
    ],
    [
      'which name gives way to another',
      'gpu-missing',
      'to `nvidia.com/gpu`; it is `amd.com/gpu` now.',
    ],
  ])('says %s', async (_, name, said) => {
    const [first] = await offersIn(name);

    const words = first?.remedy.text.en(first.proposal.params);

    expect(words?.text).toContain(said);
  });

  it('needs a pod deleted where a StatefulSet does not replace it, and says so', async () => {
    const [first] = await offersIn('postgres-runs-as-root');

    expect(first?.proposal.params).toMatchObject({ stuck: 'crm-db-0' });
    expect(first?.proposal.command).toMatch(/&& kubectl -n \S+ delete pod crm-db-0$/);
  });
});

describe('the risk of a change that leaves the pods of its object as they are', () => {
  it.each([
    ['a run ends by it', 'cron-job/overlap', 'cron-job-forbid-hung', { policy: 'Replace' }],
    ['a pod with a node does', 'workload/fewer-replicas', 'anti-affinity-replicas', ONE],
  ])('is told where %s', async (_, remedy, name, values) => {
    const offer = await offerOf(remedy, name, { remedy, values });

    const { text } = offer?.remedy.text.en(offer.proposal.params) ?? {};

    expect(offer?.plan?.risk).toBe('restart');
    expect(text).toMatch(/ends the one that runs then\.$|pods that run now are ended for it\.$/);
  });

  it.each([
    ['restart', { drained: 'w1' }],
    ['none', {}],
  ])('of a budget is %s by whether a drain waits for it', (risk, params) => {
    const budget = budgetOf({ expectedPods: 2, currentHealthy: 2, desiredHealthy: 2 });
    const { world } = openWorld(cluster([budget]));
    const subject = refTo('policy/PodDisruptionBudget', budget);
    const found = { ...finding({ subject }), params: { field: 'minAvailable', ...params } };
    const remedy = remedies.find(({ id }) => id === 'disruption/allow-evictions');

    expect([...(remedy?.propose(found, world) ?? [])]).toMatchObject([{ risk }]);
  });

  it.each([
    ['runs overlap', 'cron-job/overlap', 'cron-job-forbid-hung', { policy: 'Allow' }],
    ['only pods without a node go', 'workload/fewer-replicas', 'anti-affinity-replicas', TWO],
  ])('is none where %s', async (_, remedy, name, values) => {
    expect((await offerOf(remedy, name, { remedy, values }))?.plan?.risk).toBe('none');
  });
});

describe('a change of the pod template of a Job', () => {
  it('is made in a copy, which is watched until it has succeeded', async () => {
    const offer = await offerOf('resources/smaller-request', 'memory-never-fits');
    const path = '/spec/template/spec/containers/0/resources/requests/memory';

    expect(offer?.plan).toMatchObject({
      changes: [
        {
          do: 'create',
          on: { kind: 'batch/Job', name: 'warehouse-loader-2' },
          from: { name: 'warehouse-loader' },
          ops: [
            { op: 'add', path: '' },
            { op: 'replace', path },
          ],
        },
      ],
      goal: { is: 'succeeded', on: { name: 'warehouse-loader-2' } },
      risk: 'none',
    });
    expect(JSON.stringify(offer?.plan?.changes)).not.toContain('controller-uid');
    expect(offer?.proposal.command).toContain('| kubectl create -f -');
  });

  it('asks for a value where the cluster tells none', async () => {
    const chosen = { remedy: 'image/known-image', values: { image: 'orders:seed-4' } };

    const [blank, filled] = [
      await offerOf('image/known-image', 'job-image-missing'),
      await offerOf('image/known-image', 'job-image-missing', chosen),
    ];

    expect(blank?.proposal).not.toHaveProperty('change');
    expect(filled?.plan?.changes[0]).toMatchObject({
      do: 'create',
      ops: [{}, { value: 'orders:seed-4' }],
    });
  });
});

it('suggests another image that runs in the namespace, and none of others, which who asks may not see', async () => {
  const suggested = async (namespace: string, image = 'nginx:1.27') =>
    (await offersIn('image-short-name-missing', undefined, [running(image, namespace)]))
      .flatMap(({ proposal: { inputs = [] } }) => inputs)
      .flatMap(({ candidates }) => candidates.map(({ value }) => value));

  expect(await suggested('playground')).toEqual(['nginx:1.27']);
  expect(await suggested('payments')).toEqual([]);
  expect(await suggested('playground', 'nginx:1.99')).toEqual([]);
});

it('the image of a bare pod is changed in the pod', async () => {
  const chosen = { remedy: 'image/known-image', values: { image: 'orders:1' } };

  const offer = await offerOf('image/known-image', 'image-short-name-missing', chosen);

  expect(offer?.plan).toMatchObject({
    changes: [{ do: 'patch', on: { kind: 'Pod' }, ops: [{ path: '/spec/containers/0/image' }] }],
    goal: { is: 'updated-ready', on: { kind: 'Pod' } },
  });
});

function running(image: string, namespace: string): Resource<'Pod'> {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace, name: 'other', uid: 'other-1' },
    spec: { containers: [{ name: 'app', image }] },
    status: {
      containerStatuses: [{ name: 'app', image, imageID: '', ready: true, restartCount: 0 }],
    },
  };
}
