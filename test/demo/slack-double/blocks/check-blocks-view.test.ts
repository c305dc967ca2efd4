import { describe, expect, it } from '@jest/globals';

import { checkView } from '#demo/slack-double/blocks/check-blocks.ts';
import { many, plain, section, x } from '#test/demo/support/block-parts.ts';
import { refusal } from '#test/demo/support/refusal.ts';

describe('a modal', () => {
  const modal = { type: 'modal', title: plain('Review fix'), blocks: [section('Sure?')] };
  const input = { type: 'input', label: plain('Why'), element: { type: 'plain_text_input' } };

  it.each([
    ['100 blocks', { ...modal, blocks: many(100, () => section('one')) }],
    ['private metadata of 3000', { ...modal, private_metadata: x(3000) }],
    ['a field and a submit button', { ...modal, blocks: [input], submit: plain('Apply') }],
  ])('may have %s', (_, view) => {
    expect(checkView(view)).toEqual(view);
  });

  it.each([
    ['101 blocks', { ...modal, blocks: many(101, () => section('one')) }, 'no more than 100 items'],
    [
      'a title of 25',
      { ...modal, title: plain(x(25)) },
      'must be less than 25 characters [json-pointer:/view/title/text]',
    ],
    [
      'a submit button of 25',
      { ...modal, submit: plain(x(25)) },
      'must be less than 25 characters',
    ],
    [
      'private metadata of 3001',
      { ...modal, private_metadata: x(3001) },
      'must be less than 3001 characters',
    ],
    [
      'a field and no submit button',
      { ...modal, blocks: [input] },
      'missing required field: submit',
    ],
    [
      'a markdown block',
      { ...modal, blocks: [{ type: 'markdown', text: 'a' }] },
      'unsupported type: markdown',
    ],
    ['no title', { type: 'modal', blocks: [] }, 'missing required field: title'],
  ])('may not have %s', (_, view, message) => {
    expect(refusal(() => checkView(view))).toEqual({
      code: 'invalid_arguments',
      messages: [expect.stringContaining(message)],
    });
  });

  it('may not be larger than 250 KB', () => {
    const view = { ...modal, blocks: many(100, () => section(x(2600))) };

    expect(refusal(() => checkView(view)).code).toBe('view_too_large');
  });
});
