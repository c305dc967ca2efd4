import { type Child, el } from './element.ts';
import { type Inline, parseMrkdwn } from './mrkdwn.ts';
import type { Names } from './names.ts';
import { slackDate } from './slack-date.ts';

/** Marked-up text as elements. */
export function renderMrkdwn(source: string, names: Names): HTMLElement[] {
  return parseMrkdwn(source).map((part) => {
    if (part.is === 'pre') return el('pre', { tabindex: '0' }, part.text);
    const children = part.of.map((one) => renderInline(one, names));
    return part.is === 'quote' ? el('blockquote', {}, ...children) : el('p', {}, ...children);
  });
}

function renderInline(piece: Inline, names: Names): Child {
  switch (piece.is) {
    case 'text':
      return piece.text;
    case 'code':
      return el('code', {}, piece.text);
    case 'bold':
      return el('strong', {}, ...piece.of.map((one) => renderInline(one, names)));
    case 'italic':
      return el('em', {}, ...piece.of.map((one) => renderInline(one, names)));
    case 'strike':
      return el('s', {}, ...piece.of.map((one) => renderInline(one, names)));
    case 'link':
      return link(piece.url, piece.text);
    case 'user':
      return el('span', { class: 'mention' }, `@${piece.text ?? names.user(piece.id)}`);
    case 'channel':
      return el('span', { class: 'mention' }, `#${piece.text ?? names.channel(piece.id)}`);
    case 'date':
      return date(piece);
    case 'everyone':
      return el('span', { class: 'mention' }, piece.text);
  }
}

function date({ seconds, format, text }: Extract<Inline, { is: 'date' }>): Child {
  const shown = slackDate(seconds, format, undefined, undefined);
  if (shown === undefined) return text;
  const at = new Date(seconds * 1000);
  return el('time', { datetime: at.toISOString(), title: at.toLocaleString() }, shown);
}

/** A link to another site, in a window of its own. */
export function link(url: string, text: string): HTMLElement {
  return el('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, text);
}
