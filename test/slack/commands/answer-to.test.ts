import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const mina = 'UMINA00001';

describe('/k8s', () => {
  it('asks, and says nothing where the answer comes at once', async () => {
    const said = await typed('why web-6c7c -n shop -c prod --lang ko');

    expect(said).toBeUndefined();
    expect(gateway.redis.worker).toMatchObject([
      {
        kind: 'why',
        question: {
          query: { text: 'web-6c7c', namespace: 'shop', cluster: 'prod' },
          lang: 'ko',
          private: false,
          place: { channel: 'COPS000001', responseUrl: expect.stringContaining('/response/') },
        },
      },
    ]);
    expect(gateway.double.messages('ops')).toEqual([]);
    expect(gateway.redis.audit).toMatchObject([
      { what: 'asked', by: { id: mina }, text: 'why web-6c7c -n shop -c prod --lang ko' },
    ]);
  });

  it.each([
    ['kind and name apart', 'why rollout web', { query: { text: 'rollout/web' } }],
    ['in private', 'why web —private', { private: true }],
  ])('asks with %s', async (_, text, question) => {
    await typed(text);

    expect(gateway.redis.worker).toMatchObject([{ question }]);
  });

  it.each([
    ['everywhere', 'scan', {}],
    ['in a namespace', 'scan shop', { namespace: 'shop' }],
    ['in a namespace by option', 'scan —n shop', { namespace: 'shop' }],
  ])('scans %s', async (_, text, query) => {
    await typed(text);

    expect(gateway.redis.worker).toMatchObject([
      { kind: 'scan', question: { query: { text: '', ...query } } },
    ]);
  });

  it('has a pasted text explained as it was pasted', async () => {
    await typed('explain  Error: "a"\n  -n is `bad`');

    expect(gateway.redis.worker).toMatchObject([
      { kind: 'explain', question: { query: { text: 'Error: "a"\n  -n is `bad`' } } },
    ]);
  });

  it('takes the cluster that there is for the text of a paste, too', async () => {
    await typed('explain --private -c `prod` OOMKilled');

    expect(gateway.redis.worker).toMatchObject([{ question: { query: { text: 'OOMKilled' } } }]);
  });

  it('says in the language that is spoken which cluster there is', async () => {
    await gateway.double.typeCommand({
      user: 'USORA00001',
      channel: 'ops',
      text: '/k8s why web -c lab',
    });

    const said = JSON.stringify(gateway.double.ephemerals('USORA00001'));
    expect(said).toContain('`prod` 클러스터만');
  });

  it.each(['explain', 'explain --private'])(
    '%s is without secrets, and for its asker alone',
    async (words) => {
      await typed(`${words} Error: DB_PASSWORD=hunter2`);

      expect(gateway.redis.worker).toMatchObject([
        { question: { private: true, query: { text: 'Error: DB_PASSWORD=[hidden]' } } },
      ]);
    },
  );

  it.each([
    ['two namespaces', 'scan shop chat', 'One namespace'],
    ['no text to explain', 'explain ', 'Paste the error message'],
    ['nothing', '', '/k8s why'],
    ['help', 'help', '/k8s why'],
    ['a misspelt command', 'wyh web', '`/k8s why`'],
    ['a target without a command', 'web-6c7c', '`/k8s why web-6c7c`'],
    ['an unknown option', 'why web --force', '--force'],
    ['an option without its value', 'why web -n', '-n'],
    ['a language that it does not speak', 'why web --lang fr', 'en or ko'],
    ['another cluster', 'why web -c lab', 'There is no cluster `lab` here'],
    ['another cluster to scan', 'scan shop --cluster=lab', 'only looks at `prod`'],
    ['a rollout of another cluster', 'rollout web -c lab', 'only looks at `prod`'],
    ['a text of another cluster', 'explain -c lab OOMKilled', 'only looks at `prod`'],
    ['no target', 'why', 'Name a pod'],
    ['three targets', 'why a b c', 'One target'],
    ['a name that cannot be one', `why ${'x'.repeat(400)}`, 'longer than any name'],
  ])('helps with %s and asks nothing', async (_, text, help) => {
    const said = await typed(text);

    expect(said).toContain(help);
    expect(gateway.redis.worker).toEqual([]);
  });

  it('takes no question of a guest', async () => {
    await gateway.double.typeCommand({ user: 'UALEX00001', channel: 'ops', text: '/k8s why web' });

    const said = JSON.stringify(gateway.double.ephemerals('UALEX00001'));
    expect(said).toContain('Guests may not use kubewhy');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('takes no question of somebody whom Slack does not know', async () => {
    // Asked for the language, and for who it is.
    gateway.double.faults.next('users.info', { is: 'error', code: 'user_not_found' });
    gateway.double.faults.next('users.info', { is: 'error', code: 'user_not_found' });

    expect(await typed('why web')).toContain('Slack did not say who you are');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('says at once that Redis is down and that nothing was accepted', async () => {
    gateway.redis.isDown = true;

    expect(await typed('why web')).toContain('nothing was accepted');
  });
});

describe('a mention', () => {
  it('of another cluster is told which one there is, and asks nothing', async () => {
    await gateway.double.say({ user: mina, channel: 'ops', text: '@kubewhy why web -c lab' });

    expect(JSON.stringify(gateway.double.ephemerals(mina))).toContain('only looks at `prod`');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('asks in its thread, once for each event', async () => {
    const { message } = await gateway.double.say({
      user: mina,
      channel: 'ops',
      text: '@kubewhy why web-6c7c —n shop',
    });

    expect(gateway.redis.worker).toMatchObject([
      {
        question: {
          query: { text: 'web-6c7c', namespace: 'shop' },
          asker: { id: mina, team: 'TDEMO00001' },
          place: { channel: 'COPS000001', thread: message.ts },
        },
      },
    ]);
    expect(gateway.double.ephemerals(mina)).toEqual([]);
  });

  it('by a guest asks nothing', async () => {
    await gateway.double.say({ user: 'UALEX00001', channel: 'ops', text: '@kubewhy why web' });

    expect(JSON.stringify(gateway.double.ephemerals('UALEX00001'))).toContain('Guests may not');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('tells the one who wrote it when Redis is down', async () => {
    gateway.redis.isDown = true;

    await gateway.double.say({ user: mina, channel: 'ops', text: '@kubewhy why web' });

    expect(gateway.double.ephemerals(mina)).toMatchObject([
      { text: expect.stringContaining('nothing was accepted') },
    ]);
  });
});

/** What mina alone reads after typing the words. */
async function typed(text: string): Promise<string> {
  const outcome = await gateway.double.typeCommand({
    user: mina,
    channel: 'ops',
    text: `/k8s ${text}`,
  });

  expect(outcome.is).toBe('acknowledged');
  return JSON.stringify(gateway.double.ephemerals(mina).at(-1));
}
