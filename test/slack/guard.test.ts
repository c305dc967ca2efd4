import { describe, expect, it } from '@jest/globals';

import { SlackRefused } from '#src/slack/errors.ts';
import { refusalOf } from '#src/slack/guard.ts';
import type { SlackUser } from '#src/slack/slack-api.ts';
import { mina } from '#test/support/jobs.ts';

const member: SlackUser = { team: mina.team, isBot: false, isGuest: false };

describe('who asks or acts', () => {
  it.each<[string, Partial<SlackUser>, string | undefined]>([
    ['a member', {}, undefined],
    ['a guest', { isGuest: true }, 'guest'],
    ['a bot', { isBot: true }, 'bot'],
    ['somebody of another workspace in a shared channel', { team: 'T2' }, 'team'],
  ])('is %s: %j gives %j', async (_, over, refusal) => {
    expect(await refusalOf(mina, doorTo({ ...member, ...over }))).toBe(refusal);
  });

  it('is refused when the request names another workspace, whatever Slack says of them', async () => {
    const door = doorTo({ isBot: false, isGuest: false });

    expect(await refusalOf({ ...mina, team: 'T2' }, door)).toBe('team');
  });

  it('is refused while Slack does not say who they are', async () => {
    const user = async () => Promise.reject(new SlackRefused('users.info', 'user_not_found'));

    expect(await refusalOf(mina, { ...doorTo(member), user })).toBe('unsure');
  });
});

function doorTo(user: SlackUser): Parameters<typeof refusalOf>[1] {
  return { self: async () => ({ team: mina.team, user: 'UBOT' }), user: async () => user };
}
