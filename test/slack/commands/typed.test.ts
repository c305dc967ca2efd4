import { describe, expect, it } from '@jest/globals';

import { typed } from '#src/slack/commands/typed.ts';
import { mina } from '#test/slack/support/incidents.ts';

describe('what somebody typed', () => {
  it('is read without markup, dashes of phones and whom it was said to', () => {
    expect(typed(request('<@U1> why <http://web.shop|web.shop> —n shop'))).toMatchObject({
      words: ['why', 'web.shop', '-n', 'shop'],
    });
  });

  it('is kept as it came, but for whom it was said to', () => {
    expect(typed(request('<@U1> explain  "a &lt; b"\n —n'))).toMatchObject({
      text: 'explain  "a &lt; b"\n —n',
    });
  });

  it('has been seen by nobody else where a slash command brought it', () => {
    expect(typed(request('why web'))).toMatchObject({ isUnseen: false });
    expect(typed(request('why web', 'https://slack/response'))).toMatchObject({ isUnseen: true });
  });
});

function request(text: string, responseUrl?: string) {
  const place = { channel: 'C1', ...(responseUrl && { responseUrl }) };
  return { id: 'q-1', text, asker: mina, place, lang: 'en' } as const;
}
