import type { Message, User } from '../slack-double/workspace/model.ts';
import { el } from './element.ts';
import { emoji } from './emoji.ts';
import type { Names } from './names.ts';
import { renderBlock } from './render-block.ts';
import type { Doing } from './render-element.ts';
import { renderMrkdwn } from './render-mrkdwn.ts';

/** What surrounds a message on the page. */
export type MessageFrame = Readonly<{
  author: User | undefined;
  names: Names;
  doing: Doing;
  replies: number;
  openThread: (() => void) | undefined;
}>;

/** One message with its author, time, blocks and replies. */
export function renderMessage(message: Message, frame: MessageFrame): HTMLElement {
  const { author, replies, openThread } = frame;
  const name = author?.name ?? message.user;
  return el(
    'li',
    {
      class: message.only ? 'message only' : 'message',
      'data-ts': message.ts,
    },
    el(
      'span',
      { class: `avatar ${author?.bot ? 'bot' : ''} of-${name}`, 'aria-hidden': 'true' },
      initial(name),
    ),
    el(
      'article',
      {},
      el(
        'header',
        {},
        el('strong', {}, name),
        author?.bot && el('span', { class: 'badge' }, 'app'),
        author?.guest && el('span', { class: 'badge' }, 'guest'),
        time(message.ts),
        message.editedAt !== undefined && el('small', {}, '(edited)'),
      ),
      message.only !== undefined && el('p', { class: 'only-you' }, 'Only visible to you'),
      ...body(message, frame),
      message.reactions &&
        el('p', { class: 'reactions' }, message.reactions.map((one) => emoji(one.name)).join(' ')),
      openThread &&
        el(
          'button',
          { type: 'button', class: replies > 0 ? 'replies' : 'replies quiet', onclick: openThread },
          replies === 0 ? 'Reply' : replies === 1 ? '1 reply' : `${replies} replies`,
        ),
    ),
  );
}

function body({ text, blocks, files }: Message, { names, doing }: MessageFrame): HTMLElement[] {
  const said = blocks
    ? blocks.map((block) => renderBlock(block, names, doing))
    : [el('div', { class: 'text' }, ...renderMrkdwn(text, names))];
  const attached = (files ?? []).map((file) =>
    el(
      'details',
      { class: 'file' },
      el('summary', {}, file.title, file.title !== file.name && el('small', {}, ` ${file.name}`)),
      el('pre', { tabindex: '0' }, file.text),
    ),
  );
  return [...said, ...attached];
}

function initial(name: string): string {
  return name.slice(0, 1).toUpperCase();
}

function time(ts: string): HTMLElement {
  const at = new Date(Number(ts) * 1000);
  const words = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return el('time', { datetime: at.toISOString(), title: at.toLocaleString() }, words);
}
