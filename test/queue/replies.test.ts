import { EventEmitter } from 'node:events';

import { describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';

import { listenForReplies } from '#src/queue/replies.ts';
import { keptLog } from '#test/support/logs.ts';

const holds = { is: 'holds' } as const;

describe('the replies of the remediator', () => {
  it('are heard on the channel of one kubewhy, over one connection for all questions', async () => {
    const { replies, subscribed } = listening();

    await Promise.all([replies.ready(), replies.ready()]);

    expect(subscribed).toEqual(['shop:dry-runs']);
  });

  it('come to who asked', async () => {
    const { replies, say } = listening();
    await replies.ready();
    const [first, second] = [replies.next('a'), replies.next('b')];

    say({ id: 'b', check: { is: 'fails', why: 'denied' } });
    say({ id: 'a', check: holds });

    expect(await Promise.all([first, second])).toEqual([holds, { is: 'fails', why: 'denied' }]);
  });

  it('come too late for who has left', async () => {
    const { replies, say, lines } = listening();
    await replies.ready();
    const heard: unknown[] = [];
    void replies.next('a').then((check) => heard.push(check));

    replies.forget('a');
    say({ id: 'a', check: holds });
    say({ id: 'unknown', check: holds });
    await Promise.resolve();

    expect([heard, lines]).toEqual([[], []]);
  });

  it.each([['no JSON'], [JSON.stringify({ id: '', check: holds })]])(
    'that nobody understands are logged: %s',
    async (text) => {
      const { replies, connection, lines } = listening();
      await replies.ready();

      connection.emit('message', 'shop:dry-runs', text);

      expect(lines).toMatchObject([
        {
          level: 'error',
          meta: { reason: expect.any(String) },
          message: 'dry run reply not understood',
        },
      ]);
    },
  );

  it('end with the connection, if there was any', async () => {
    const [asked, unasked] = [listening(), listening()];
    await asked.replies.ready();

    asked.replies.close();
    unasked.replies.close();

    expect([asked.ended(), unasked.ended()]).toEqual([1, 0]);
  });
});

function listening() {
  const { log, lines } = keptLog();
  const subscribed: string[] = [];
  let ended = 0;
  const connection = Object.assign(new EventEmitter(), {
    subscribe: async (channel: string) => subscribed.push(channel),
    disconnect: () => void (ended += 1),
  });
  const replies = listenForReplies(() => connection as unknown as Redis, 'shop', log);
  const say = (reply: object) => connection.emit('message', '', JSON.stringify(reply));
  return { replies, connection, subscribed, say, lines, ended: () => ended };
}
