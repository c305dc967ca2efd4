import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { createLog } from '#src/serve/operations/log.ts';

const SECRET = 'hush-5ecret';

describe('the log', () => {
  it('writes one JSON line with role, level, data and a message', () => {
    const [line] = logged({ job: 'a-1', took: 3 });

    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      role: 'worker',
      job: 'a-1',
      took: 3,
      msg: 'something happened',
    });
  });

  it.each([
    ['a field', { token: SECRET }],
    ['a field in any case', { headers: { Authorization: SECRET } }],
    ['fields far down', { a: { b: [{ c: { d: { botToken: SECRET, signingSecret: SECRET } } }] } }],
    ['all of a field', { password: { is: [SECRET] } }],
    ['the address to respond at', { job: { responseUrl: SECRET, response_url: SECRET } }],
    ['a URL', { url: `/hook?a=b&access_token=${SECRET}&c=d` }],
    ['a URL with a password', { redis: `redis://user:${SECRET}@redis:6379/0` }],
    ['a header within a text', { said: `authorization: Bearer ${SECRET}` }],
    ["Slack's tokens in a text", { said: `xoxb-1-${SECRET} and xapp-1-${SECRET}` }],
    ['the message of an error', { err: new Error(`GET http://x/?token=${SECRET}`) }],
    ['what hangs on an error', { err: Object.assign(new Error('no'), { config: { a: SECRET } }) }],
    ['the cause of an error', { err: new Error('no', { cause: new Error(`Basic ${SECRET}`) }) }],
  ])('hides secrets in %s', (_, meta) => {
    const [line] = logged(meta);

    expect(JSON.stringify(line)).not.toContain(SECRET);
  });

  it('hides secrets at any depth', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (path) => {
        const meta = path.reduceRight<object>((inner, name) => ({ [name]: inner }), {
          token: SECRET,
        });

        expect(JSON.stringify(logged({ meta }))).not.toContain(SECRET);
      }),
    );
  });

  it('keeps what is no secret', () => {
    const url = '/hook?namespace=shop';
    const [line] = logged({ url, tokens: 3, at: new Date(0), none: null });

    expect(line).toMatchObject({ url, tokens: 3, at: '1970-01-01T00:00:00.000Z', none: null });
  });

  it('tells an error with its code and cause', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const [line] = logged({ err: new TypeError('no answer', { cause }) });

    expect(line).toMatchObject({
      err: {
        type: 'TypeError',
        message: 'no answer',
        stack: expect.stringContaining('log.test.ts'),
        cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED' },
      },
    });
  });

  it('ends where data holds itself', () => {
    const data: Record<string, unknown> = { name: 'a' };
    data['self'] = data;

    const [line] = logged({ data });

    expect(line).toMatchObject({ data: { name: 'a', self: '…' } });
  });
});

function logged(meta: object): readonly object[] {
  const lines: object[] = [];
  const log = createLog('worker', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  log.info(meta, 'something happened');
  return lines;
}
