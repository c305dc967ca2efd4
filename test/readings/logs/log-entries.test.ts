import { describe, expect, it } from '@jest/globals';

import { entriesIn } from '#src/readings/logs/log-entries.ts';

function entries(...texts: readonly string[]) {
  return entriesIn(texts.map((text) => ({ text })));
}

describe('the entries of a log', () => {
  it.each([
    [
      'Python',
      [
        'Traceback (most recent call last):',
        '  File "/app/pay.py", line 3, in charge',
        '    raise Closed()',
        'shop.errors.GatewayClosed: gone',
      ],
      'GatewayClosed: gone',
    ],
    [
      'Java',
      [
        'java.lang.IllegalStateException: cannot charge',
        '\tat com.shop.Pay.charge(Pay.java:3)',
        'Caused by: java.net.SocketTimeoutException: Read timed out',
        '\t... 12 more',
      ],
      'SocketTimeoutException: Read timed out',
    ],
    [
      'Node.js',
      ['    at charge (/app/pay.js:3:9)', '    at process.processTicksAndRejections'],
      'charge 7 failed',
    ],
    [
      '.NET',
      [
        'System.TimeoutException: The operation has timed out.',
        '   at Shop.Pay.Charge() in /src/Pay.cs:line 3',
      ],
      'TimeoutException',
    ],
  ])('hold a stack of %s with its head, and name what was thrown', (_, stack, said) => {
    const found = entries('INFO serving', 'ERROR charge 7 failed', ...stack, 'INFO serving');

    expect(found).toHaveLength(3);
    expect(found[1]).toMatchObject({ level: 'error' });
    expect(found[1]?.said).toContain(said);
  });

  it('hold the message that .NET writes below the category', () => {
    const found = entries('fail: Shop.Pay[0]', '      charge 7 failed', 'info: Shop.Pay[0]');

    expect(found.map(({ said }) => said)).toEqual(['charge 7 failed', 'Shop.Pay[0]']);
  });

  it('are one for each error that is thrown without a head', () => {
    expect(entries('Error: a', '    at b (c.js:1:1)', 'Error: d', '', 'plain')).toHaveLength(3);
  });
});
