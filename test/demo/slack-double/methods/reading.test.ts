import { describe, expect, it } from '@jest/globals';

import { clientOf, failure, useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace({ limits: 'off' });
const channel = 'COPS000001';

describe('the Web API', () => {
  it('knows whose token it is', async () => {
    expect(await space.client.auth.test()).toMatchObject({
      user_id: 'UKUBEWHY01',
      bot_id: 'BKUBEWHY01',
      team_id: 'TDEMO00001',
    });
  });

  it.each([
    ['another token', 'xoxb-other', 'invalid_auth'],
    ['no token', '', 'not_authed'],
  ])('refuses %s', async (_, token, error) => {
    expect(await failure(clientOf(space.apiUrl, token).auth.test())).toMatchObject({ error });
  });

  it('refuses a method that it does not know', async () => {
    expect(await failure(space.client.apiCall('chat.post'))).toMatchObject({
      error: 'unknown_method',
    });
  });

  it.each([
    ['takes', JSON.stringify({ channel, text: 'a', blocks: [{ type: 'divider' }] }), { ok: true }],
    ['refuses broken', '{', { ok: false, error: 'invalid_json' }],
  ])('%s JSON bodies', async (_, body, expected) => {
    const answer = await fetch(`${space.apiUrl}chat.postMessage`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        authorization: 'Bearer xoxb-double',
      },
      body,
    });

    expect(await answer.json()).toMatchObject(expected);
  });
});

describe('conversations.history and .replies', () => {
  it('page through a channel, newest first, with metadata on request only', async () => {
    const metadata = { event_type: 'incident', event_payload: { id: 'i-1' } };
    for (const text of ['one', 'two', 'three']) {
      await space.client.chat.postMessage({ channel, text, metadata });
    }

    const first = await space.client.conversations.history({ channel, limit: 2 });
    const cursor = first.response_metadata?.next_cursor ?? '';
    const last = await space.client.conversations.history({
      channel,
      cursor,
      include_all_metadata: true,
    });

    expect(first.messages?.map(({ text }) => text)).toEqual(['three', 'two']);
    expect(first.messages?.[0]).not.toHaveProperty('metadata');
    expect(last.messages).toMatchObject([{ text: 'one', metadata }]);
    expect(last.has_more).toBe(false);
  });

  it('refuse a channel without the bot and a thread that is not there', async () => {
    const history = space.client.conversations.history({ channel: 'CRANDOM001' });
    const replies = space.client.conversations.replies({ channel, ts: '1763726400.000100' });

    expect(await failure(history)).toMatchObject({ error: 'not_in_channel' });
    expect(await failure(replies)).toMatchObject({ error: 'thread_not_found' });
  });
});

describe('people and channels', () => {
  it('users.info tells language and kind of guest', async () => {
    const joon = await space.client.users.info({ user: 'UJOON00001', include_locale: true });
    const alex = await space.client.users.info({ user: 'UALEX00001' });

    expect(joon.user).toMatchObject({ name: 'joon', locale: 'ko-KR', is_restricted: false });
    expect(alex.user).toMatchObject({ is_restricted: true });
    expect(alex.user).not.toHaveProperty('locale');
  });

  it('are found by address and by id, or not', async () => {
    const found = await space.client.users.lookupByEmail({ email: 'mina@example.com' });
    const lost = space.client.users.lookupByEmail({ email: 'no@example.com' });

    expect(found.user?.id).toBe('UMINA00001');
    expect(await failure(lost)).toMatchObject({ error: 'users_not_found' });
    expect(await failure(space.client.users.info({ user: 'U1' }))).toMatchObject({
      error: 'user_not_found',
    });
  });

  it('conversations.open tells the channel of the direct messages with a person', async () => {
    const { channel: direct } = await space.client.conversations.open({ users: 'UMINA00001' });
    const app = space.client.conversations.open({ users: 'UKUBEWHY01' });

    expect(direct?.id).toBe('DMINA00001');
    expect(await failure(app)).toMatchObject({ error: 'user_not_found' });
  });

  it('conversations.info and .list say where the bot is', async () => {
    const random = await space.client.conversations.info({ channel: 'CRANDOM001' });
    const all = await space.client.conversations.list({ exclude_archived: true });

    expect(random.channel).toMatchObject({ name: 'random', is_member: false });
    expect(all.channels?.map(({ name }) => name)).toEqual(['alerts', 'ops', 'random']);
  });
});

describe('reactions.add', () => {
  it('adds an emoji once', async () => {
    const { ts: timestamp = '' } = await space.client.chat.postMessage({ channel, text: 'a' });
    const react = () => space.client.reactions.add({ channel, timestamp, name: 'eyes' });

    await react();

    expect(space.double.messages('ops')).toMatchObject([{ reactions: [{ name: 'eyes' }] }]);
    expect(await failure(react())).toMatchObject({ error: 'already_reacted' });
  });
});
