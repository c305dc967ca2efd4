import { describe, expect, it } from '@jest/globals';
import type { ModalView } from '@slack/types';
import type { WebClient } from '@slack/web-api';

import { SlackUnsure } from '#src/slack/errors.ts';
import { immediateApi } from '#src/slack/immediate-api.ts';

const MINUTE_MS = 60_000;

/** A client that gives these answers, one after the other, and notes what it is asked. */
function slack(...answers: readonly (object | Error)[]) {
  const asked: [string, unknown][] = [];
  const rest = [...answers];
  const call = (name: string) => async (options?: unknown) => {
    asked.push([name, options]);
    const answer = rest.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  };
  const client = {
    views: { open: call('views.open'), update: call('views.update') },
    chat: { postEphemeral: call('chat.postEphemeral') },
    users: { info: call('users.info') },
    auth: { test: call('auth.test') },
  };
  return { asked, client: client as unknown as WebClient };
}

const view: ModalView = { type: 'modal', title: { type: 'plain_text', text: 'Fix' }, blocks: [] };
const never = () => 0;

describe('a modal', () => {
  it('is opened and changed by its id', async () => {
    const { asked, client } = slack({ view: { id: 'V1' } });
    const door = immediateApi(client, never);

    const id = await door.openView('t1', view);
    await door.updateView(id, view);

    expect(asked).toEqual([
      ['views.open', { trigger_id: 't1', view }],
      ['views.update', { view_id: 'V1', view }],
    ]);
  });

  it('is not known to be open where Slack names none', async () => {
    const door = immediateApi(slack({ view: {} }, {}).client, never);

    await expect(door.openView('t1', view)).rejects.toThrow(SlackUnsure);
    await expect(door.openView('t1', view)).rejects.toThrow('views.open without a view');
  });
});

it.each([
  ['in a thread', { channel: 'C1', thread: '1.2' }, { channel: 'C1', thread_ts: '1.2' }],
  ['in a channel', { channel: 'C1' }, { channel: 'C1' }],
])('whispers %s', async (_, place, where) => {
  const { asked, client } = slack();

  await immediateApi(client, never).whisper(place, 'U1', { text: 'no', blocks: [] });

  expect(asked).toEqual([['chat.postEphemeral', { ...where, user: 'U1', text: 'no', blocks: [] }]]);
});

describe('who somebody is', () => {
  it.each([
    [
      'a person',
      { team_id: 'T1', locale: 'ko-KR' },
      { team: 'T1', lang: 'ko', isBot: false, isGuest: false },
    ],
    ['a bot', { is_bot: true }, { isBot: true, isGuest: false }],
    ['a guest', { is_restricted: true, locale: 'fr-FR' }, { isBot: false, isGuest: true }],
    ['a guest of one channel', { is_ultra_restricted: true }, { isBot: false, isGuest: true }],
    ['nobody that Slack tells of', undefined, { isBot: false, isGuest: false }],
  ])('is read: %s', async (_, user, is) => {
    const { asked, client } = slack({ user });

    expect(await immediateApi(client, never).user('U1')).toEqual(is);
    expect(asked).toEqual([['users.info', { user: 'U1', include_locale: true }]]);
  });

  it('is remembered for five minutes, of each person alone', async () => {
    let now = 0;
    const { asked, client } = slack(
      { user: { team_id: 'T1' } },
      { user: { team_id: 'T2' } },
      { user: { team_id: 'T3' } },
    );
    const door = immediateApi(client, () => now);

    await door.user('U1');
    await door.user('U2');
    now = 5 * MINUTE_MS - 1;
    expect(await door.user('U1')).toMatchObject({ team: 'T1' });
    expect(asked).toHaveLength(2);

    now = 5 * MINUTE_MS;
    expect(await door.user('U1')).toMatchObject({ team: 'T3' });
  });
});

describe('the address of somebody', () => {
  it.each([
    ['is told where Slack has confirmed it', true, 'mina@example.org'],
    ['is not told where it has not', false, undefined],
  ])('%s', async (_, is_email_confirmed, email) => {
    const user = { is_email_confirmed, profile: { email: 'mina@example.org' } };
    const door = immediateApi(slack({ user }).client, never);

    expect((await door.user('U1')).email).toBe(email);
  });
});

describe('who kubewhy is', () => {
  it('is asked once', async () => {
    const { asked, client } = slack({ team_id: 'T1', user_id: 'U0', bot_id: 'B1' });
    const door = immediateApi(client, never);

    expect(await door.self()).toEqual({ team: 'T1', user: 'U0', bot: 'B1' });
    expect(await door.self()).toEqual({ team: 'T1', user: 'U0', bot: 'B1' });
    expect(asked).toEqual([['auth.test', undefined]]);
  });

  it('is asked again where Slack did not say', async () => {
    const { client } = slack(
      { user_id: 'U0' },
      { team_id: 'T1' },
      { team_id: 'T1', user_id: 'U0' },
    );

    expect(await immediateApi(client, never).self()).toEqual({ team: 'T1', user: 'U0' });
  });

  it('is not known where Slack does not say four times, and is asked at the next need', async () => {
    const none = { ok: true };
    const { client } = slack(none, none, none, none, { team_id: 'T1', user_id: 'U0' });
    const door = immediateApi(client, never);

    await expect(door.self()).rejects.toThrow('auth.test without team and user');
    expect(await door.self()).toEqual({ team: 'T1', user: 'U0' });
  });
});
