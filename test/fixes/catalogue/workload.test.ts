import { describe, expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { offerOf } from '#test/fixes/support/offers-in.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { changedSettings, DATA, settingsReader } from '#test/support/config-changes.ts';
import { ago, named, owned, specified } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';

const DEPLOYMENT = 'apps/Deployment';
const ROLLOUT = 'argoproj.io/Rollout';
const ON_DELETE = { updateStrategy: { type: 'OnDelete' } };

describe('a restart', () => {
  it('is offered where pods hold values that their ConfigMap has no more', async () => {
    const offer = await offerOf('workload/restart', 'cm-changed-no-restart');

    expect(offer).toMatchObject({
      impact: { restarts: 2, serving: 2 },
      proposal: { risk: 'restart', command: 'kubectl -n flags rollout restart deployment/api' },
      plan: { goal: { is: 'updated-ready' }, changes: [{ undo: { none: 'made-anew' } }] },
    });
  });

  it.each([DEPLOYMENT, 'apps/StatefulSet', 'apps/DaemonSet'])(
    'of a %s is another annotation of its template, by the time of the change',
    async (kind) => {
      const annotations = { 'kubectl.kubernetes.io/restartedAt': ago(5) };

      expect((await restartOf(kind))?.plan?.changes).toMatchObject([
        {
          on: { kind, name: 'web' },
          ops: [{ path: '/spec/template/metadata/annotations', value: annotations }],
        },
      ]);
    },
  );

  it('of a Rollout makes no new revision, and ends its only pod', async () => {
    expect(await restartOf(ROLLOUT)).toMatchObject({
      proof: { rules: { is: 'holds' } },
      proposal: { risk: 'downtime', command: 'kubectl argo rollouts -n shop restart web' },
      impact: { restarts: 1, serving: 0 },
      plan: { changes: [{ ops: [{ op: 'add', path: '/spec/restartAt', value: ago(5) }] }] },
    });
  });

  it.each([
    ['a paused Deployment', DEPLOYMENT, { paused: true }],
    ['a set whose pods somebody else ends', 'apps/DaemonSet', ON_DELETE],
  ])('is not offered to %s', async (_, kind, spec) => {
    expect(await restartOf(kind, spec)).toBeUndefined();
  });
});

it('an update that waits for the place of its own old pod may be taken back: that pod serves', async () => {
  expect(await offerOf('rollout/roll-back', 'gpu-surge-deadlock')).toMatchObject({
    proof: { placement: { is: 'holds' }, rules: { is: 'holds' } },
    plan: { risk: 'none' },
  });
});

describe('the size of what was scaled to zero', () => {
  it.each([
    ['what it had', [scaledDown('replica set web-1 from 3 to 0')], '3', 'before-zero'],
    ['what it had, as was said before', [scaledDown('replica set web-1 to 0 from 3')], '3'],
    ['the minimum of its autoscaler', [autoscaler(2)], '2', 'autoscaled'],
    ['what the revision before had', [replicaSet('4')], '4', 'revision-before'],
    ['one, where nothing tells', [replicaSet('0')], '1', 'meant'],
  ])('is %s', async (_, beside, value, why = 'before-zero') => {
    const offer = await sizeOf(asleep(DEPLOYMENT), beside);

    expect(offer?.proposal.inputs?.[0]?.candidates[0]).toMatchObject({ value, why });
    expect(offer?.plan?.changes[0].ops).toMatchObject([{ value: Number(value) }]);
  });

  it('is what was applied last', async () => {
    const annotations = {
      'kubectl.kubernetes.io/last-applied-configuration': '{"spec":{"replicas":5}}',
    };
    const web = asleep(DEPLOYMENT);

    const offer = await sizeOf({ ...web, metadata: { ...web.metadata, annotations } }, []);

    expect(offer?.proposal.values).toEqual({ replicas: '5' });
  });

  it('of a StatefulSet is told by the claims that it has left', async () => {
    const claims = ['data-web-0', 'data-web-2', 'data-web-other-7', 'logs-web-9'].map((name) =>
      named('PersistentVolumeClaim', name),
    );
    const volumeClaimTemplates = [{ metadata: { name: 'data' }, spec: {} }];

    const offer = await sizeOf(asleep('apps/StatefulSet', { volumeClaimTemplates }), claims);

    expect(offer?.proposal.values).toEqual({ replicas: '3' });
  });

  it('is offered to who asks for its Service', async () => {
    const offer = await offerOf('workload/scale-up', 'ok-scaled-to-zero');

    expect(offer?.proposal.inputs?.[0]?.candidates).toEqual([{ value: '1', why: 'before-zero' }]);
  });
});

/** The restart of a workload whose only pod has read what its ConfigMap held before. */
async function restartOf(kind: string, spec: object = {}): Promise<Offer | undefined> {
  const web = live(workload(kind, { replicas: 1, ...spec }));
  const isInSet = kind !== DEPLOYMENT && kind !== ROLLOUT;
  const set = owned(live(named('apps/ReplicaSet', 'web-1')), refTo(kind, web));
  const below = isInSet ? refTo(kind, web) : refTo('apps/ReplicaSet', set);
  const pod = owned(live(settingsReader()), below);
  return await offered('workload/restart', web, [set, pod, changedSettings(5, DATA)]);
}

async function sizeOf(web: Resource, beside: readonly Resource[]): Promise<Offer | undefined> {
  return await offered('workload/scale-up', web, beside);
}

async function offered(remedy: string, web: Resource, beside: readonly Resource[]) {
  const loader = lazily(cluster([web, node('worker'), ...beside]));
  const { verdict } = await diagnose(refTo(kindOf(web), web), loader, rules);
  const offers = await plansFor(verdict, loader, { cluster: 'test', rules });
  return offers.find((one) => one.remedy.id === remedy);
}

function asleep(kind: string, spec: object = {}): Resource {
  return live(workload(kind, { replicas: 0, ...spec }));
}

function workload(kind: string, spec: object): Resource {
  const labels = { app: 'web' };
  const template = { metadata: { labels }, spec: { containers: [{ name: 'app', image: 'a:1' }] } };
  return specified(kind, 'web', { selector: { matchLabels: labels }, template, ...spec });
}

function live(object: Resource): Resource {
  const { metadata } = object;
  return {
    ...object,
    metadata: { ...metadata, uid: `${metadata?.name}`, creationTimestamp: ago(90) },
  };
}

function scaledDown(what: string): Resource {
  const event = {
    ...named('Event', 'web.1'),
    involvedObject: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name: 'web' },
    reason: 'ScalingReplicaSet',
    message: `Scaled down ${what}`,
    lastTimestamp: ago(3),
  };
  return event;
}

function autoscaler(minReplicas: number): Resource {
  const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
  return specified('autoscaling/HorizontalPodAutoscaler', 'web', { scaleTargetRef, minReplicas });
}

function replicaSet(desired: string): Resource {
  const set = owned(live(named('apps/ReplicaSet', 'web-1')), {
    kind: DEPLOYMENT,
    name: 'web',
  });
  const annotations = { 'deployment.kubernetes.io/desired-replicas': desired };
  return { ...set, metadata: { ...set.metadata, annotations } };
}
