import { describe, expect, it } from '@jest/globals';

import { useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace();
const user = 'UJOON00001';
const type = (text: string, channel = 'ops') => space.double.typeCommand({ user, channel, text });
const seen = () => space.double.ephemerals(user).map(({ text }) => text);

describe('a slash command', () => {
  it('reaches the app signed, as Slack sends it', async () => {
    await type('/k8s why web-6c7c -n blog');

    expect(space.app.received.at(-1)).toMatchObject({
      command: '/k8s',
      text: 'why web-6c7c -n blog',
      user_id: user,
      user_name: 'joon',
      channel_id: 'COPS000001',
      channel_name: 'ops',
      team_id: 'TDEMO00001',
      is_enterprise_install: 'false',
    });
    expect(space.app.received.at(-1)).not.toHaveProperty('thread_ts');
    expect(seen()).toEqual([]);
  });

  it.each([
    ['text', 'looking…'],
    ['JSON', { text: 'looking…' }],
  ])('shows an answer in %s to the asker alone', async (_, answer) => {
    space.app.reacts(() => answer);

    await type('/k8s why web');

    expect(seen()).toEqual(['looking…']);
    expect(space.double.messages('ops')).toEqual([]);
  });

  it('that is answered with an error says so', async () => {
    space.app.reacts(() => 500);

    await type('/k8s why web');

    expect(seen()).toEqual(['/k8s failed with the error "dispatch_failed"']);
  });

  it('that nobody registered is Slack’s own business', async () => {
    const outcome = await type('/helm list');

    expect(outcome).toEqual({ is: 'local' });
    expect(seen()).toEqual(['`/helm` is not a valid command.']);
  });

  it('/invite brings the bot into a channel', async () => {
    await type('/invite @kubewhy', 'random');

    const posted = await space.client.chat.postMessage({ channel: 'CRANDOM001', text: 'hello' });
    expect(posted.ok).toBe(true);
  });
});

describe('a response_url', () => {
  const respond = (answer: object) =>
    fetch(String(space.app.received.at(-1)?.['response_url']), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    });

  it('answers the asker alone, or everyone, also where the bot is not', async () => {
    await type('/k8s why web', 'random');

    await respond({ text: 'for you' });
    await respond({ text: 'for all', response_type: 'in_channel' });

    expect(seen()).toEqual(['for you']);
    expect(space.double.messages('random')).toMatchObject([{ text: 'for all' }]);
  });

  it('works five times', async () => {
    await type('/k8s why web');
    const statuses = [];
    for (let use = 1; use <= 6; use += 1) {
      const { status } = await respond({ text: `answer ${use}` });
      statuses.push(status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);
  });

  it('works for 30 minutes', async () => {
    await type('/k8s why web');
    space.passes(30 * 60_000 + 1);

    const answer = await respond({ text: 'late' });

    expect([answer.status, await answer.json()]).toMatchObject([404, { error: 'expired_url' }]);
  });

  it('refuses what chat.postMessage refuses', async () => {
    await type('/k8s why web');

    const answer = await respond({ text: 'a', blocks: [{ type: 'what' }] });

    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_blocks' }]);
  });
});

describe('a mention', () => {
  it('is an event of the thread where it was written', async () => {
    const { message } = await space.double.say({ user, channel: 'ops', text: 'web is slow' });
    const { ts: thread } = message;

    await space.double.say({ user, channel: 'ops', text: '@kubewhy why <web> & db', thread });

    expect(space.app.received.at(-1)).toMatchObject({
      type: 'event_callback',
      event: {
        type: 'app_mention',
        text: '<@UKUBEWHY01> why &lt;web&gt; &amp; db',
        thread_ts: thread,
      },
    });
  });
});

describe('a slash command that is answered with nothing in time', () => {
  const hasty = useWorkspace({ patienceMs: 50 });

  it('says so', async () => {
    hasty.app.reacts(() => undefined);

    await hasty.double.typeCommand({ user, channel: 'ops', text: '/k8s why web' });

    const said = hasty.double.ephemerals(user).map(({ text }) => text);
    expect(said).toEqual(['/k8s failed with the error "operation_timeout"']);
  });
});
