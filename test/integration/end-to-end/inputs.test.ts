import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { Form } from '#demo/slack-double/person/element-values.ts';
import type { Message } from '#demo/slack-double/workspace/model.ts';
import { allEnded } from '#test/integration/support/all-ended.ts';
import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { JOON, type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { ask, CHANNEL, openReview, review } from '#test/integration/support/people.ts';
import { until } from '#test/integration/support/until.ts';

type Service = Readonly<{ spec: Readonly<{ selector: Readonly<Record<string, string>> }> }>;

const api = new Api(testCluster().access.admin);
let kubewhy: Kubewhy;
let namespace: Namespace;

beforeAll(async () => {
  await allEnded(
    startKubewhy(api).then((one) => (kubewhy = one)),
    createNamespace(api).then((one) => (namespace = one)),
  );
  await api.apply(deployment('web', {}));
  await api.apply(deployment('big', { cpu: '900' }));
});
beforeEach(async () => {
  await api.apply(service());
  await select({ app: 'wbe' });
});
afterAll(async () => {
  await kubewhy?.stop();
  await namespace?.delete();
  api.close();
});

describe('a fix with a value to choose', () => {
  it('is filled in, previewed, applied, verified and taken back', async () => {
    const { message, view } = await form();
    await submit(MINA, view, { 'own:label': { own: 'web' } });
    await shown(MINA, /\+ app: web/);
    await submit(MINA, view);

    // News may overtake each other: the approval comes with how the change itself ended.
    const mended = await review(kubewhy, message, /and verified.*"text":"Undo"/);
    expect(await selector()).toEqual({ app: 'web' });
    expect(mended).not.toContain('*Impact*');
    expect(mended).not.toContain('*Fix*');

    const undo = await openReview(kubewhy, MINA, now(message), 'Undo');
    expect(JSON.stringify(undo.view.sent.blocks)).toContain('+ app: wbe');
    await submit(MINA, undo.view.id);
    await review(kubewhy, message, /Undo: [^"]*and verified/);
    expect(await selector()).toEqual({ app: 'wbe' });
  });

  it('is not taken back once somebody else has changed it, who is not overwritten', async () => {
    const { message, view } = await form();
    await submit(MINA, view, { 'own:label': { own: 'web' } });
    await shown(MINA, /\+ app: web/);
    await submit(MINA, view);
    await review(kubewhy, message, /and verified.*"text":"Undo"/);
    await select({ app: 'shop' });

    const { double, said } = await pressed(now(message), 'Undo');

    expect(said).toContain('It has changed since');
    expect(double.submit).toBeUndefined();
    expect(await selector()).toEqual({ app: 'shop' });
    // Whoever looks after it sees that as well.
    await review(kubewhy, message, /something else has reverted it.*Ask who did that/);
  });

  it('refuses an empty blank in the form, and sends nothing', async () => {
    const { view } = await form('deploy/big');

    await submit(MINA, view, { 'pick:request': { pick: [] }, 'own:request': { own: '' } });

    expect(await shown(MINA, /⛔/)).toMatch(/is blank.*Nothing was sent/);
  });

  it('refuses a value of the wrong type, and one that is too much', async () => {
    const { view } = await form('deploy/big');

    await submit(MINA, view, { 'own:request': { own: 'lots' } });
    expect(await shown(MINA, /lots/)).toContain('Write a quantity');

    await submit(MINA, view, { 'own:request': { own: '800' } });
    expect(await shown(MINA, /800/)).toMatch(/No node has as much\. The largest has 4 \(/);
  });

  it('refuses what changed between preview and Apply', async () => {
    const { message, view } = await form();
    await submit(MINA, view, { 'own:label': { own: 'web' } });
    await shown(MINA, /\+ app: web/);
    await select({ app: 'other' });

    await submit(MINA, view);

    expect(await review(kubewhy, message, REFUSED)).toContain(
      'The cluster has changed since the preview',
    );
    expect(await selector()).toEqual({ app: 'other' });
  });

  it('tells whom Kubernetes does not let change it, before they approve', async () => {
    const { view } = await form('svc/web', JOON);

    await submit(JOON, view, { 'own:label': { own: 'web' } });

    const said = JSON.parse(await shown(JOON, /Not allowed/)) as Readonly<{ submit?: object }>;
    expect(said.submit).toBeUndefined();
    expect(await selector()).toEqual({ app: 'wbe' });
  });
});

const REFUSED = /refused, nothing was changed/;

/** Asks about it; that user opens the form of its first fix. */
async function form(target = 'svc/web', user = MINA) {
  const message = await until(`a fix of ${target}`, async () => {
    const said = await ask(kubewhy, MINA, `why ${target} -n ${namespace.name}`);
    return JSON.stringify(said.blocks).includes('"Review fix"') ? said : undefined;
  });
  const { view } = await openReview(kubewhy, user, message, 'Review fix');
  return { message, view: view.id };
}

async function submit(user: string, viewId: string, values: Form = {}): Promise<void> {
  await kubewhy.slack.submit({ user, viewId, values });
}

/** What somebody's modal shows, as soon as it matches. */
function shown(user: string, words: RegExp): Promise<string> {
  return kubewhy.slack.eventually(() => {
    const said = JSON.stringify(kubewhy.slack.views(user).at(-1)?.sent);
    return words.test(said) ? said : undefined;
  });
}

async function pressed(message: Message, label: string) {
  const [, actionId = ''] =
    new RegExp(`"text":"${label}"[^{}]*\\}[^{}]*"action_id":"([^"]+)"`).exec(
      JSON.stringify(message.blocks),
    ) ?? [];
  await kubewhy.slack.click({ user: MINA, on: message, actionId });
  const said = await shown(MINA, /changed since/);
  return { said, double: JSON.parse(said) as Readonly<{ submit?: object }> };
}

function now({ ts }: Message): Message {
  const found = kubewhy.slack.messages(CHANNEL).find((one) => one.ts === ts);
  if (!found) throw new Error('The message is gone.');
  return found;
}

async function selector(): Promise<object> {
  return (await api.get<Service>(pathOf(service()))).spec.selector;
}

async function select(labels: Readonly<Record<string, string>>): Promise<void> {
  await api.patch(pathOf(service()), 'merge', { spec: { selector: labels } });
}

function service(): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: namespace.name, name: 'web' },
    spec: { selector: { app: 'wbe' }, ports: [{ port: 80 }] },
  };
}

function deployment(name: string, requests: Readonly<Record<string, string>>): Manifest {
  const labels = { app: name };
  const containers = [{ name: 'app', image: 'web:1', resources: { requests } }];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: namespace.name, name },
    spec: {
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers } },
    },
  };
}
