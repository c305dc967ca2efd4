import { describe, expect, it } from '@jest/globals';

import type { Start } from '#demo/page/protocol.ts';
import { after, begin, goTo, inChannel, inThread, withThread } from '#demo/page/state.ts';
import type { Message } from '#demo/slack-double/workspace/model.ts';

const message = (ts: string, more: Partial<Message> = {}): Message => ({
  ts,
  channel: 'C1',
  user: 'U1',
  text: ts,
  ...more,
});
const start: Start = {
  users: [],
  channels: [{ id: 'C2', name: 'ops', archived: false, members: [] }],
  messages: [message('1'), message('3')],
  views: [],
  commands: [],
  about: '',
  example: '',
  hasAlerts: false,
  canStartOver: false,
};
const state = begin(start, 'U9', 'C1');
const texts = (messages: readonly Message[]) => messages.map(({ text }) => text);

describe('the page’s state', () => {
  it('puts a message where its time is, replies into their thread', () => {
    const late = after({ is: 'message', message: message('2') }, state);
    const replied = after({ is: 'message', message: message('4', { thread: '1' }) }, late);

    expect(texts(inChannel(replied))).toEqual(['1', '2', '3']);
    expect(texts(inThread('1', replied))).toEqual(['1', '4']);
  });

  it('replaces an edited message and drops a deleted one', () => {
    const edited = after({ is: 'message', message: message('1', { text: 'new' }) }, state);
    const deleted = after({ is: 'deleted', channel: 'C1', ts: '3' }, edited);

    expect(texts(deleted.messages)).toEqual(['new']);
  });

  it('marks another channel as unread until it is opened', () => {
    const news = after({ is: 'message', message: message('5', { channel: 'C2' }) }, state);

    expect([...news.unread]).toEqual(['C2']);
    expect([...goTo('C2', news).unread]).toEqual([]);
  });

  it('closes the thread when another channel is opened', () => {
    expect(goTo('C2', withThread('1', state)).thread).toBeUndefined();
  });

  it('follows modals and the bot’s membership', () => {
    const joined = { id: 'C2', name: 'ops', archived: false, members: ['UBOT'] };

    expect(after({ is: 'views', user: 'U9', stack: [] }, state).views).toEqual([]);
    expect(after({ is: 'channel', channel: joined }, state).channels).toEqual([joined]);
  });
});
