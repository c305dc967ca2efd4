import { describe, expect, it } from '@jest/globals';

import type { Changing } from '#src/incident/changing.ts';
import type { SlackUser } from '#src/slack/slack-api.ts';
import { withEmail } from '#src/slack/with-email.ts';
import { mina } from '#test/slack/support/incidents.ts';
import { silent } from '#test/support/logs.ts';

describe('the address of somebody', () => {
  it('is noted where its domain is listed', async () => {
    expect(await withEmail(mina, deps('mina@example.org', ['example.org']))).toEqual({
      ...mina,
      email: 'mina@example.org',
    });
  });

  it.each([
    ['no domain is listed', 'mina@example.org', []],
    ['another domain is listed', 'mina@example.org', ['example.com']],
    ['Slack has not confirmed it', undefined, ['example.org']],
  ])('is not noted where %s', async (_, email, domains) => {
    expect(await withEmail(mina, deps(email, domains))).toEqual(mina);
  });

  it('is not noted where Slack does not tell it', async () => {
    const door = { user: () => Promise.reject(new Error('ratelimited')) };

    expect(
      await withEmail(mina, { ...deps('', ['example.org']), door: { ...deps().door, ...door } }),
    ).toEqual(mina);
  });
});

function deps(email?: string, peopleByEmail: readonly string[] = []) {
  const user: SlackUser = { isBot: false, isGuest: false, ...(email && { email }) };
  return {
    door: { user: async () => user } as unknown as Parameters<typeof withEmail>[1]['door'],
    changing: { peopleByEmail } as unknown as Changing,
    log: silent,
  };
}
