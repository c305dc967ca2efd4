import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KnownBlock } from '@slack/web-api';

import { useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace();
const user = 'UMINA00001';
const channel = 'COPS000001';
const blocks: KnownBlock[] = [
  {
    type: 'actions',
    block_id: 'fix',
    elements: [
      {
        type: 'button',
        action_id: 'review',
        text: { type: 'plain_text', text: 'Review' },
        value: 'plan-1',
      },
      {
        type: 'static_select',
        action_id: 'pick',
        options: ['a', 'b'].map((value) => ({ text: { type: 'plain_text', text: value }, value })),
      },
    ],
  },
];
const last = () => space.app.received.at(-1) ?? {};
const respond = (answer: object) =>
  fetch(String(last()['response_url']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });

describe('a click on a message', () => {
  let ts: string;

  beforeEach(async () => {
    const posted = await space.client.chat.postMessage({ channel, text: 'stuck', blocks });
    ts = posted.ts ?? '';
  });

  it('sends block_actions with the message and its button', async () => {
    const delivery = await space.double.click({ user, on: { channel, ts }, actionId: 'review' });

    expect(delivery.is).toBe('acknowledged');
    expect(last()).toMatchObject({
      type: 'block_actions',
      user: { id: user, team_id: 'TDEMO00001' },
      container: { type: 'message', message_ts: ts, channel_id: channel, is_ephemeral: false },
      message: { ts, text: 'stuck' },
      actions: [{ type: 'button', action_id: 'review', block_id: 'fix', value: 'plan-1' }],
      trigger_id: expect.any(String),
    });
  });

  it('sends the option that was chosen', async () => {
    await space.double.click({ user, on: { channel, ts }, actionId: 'pick', choose: 'b' });

    expect(last()).toMatchObject({ actions: [{ selected_option: { value: 'b' } }] });
  });

  it('lets the app replace or delete the message', async () => {
    await space.double.click({ user, on: { channel, ts }, actionId: 'review' });

    await respond({ replace_original: true, text: 'done' });
    expect(space.double.messages('ops')).toMatchObject([{ ts, text: 'done' }]);

    await respond({ delete_original: true });
    expect(space.double.messages('ops')).toEqual([]);
  });

  it('lets the app remove an ephemeral message', async () => {
    const posted = await space.client.chat.postEphemeral({ channel, user, text: 'psst', blocks });
    const on = { channel, ts: posted.message_ts ?? '' };

    await space.double.click({ user, on, actionId: 'review' });
    await respond({ delete_original: true });

    expect(last()).toMatchObject({ container: { is_ephemeral: true } });
    expect(space.double.ephemerals(user)).toEqual([]);
  });

  it('fails where there is nothing to click', async () => {
    const clicked = space.double.click({ user, on: { channel, ts }, actionId: 'promote' });

    await expect(clicked).rejects.toThrow('nothing named promote');
  });
});

describe('a modal', () => {
  const modal = (title: string) => ({
    type: 'modal' as const,
    title: { type: 'plain_text' as const, text: title },
    submit: { type: 'plain_text' as const, text: 'Apply' },
    callback_id: 'apply',
    private_metadata: 'plan-1',
    notify_on_close: true,
    blocks: [
      {
        type: 'input' as const,
        block_id: 'why',
        label: { type: 'plain_text' as const, text: 'Why' },
        element: { type: 'plain_text_input' as const, action_id: 'text' },
      },
    ],
  });
  const values = { why: { text: 'because' } };
  let viewId: string;

  beforeEach(async () => {
    space.app.reacts(() => '');
    await space.double.typeCommand({ user, channel: 'ops', text: '/k8s' });
    const trigger_id = String(last()['trigger_id']);
    const { view } = await space.client.views.open({ trigger_id, view: modal('First') });
    viewId = view?.id ?? '';
  });

  it('is sent with what was entered, and closes', async () => {
    const outcome = await space.double.submit({ user, viewId, values });

    expect(outcome).toEqual({ is: 'closed' });
    expect(space.double.views(user)).toEqual([]);
    expect(last()).toMatchObject({
      type: 'view_submission',
      view: {
        id: viewId,
        callback_id: 'apply',
        private_metadata: 'plan-1',
        state: { values: { why: { text: { type: 'plain_text_input', value: 'because' } } } },
      },
    });
  });

  it('is not sent while a field is empty', async () => {
    const before = space.app.received.length;

    const outcome = await space.double.submit({ user, viewId });

    expect(outcome).toEqual({ is: 'incomplete', errors: { why: 'This is a required field' } });
    expect(space.app.received).toHaveLength(before);
  });

  it.each([
    [
      'errors',
      { errors: { why: 'Too short' } },
      { is: 'errors', errors: { why: 'Too short' } },
      ['First'],
    ],
    ['update', { view: modal('Second') }, { is: 'updated' }, ['Second']],
    ['push', { view: modal('Second') }, { is: 'pushed' }, ['First', 'Second']],
    ['clear', {}, { is: 'cleared' }, []],
  ])('follows %s', async (response_action, more, expected, titles) => {
    space.app.reacts(() => ({ response_action, ...more }));

    const outcome = await space.double.submit({ user, viewId, values });

    expect(outcome).toEqual(expected);
    expect(space.double.views(user).map(({ sent }) => sent.title.text)).toEqual(titles);
  });

  it('stays open when the app does not answer', async () => {
    space.app.reacts(() => 500);

    const outcome = await space.double.submit({ user, viewId, values });

    expect(outcome).toEqual({ is: 'not-acknowledged', delivery: { is: 'refused', status: 500 } });
    expect(space.double.views(user)).toHaveLength(1);
  });

  it('tells the app when it is closed', async () => {
    await space.double.closeView({ user, viewId });

    expect(space.double.views(user)).toEqual([]);
    expect(last()).toMatchObject({ type: 'view_closed', is_cleared: false, view: { id: viewId } });
  });
});
