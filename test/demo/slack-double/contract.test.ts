// The double's Web API part against a second, independent implementation: what both support, both do alike.
//
// Known differences, which the suite leaves out. emulate 0.12.2 has no slash commands, interactivity,
// response_url, events to an app, rate limits or asynchronous files; it validates no blocks (60 blocks, a
// section of 5000 characters and unknown kinds pass), accepts unknown slack_file ids, gives no bot_id in
// auth.test, and makes triggers only by views.generateTriggerId, which Slack does not have.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ModalView, WebClient } from '@slack/web-api';
import { createEmulator } from 'emulate';

import { botToken, signingSecret } from '#test/demo/support/fake-app.ts';
import { clientOf, failure } from '#test/demo/support/workspace.ts';
import { startSlackDouble } from '#test/support/start-slack-double.ts';

type Subject = { client: WebClient; trigger(): Promise<string>; stop(): Promise<void> };

const user = 'UMINA00001';

async function theDouble(): Promise<Subject> {
  const requestUrl = 'http://127.0.0.1:1/';
  const started = await startSlackDouble({ signingSecret, botToken, requestUrl, limits: 'off' });
  const { triggers } = started.double.workspace;
  return {
    client: clientOf(started.apiUrl),
    trigger: async () => triggers.create(user),
    stop: () => started.stop(),
  };
}

async function emulate(): Promise<Subject> {
  const mina = { name: 'mina', real_name: 'Mina Park', email: 'mina@example.com' };
  const slack = { users: [mina], channels: [{ name: 'ops' }] };
  const seed = { tokens: { [botToken]: { login: 'mina' } }, slack };
  const emulator = await createEmulator({ service: 'slack', port: 0, seed });
  const client = clientOf(`${emulator.url}/api/`);
  return {
    client,
    async trigger() {
      const made = await client.apiCall('views.generateTriggerId', {});
      return String((made as { trigger_id?: string }).trigger_id);
    },
    stop: () => emulator.close(),
  };
}

describe.each([
  ['the double', theDouble],
  ['emulate', emulate],
])('%s', (_, start) => {
  let slack: Subject;
  let client: WebClient;
  let channel: string;

  beforeAll(async () => {
    slack = await start();
    ({ client } = slack);
    const { channels = [] } = await client.conversations.list({});
    channel = channels.find(({ name }) => name === 'ops')?.id ?? '';
  });
  afterAll(() => slack.stop());

  it('refuses an unknown channel', async () => {
    const post = client.chat.postMessage({ channel: 'C00000000', text: 'a' });

    expect(await failure(post)).toMatchObject({ error: 'channel_not_found' });
  });

  it('refuses a message without text', async () => {
    const post = client.chat.postMessage({ channel, text: '' });

    expect(await failure(post)).toMatchObject({ error: 'no_text' });
  });

  it('keeps blocks and metadata of a thread', async () => {
    const metadata = { event_type: 'incident', event_payload: { id: 'i-1' } };
    const blocks = [{ type: 'divider' as const }];
    const { ts = '' } = await client.chat.postMessage({ channel, text: 'parent', blocks });
    await client.chat.postMessage({ channel, text: 'reply', thread_ts: ts, metadata });

    const thread = await client.conversations.replies({ channel, ts, include_all_metadata: true });

    expect(thread.messages).toMatchObject([
      { text: 'parent', ts, reply_count: 1, blocks: [{ type: 'divider' }] },
      { text: 'reply', thread_ts: ts, metadata },
    ]);
  });

  it('shows the newest message first, and no replies', async () => {
    const { ts = '' } = await client.chat.postMessage({ channel, text: 'older' });
    await client.chat.postMessage({ channel, text: 'reply', thread_ts: ts });
    await client.chat.postMessage({ channel, text: 'newer' });

    const { messages = [] } = await client.conversations.history({ channel, limit: 2 });

    expect(messages.map(({ text }) => text)).toEqual(['newer', 'older']);
  });

  it('edits and deletes', async () => {
    const { ts = '' } = await client.chat.postMessage({ channel, text: 'a' });

    const edited = await client.chat.update({ channel, ts, text: 'b' });
    const deleted = await client.chat.delete({ channel, ts });

    expect(edited).toMatchObject({ ok: true, ts, text: 'b', channel });
    expect(deleted).toMatchObject({ ok: true, ts });
    const again = client.chat.update({ channel, ts, text: 'c' });
    expect(await failure(again)).toMatchObject({ error: 'message_not_found' });
  });

  it('adds a reaction once', async () => {
    const { ts: timestamp = '' } = await client.chat.postMessage({ channel, text: 'a' });
    await client.reactions.add({ channel, timestamp, name: 'eyes' });

    const again = client.reactions.add({ channel, timestamp, name: 'eyes' });

    expect(await failure(again)).toMatchObject({ error: 'already_reacted' });
  });

  it('finds people by address', async () => {
    const found = await client.users.lookupByEmail({ email: 'mina@example.com' });
    const lost = client.users.lookupByEmail({ email: 'no@example.com' });

    expect(found.user).toMatchObject({ name: 'mina', real_name: 'Mina Park' });
    expect(await failure(lost)).toMatchObject({ error: 'users_not_found' });
  });

  it('opens a modal once by a trigger and updates it by its hash', async () => {
    const view: ModalView = { type: 'modal', title: { type: 'plain_text', text: 'a' }, blocks: [] };
    const trigger_id = await slack.trigger();
    const opened = await client.views.open({ trigger_id, view });
    const { id: view_id = '', hash = '' } = opened.view ?? {};

    const updated = await client.views.update({ view_id, hash, view });

    expect(updated.view?.hash).not.toBe(hash);
    const stale = client.views.update({ view_id, hash, view });
    expect(await failure(stale)).toMatchObject({ error: 'hash_conflict' });
    const reused = client.views.open({ trigger_id, view });
    expect(await failure(reused)).toMatchObject({ error: 'exchanged_trigger_id' });
  });

  it('shares an uploaded file', async () => {
    await client.files.uploadV2({ channel_id: channel, filename: 'web.log', content: 'a line' });

    const { messages = [] } = await client.conversations.history({ channel, limit: 1 });

    expect(messages).toMatchObject([{ files: [{ name: 'web.log' }] }]);
  });
});
