import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { type Inline, isSafe, parseMrkdwn, type Part } from '#demo/page/mrkdwn.ts';

const paragraph = (...of: Inline[]): Part => ({ is: 'paragraph', of });
const text = (words: string): Inline => ({ is: 'text', text: words });
const code = (words: string): Inline => ({ is: 'code', text: words });

describe('mrkdwn', () => {
  it.each([
    [
      '*web* is _stuck_ ~now~',
      [
        { is: 'bold', of: [text('web')] },
        text(' is '),
        { is: 'italic', of: [text('stuck')] },
        text(' '),
        { is: 'strike', of: [text('now')] },
      ],
    ],
    ['`maxSkew: 1`', [code('maxSkew: 1')]],
    ['a `b*c` d*', [text('a '), code('b*c'), text(' d*')]],
    ['*`web` 파드*', [{ is: 'bold', of: [code('web'), text(' 파드')] }]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['web_6c7c_x', [text('web_6c7c_x')]],
    ['*web*이', [text('*web*이')]],
    ['a &lt;b&gt; &amp;amp;', [text('a <b> &amp;')]],
    [':red_circle: 12:30:45', [text('🔴'), text(' 12'), text(':30:'), text('45')]],
    [
      '<@U1> in <#C1|ops>',
      [{ is: 'user', id: 'U1' }, text(' in '), { is: 'channel', id: 'C1', text: 'ops' }],
    ],
    [
      '<!date^1772442420^{date_num} {time}|09:07 UTC>',
      [{ is: 'date', seconds: 1772442420, format: '{date_num} {time}', text: '09:07 UTC' }],
    ],
    ['<!here>', [{ is: 'everyone', text: '@here' }]],
    [
      '<https://a.example/?b=1&amp;c|docs>',
      [{ is: 'link', url: 'https://a.example/?b=1&c', text: 'docs' }],
    ],
    ['<javascript:alert(1)|docs>', [text('<javascript:alert(1)|docs>')]],
  ] as [string, Inline[]][])('reads %s', (source, of) => {
    expect(parseMrkdwn(source)).toEqual([paragraph(...of)]);
  });

  it('keeps preformatted text as it is, marks and all', () => {
    expect(parseMrkdwn('before\n```\na: *b*\n  &lt;c&gt;\n```\nafter')).toEqual([
      paragraph(text('before')),
      { is: 'pre', text: 'a: *b*\n  <c>' },
      paragraph(text('after')),
    ]);
  });

  it('gathers the lines of a quote', () => {
    expect(parseMrkdwn('said:\n&gt; one\n> *two*\nend')).toEqual([
      paragraph(text('said:')),
      { is: 'quote', of: [text('one\n'), { is: 'bold', of: [text('two')] }] },
      paragraph(text('end')),
    ]);
  });

  it('makes links only of addresses that are safe to follow', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>|*_~`:&;\n @#!jhtps/.a1'.split('')) }),
        (source) => {
          const pieces = parseMrkdwn(source).flatMap((part) => (part.is === 'pre' ? [] : part.of));

          expect(pieces.filter((one) => one.is === 'link' && !isSafe(one.url))).toEqual([]);
        },
      ),
    );
  });
});
