import { describe, expect, it } from '@jest/globals';

import { failure, useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace();
const channel = 'COPS000001';

describe('chat.postMessage', () => {
  it('keeps text, blocks and metadata, and names blocks that have no name', async () => {
    const posted = await space.client.chat.postMessage({
      channel,
      text: 'web is stuck',
      blocks: [{ type: 'divider' }],
      metadata: { event_type: 'incident', event_payload: { id: 'i-1' } },
    });

    const message = { ts: posted.ts, text: 'web is stuck', user: 'UKUBEWHY01' };
    expect(posted).toMatchObject({ channel, message });
    expect(space.double.messages('ops')).toMatchObject([
      {
        ...message,
        blocks: [{ block_id: expect.any(String) }],
        metadata: { event_type: 'incident' },
      },
    ]);
  });

  it('opens somebody’s direct messages by their id', async () => {
    const posted = await space.client.chat.postMessage({ channel: 'UMINA00001', text: 'for you' });

    expect(posted).toMatchObject({ channel: 'DMINA00001' });
    expect(space.double.messages('DMINA00001')).toMatchObject([{ text: 'for you' }]);
  });

  it('replies in a thread', async () => {
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'parent' });

    await space.client.chat.postMessage({ channel, text: 'reply', thread_ts: ts });

    const thread = await space.client.conversations.replies({ channel, ts });
    expect(thread.messages).toMatchObject([
      { text: 'parent', reply_count: 1, thread_ts: ts },
      { text: 'reply', thread_ts: ts },
    ]);
  });

  it.each([
    ['a channel that is not there', { channel: 'C000', text: 'a' }, 'channel_not_found'],
    ['a channel without the bot', { channel: 'CRANDOM001', text: 'a' }, 'not_in_channel'],
    ['an archived channel', { channel: 'COLD000001', text: 'a' }, 'is_archived'],
    ['nothing to say', { channel, text: '' }, 'no_text'],
    [
      'a thread that is not there',
      { channel, text: 'a', thread_ts: '1763726400.000100' },
      'thread_not_found',
    ],
    ['an unknown argument', { channel, text: 'a', colour: 'red' }, 'invalid_arguments'],
    [
      'a slack_file that is not there',
      {
        channel,
        text: 'a',
        blocks: [{ type: 'image' as const, alt_text: 'a', slack_file: { id: 'F1' } }],
      },
      'invalid_blocks',
    ],
  ])('refuses %s', async (_, args, error) => {
    expect(await failure(space.client.chat.postMessage(args))).toMatchObject({ error });
    expect(space.double.calls).toMatchObject([
      { method: 'chat.postMessage', args: { text: args.text } },
    ]);
  });
});

describe('chat.update', () => {
  it('replaces text and blocks, and drops blocks that are not sent again', async () => {
    const { ts = '' } = await space.client.chat.postMessage({
      channel,
      text: 'old',
      blocks: [{ type: 'divider' }],
    });

    await space.client.chat.update({ channel, ts, text: 'new' });

    const [message] = space.double.messages('ops');
    expect(message).toMatchObject({ ts, text: 'new', editedAt: expect.any(String) });
    expect(message).not.toHaveProperty('blocks');
  });

  it('refuses text over 4000 characters, which chat.postMessage takes', async () => {
    const text = 'x'.repeat(4001);
    const { ts = '' } = await space.client.chat.postMessage({ channel, text });

    expect(await failure(space.client.chat.update({ channel, ts, text }))).toMatchObject({
      error: 'msg_too_long',
    });
  });

  it('refuses what is not the bot’s own, and what is not there', async () => {
    const { message } = await space.double.say({ user: 'UMINA00001', channel: 'ops', text: 'hi' });
    const update = (ts: string) => failure(space.client.chat.update({ channel, ts, text: 'a' }));

    expect(await update(message.ts)).toMatchObject({ error: 'cant_update_message' });
    expect(await update('1763726400.000001')).toMatchObject({ error: 'message_not_found' });
  });

  it('does not replace rich text by other blocks', async () => {
    const text = { type: 'text' as const, text: 'a' };
    const section = { type: 'rich_text_section' as const, elements: [text] };
    const rich = [{ type: 'rich_text' as const, elements: [section] }];
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'a', blocks: rich });
    const update = space.client.chat.update({
      channel,
      ts,
      text: 'a',
      blocks: [{ type: 'divider' }],
    });

    expect(await failure(update)).toMatchObject({ error: 'block_mismatch' });
  });
});

describe('chat.postEphemeral', () => {
  it('shows a message to one member, and nothing can edit it', async () => {
    const user = 'UMINA00001';

    const { message_ts: ts = '' } = await space.client.chat.postEphemeral({
      channel,
      user,
      text: 'psst',
    });

    expect(space.double.ephemerals(user)).toMatchObject([{ text: 'psst', only: user }]);
    expect(space.double.messages('ops')).toEqual([]);
    const update = space.client.chat.update({ channel, ts, text: 'a' });
    expect(await failure(update)).toMatchObject({ error: 'message_not_found' });
  });

  it('refuses somebody who is not in the channel', async () => {
    const post = space.client.chat.postEphemeral({ channel, user: 'U000', text: 'psst' });

    expect(await failure(post)).toMatchObject({ error: 'user_not_in_channel' });
  });
});

describe('chat.delete and chat.getPermalink', () => {
  it('know the bot’s messages only as long as they are there', async () => {
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'a' });
    const link = await space.client.chat.getPermalink({ channel, message_ts: ts });

    await space.client.chat.delete({ channel, ts });

    expect(link.permalink).toMatch(/\/archives\/COPS000001\/p\d{16}$/);
    expect(space.double.messages('ops')).toEqual([]);
    const again = space.client.chat.getPermalink({ channel, message_ts: ts });
    expect(await failure(again)).toMatchObject({ error: 'message_not_found' });
  });
});
