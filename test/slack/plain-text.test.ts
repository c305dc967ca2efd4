import { describe, expect, it } from '@jest/globals';

import { plainText } from '#src/slack/plain-text.ts';

describe('a text without the markup of Slack', () => {
  it.each([
    ['a link with a label', 'why <http://web.shop|web.shop>', 'why web.shop'],
    ['a bare link', 'why <https://web.shop/>', 'why web.shop'],
    ['an address', 'why <mailto:a@web.shop>', 'why a@web.shop'],
    ['mentions', '<@U1> why <@U2|mina> web', '  why   web'],
    ['a group', 'why <!here> web', 'why   web'],
    ['a channel', 'why <#C1|ops>', 'why ops'],
    ['escaped characters', 'why a&amp;b &lt;c&gt;', 'why a&b <c>'],
    ['what hides markup', 'why <\u200b@U1> web', 'why   web'],
  ])('has %s as it was meant', (_, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
