import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { answerAbout } from '#src/answers/answer-about.ts';
import type { Change, Live } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { startApiProxy } from '#test/integration/support/api-proxy.ts';
import { Api, type Manifest } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { until } from '#test/integration/support/until.ts';

type Applied = Readonly<{ metadata: Readonly<{ uid: string }> }>;

let api: Api;
let namespace: Namespace;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
  ({ writer } = await asRole(api, 'remediator'));
});
afterAll(async () => {
  await namespace.delete();
  api.close();
});

it('the remediator changes a rollout once and sees when a version is over', async () => {
  const web = await rollout('once');
  const version = await settled(web);

  const tried = await writer.send(pausing(web), version, 'dry-run');
  const untouched = await versionOf(web);
  const first = await writer.send(pausing(web), version, 'apply');
  const second = await writer.send(pausing(web), version, 'apply');

  expect([tried.is, first.is, second.is]).toEqual(['done', 'done', 'conflict']);
  expect(untouched).toBe(version);
  expect(first).toMatchObject({ object: { spec: { paused: true } } });
});

it('the remediator changes the status of a rollout', async () => {
  const web = await rollout('status');
  const ops = [{ op: 'add', path: '/status/abort', value: true }] as const;

  const sent = await writer.send(
    { ...pausing(web), sub: 'status', ops },
    await settled(web),
    'dry-run',
  );

  expect(sent).toMatchObject({ is: 'done', object: { status: { abort: true } } });
});

it('a guard that fails is not a value that is not valid', async () => {
  const web = await rollout('guard');
  const version = await settled(web);
  const guard = [{ op: 'test', path: '/spec/replicas', value: 99 }] as const;
  const ops = [{ op: 'replace', path: '/spec/replicas', value: 'many' }] as const;

  const guarded = await writer.send({ ...pausing(web), guard }, version, 'apply');
  const invalid = await writer.send({ ...pausing(web), ops }, version, 'apply');

  expect(guarded.is).toBe('conflict');
  expect(invalid).toMatchObject({ is: 'refused', message: expect.stringMatching(/replicas/) });
});

it('the remediator may change nothing else', async () => {
  const metadata = { namespace: namespace.name, name: 'mine' };
  const { metadata: made } = await api.apply<Applied>({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata,
  });
  const on = { kind: 'Secret', ...metadata, uid: made.uid };

  const sent = await writer.send({ ...pausing(on), ops: [] }, '1', 'apply');

  expect(sent).toMatchObject({ is: 'refused', message: expect.stringMatching(/forbidden/) });
});

it('an answer that does not come is lost; when nothing was sent, nothing happened', async () => {
  const web = await rollout('lost');
  const version = await settled(web);
  const proxy = await startApiProxy(testCluster());
  const { writer: proxied } = await asRole(api, 'remediator', proxy.url);
  await proxied.read(web);
  const cutting = proxy.next('lost-answer', ({ method }) => method === 'PATCH');

  const cut = await proxied.send(pausing(web), version, 'apply');
  await cutting;
  await proxy.close();
  const refused = await proxied.send(pausing(web), version, 'apply');

  expect(cut.is).toBe('lost');
  expect(await versionOf(web)).not.toBe(version);
  expect(refused).toMatchObject({ is: 'refused', message: expect.stringMatching(/Nothing was/) });
});

it('the API server says what a person may', async () => {
  const web = await rollout('rights');

  const permissions = await Promise.all([
    writer.permits({ user: 'mina', groups: ['system:masters'] }, pausing(web)),
    writer.permits({ user: 'mina', groups: [] }, { ...pausing(web), sub: 'status' }),
  ]);

  const why = `mina may not patch rollouts.argoproj.io/status in namespace ${namespace.name}`;
  expect(permissions).toEqual([{ is: 'allowed' }, { is: 'denied', why }]);
});

it('what the remediator leaves on a rollout is told to who asks about it next', async () => {
  const { uid, ...web } = await rollout('told');
  const text = 'Promote (rollout/promote): approved by mina (U1) in incident q-1';
  const worker = await asRole(api, 'worker');
  const asked = { loader: worker.loader(), cluster: 'test', lang: 'en' } as const;

  await writer.record({
    id: 'click-1',
    on: { ...web, uid },
    reason: 'KubewhyApplied',
    message: text,
  });
  const { answer } = await answerAbout({ ...web, uid }, asked);

  const time = expect.stringMatching(/Z$/);
  expect(answer.changes).toEqual([{ source: 'event', object: web, time, text }]);
});

function pausing(on: Live): Change {
  const ops = [{ op: 'add', path: '/spec/paused', value: true }] as const;
  return { do: 'patch', on, guard: [], absent: [], ops, undo: [] };
}

async function rollout(name: string): Promise<Live> {
  const metadata = { namespace: namespace.name, name };
  const labels = { app: name };
  const manifest: Manifest = {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata,
    spec: {
      replicas: 0,
      selector: { matchLabels: labels },
      strategy: { canary: {} },
      template: { metadata: { labels }, spec: { containers: [{ name: 'app', image: 'app:1' }] } },
    },
  };
  const { metadata: made } = await api.apply<Applied>(manifest);
  return { kind: 'argoproj.io/Rollout', ...metadata, uid: made.uid };
}

async function versionOf(on: Live): Promise<string> {
  const fact = await writer.read(on);
  return fact.is === 'known' ? (fact.value.metadata?.resourceVersion ?? '') : '';
}

/** The version of a rollout that its controller has left alone for half a second. */
async function settled(on: Live): Promise<string> {
  let seen = { version: '', since: 0 };
  return await until(`${on.name} is left alone`, async () => {
    const version = await versionOf(on);
    if (version !== seen.version) seen = { version, since: Date.now() };
    return Date.now() - seen.since > 500 ? version : undefined;
  });
}
