import { describe, expect, it } from '@jest/globals';

import { checkMessageBlocks } from '#demo/slack-double/blocks/check-blocks.ts';
import { many, mrkdwn, plain, section, x } from '#test/demo/support/block-parts.ts';
import { refusal } from '#test/demo/support/refusal.ts';

const button = (more: object = {}) => ({ type: 'button', text: plain('Go'), ...more });
const actions = (...elements: object[]) => ({ type: 'actions', elements });
const option = (value: string, text = 'One') => ({ text: plain(text), value });
const select = (more: object) => actions({ type: 'static_select', ...more });

describe('the blocks of a message', () => {
  it.each([
    ['50 blocks', many(50, () => section('one'))],
    ['a section of 3000 characters', [section(x(3000))]],
    ['10 fields of 800', [{ type: 'section', fields: many(10, () => mrkdwn(x(800))) }]],
    ['a header of 150', [{ type: 'header', text: plain(x(150)) }]],
    ['25 buttons', [actions(...many(25, (index) => button({ action_id: `a${index}` })))]],
    [
      'the same action in two blocks',
      [actions(button({ action_id: 'a' })), actions(button({ action_id: 'a' }))],
    ],
    ['100 options', [select({ options: many(100, (index) => option(String(index))) })]],
    ['9000 characters in all', many(3, () => section(x(3000)))],
    ['preformatted rich text', [richText({ type: 'text', text: 'kind: Pod' })]],
  ])('may be %s', (_, blocks) => {
    expect(checkMessageBlocks(blocks)).toHaveLength(blocks.length);
  });

  it.each([
    [
      '51 blocks',
      many(51, () => section('one')),
      'no more than 50 items allowed [json-pointer:/blocks]',
    ],
    ['no array', 'text', 'must provide an array [json-pointer:/blocks]'],
    [
      'an unknown kind',
      [{ type: 'alert', text: mrkdwn('no') }],
      'unsupported type: alert [json-pointer:/blocks/0/type]',
    ],
    [
      'an empty section',
      [section('')],
      'must be more than 0 characters [json-pointer:/blocks/0/text/text]',
    ],
    [
      'a section of 3001',
      [section(x(3001))],
      'must be less than 3001 characters [json-pointer:/blocks/0/text/text]',
    ],
    [
      'a section with nothing',
      [{ type: 'section' }],
      'must define either `text` or `fields` [json-pointer:/blocks/0]',
    ],
    [
      '11 fields',
      [{ type: 'section', fields: many(11, () => mrkdwn('a')) }],
      'no more than 10 items allowed [json-pointer:/blocks/0/fields]',
    ],
    [
      'a field of 2001',
      [{ type: 'section', fields: [mrkdwn(x(2001))] }],
      'must be less than 2001 characters [json-pointer:/blocks/0/fields/0/text]',
    ],
    ['a header in mrkdwn', [{ type: 'header', text: mrkdwn('*a*') }], '"plain_text"'],
    [
      '11 context elements',
      [{ type: 'context', elements: many(11, () => mrkdwn('a')) }],
      'no more than 10 items allowed',
    ],
    ['26 buttons', [actions(...many(26, () => button()))], 'no more than 25 items allowed'],
    [
      'a button of 76',
      [actions(button({ text: plain(x(76)) }))],
      'must be less than 76 characters [json-pointer:/blocks/0/elements/0/text/text]',
    ],
    [
      'a button value of 2001',
      [actions(button({ value: x(2001) }))],
      'must be less than 2001 characters',
    ],
    [
      'a button of another style',
      [actions(button({ style: 'blue' }))],
      '/blocks/0/elements/0/style]',
    ],
    [
      'an unknown property',
      [actions(button({ colour: 'red' }))],
      'invalid additional property: colour [json-pointer:/blocks/0/elements/0]',
    ],
    [
      'a confirm without a title',
      [
        actions(
          button({ confirm: { text: plain('Sure?'), confirm: plain('Yes'), deny: plain('No') } }),
        ),
      ],
      'missing required field: title [json-pointer:/blocks/0/elements/0/confirm/title]',
    ],
    [
      'an action_id of 256',
      [actions(button({ action_id: x(256) }))],
      'must be less than 256 characters',
    ],
    [
      'one action_id twice in a block',
      [actions(button({ action_id: 'a' }), button({ action_id: 'a' }))],
      '`action_id` "a" already exists [json-pointer:/blocks/0/elements/1/action_id]',
    ],
    [
      'one block_id twice',
      [
        { ...section('a'), block_id: 'b' },
        { ...section('a'), block_id: 'b' },
      ],
      '`block_id` "b" already exists [json-pointer:/blocks/1/block_id]',
    ],
    [
      '101 options',
      [select({ options: many(101, (index) => option(String(index))) })],
      'no more than 100 items allowed',
    ],
    [
      'an option of 76',
      [select({ options: [option('a', x(76))] })],
      'must be less than 76 characters',
    ],
    [
      'an option value of 76',
      [select({ options: [option(x(76))] })],
      'must be less than 76 characters',
    ],
    ['a menu without options', [select({})], 'must define either `options` or `option_groups`'],
    [
      'an image without alt text',
      [{ type: 'image', image_url: 'https://example.com/a.png' }],
      'missing required field: alt_text',
    ],
    [
      'bold preformatted code of an unknown language',
      [
        {
          type: 'rich_text',
          elements: [{ type: 'rich_text_preformatted', language: 'yaml', elements: [] }],
        },
      ],
      'invalid additional property: language',
    ],
  ])('may not be %s', (_, blocks, message) => {
    expect(refusal(() => checkMessageBlocks(blocks))).toEqual({
      code: 'invalid_blocks',
      messages: [expect.stringContaining(message)],
    });
  });

  it('may not hold more than 9000 characters in all', () => {
    const blocks = [...many(3, () => section(x(3000))), section('a')];

    expect(refusal(() => checkMessageBlocks(blocks)).code).toBe('msg_blocks_too_long');
  });
});

function richText(...elements: object[]) {
  return { type: 'rich_text', elements: [{ type: 'rich_text_preformatted', elements }] };
}
