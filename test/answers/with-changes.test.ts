import { describe, expect, it } from '@jest/globals';

import { withChanges } from '#src/answers/with-changes.ts';
import type { Answer } from '#src/domain/answer.ts';
import type { Audience } from '#src/domain/audience.ts';
import { refKey } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { MeteredLoader, Recorded } from '#src/domain/ports.ts';
import type { Resource } from '#src/domain/resource.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';
import { readers } from '#test/support/audiences.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, named, owned, pod } from '#test/support/objects.ts';

const deployment = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const replicaSet = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'web-1' };
const claim = { kind: 'PersistentVolumeClaim', namespace: 'data', name: 'db' };
const web = { kind: 'Pod', namespace: 'shop', name: 'web', uid: 'pod-1' };
const family = [
  owned(pod(), replicaSet),
  owned(named(replicaSet.kind, replicaSet.name), deployment),
  named(deployment.kind, deployment.name),
];
const healthy = answer({ findings: [] });

describe('an answer with what kubewhy changed before', () => {
  it('tells it of the target and the workload that it belongs to, the newest first', async () => {
    const told = await changesIn([
      ours(web, 'Evict it: approved by mina (U1)', ago(50)),
      ours(deployment, 'More memory: approved by mina (U1)', ago(40)),
      ours(deployment, 'More memory: undone, approved by bo (U2)', ago(20), 'KubewhyUndone'),
    ]);

    expect(told).toEqual([
      quoted(deployment, 'More memory: undone, approved by bo (U2)', ago(20)),
      quoted(deployment, 'More memory: approved by mina (U1)', ago(40)),
      quoted(web, 'Evict it: approved by mina (U1)', ago(50)),
    ]);
  });

  it('tells it of the object at which the cause is', async () => {
    const told = await changesIn([ours(claim, 'A larger claim', ago(5))], {
      of: answer({ findings: [finding({ subject: claim })] }),
    });

    expect(told).toEqual([quoted(claim, 'A larger claim', ago(5))]);
  });

  it('keeps to the three newest', async () => {
    const many = [5, 25, 15, 35].map((minutes) => ours(web, `${minutes}`, ago(minutes)));

    expect((await changesIn(many))?.map(({ text }) => text)).toEqual(['5', '15', '25']);
  });

  it.each([
    ['no Event of ours is there', []],
    ['others reported something', [ours(web, 'Pulled it', ago(5), 'Pulled' as never)]],
    ['a predecessor of that name was changed', [ours({ ...web, uid: 'old' }, 'Evict it', ago(5))]],
  ])('is the answer as it was where %s', async (_, events) => {
    expect(await changesIn(events)).toBeUndefined();
  });

  it('hides a secret that somebody wrote into an Event', async () => {
    const [told] = (await changesIn([ours(web, 'password=hunter2hunter2', ago(5))])) ?? [];

    expect(told?.text).not.toContain('hunter2');
  });

  it('neither shows nor reads what its readers may not see', async () => {
    const loader = lazily(cluster([...family, ours(claim, 'A larger claim', ago(5))]));
    const asked = { of: answer({ findings: [finding({ subject: claim })] }), loader };

    const told = await changesIn([], { ...asked, audience: readers({ namespaces: ['shop'] }) });

    expect(told).toBeUndefined();
    expect(loader.rounds.flat()).not.toContainEqual({ events: claim });
  });

  it('asks nothing of the cluster where those Events were read for the answer', async () => {
    const loader = lazily(cluster(family));
    await loader.load([{ events: web }, { events: deployment }]);
    const before = loader.spent();

    await changesIn([], { loader });

    expect(loader.spent()).toEqual(before);
  });

  it('is the answer as it was where the account of the question is empty', async () => {
    const loader = lazily(cluster([...family, ours(web, 'Evict it', ago(5))]));
    await loader.load(Array.from({ length: 60 }, (_, at) => ({ get: { ...web, name: `${at}` } })));

    expect(await changesIn([], { loader })).toBeUndefined();
  });
});

type Asked = Readonly<{
  of?: Answer;
  audience?: Audience;
  loader?: MeteredLoader;
}>;

async function changesIn(
  events: readonly Resource<'Event'>[],
  { of = healthy, audience, loader }: Asked = {},
) {
  const source = cluster([...family, ...events]);
  const asked = { target: web, source };
  const deps = { loader: loader ?? lazily(source), ...(audience && { audience }) };
  return (await withChanges(of, asked, deps)).changes;
}

function ours(
  { kind, namespace = '', name, uid }: Ref,
  message: string,
  at: string,
  reason: Recorded['reason'] = 'KubewhyApplied',
): Resource<'Event'> {
  const { apiVersion = '', kind: kindName = '' } = named(kind, name);
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace, name: `kubewhy.${refKey({ kind, name })}-${at}` },
    involvedObject: { apiVersion, kind: kindName, namespace, name, ...(uid && { uid }) },
    reason,
    message,
    lastTimestamp: at,
  };
}

function quoted({ kind, namespace = '', name }: Ref, text: string, time: string) {
  return { source: 'event', object: { kind, namespace, name }, time, text };
}
