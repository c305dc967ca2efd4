import { visible } from '../text/visible.ts';

/** What somebody typed without Slack's markup: `<http://web.shop|web.shop>` is "web.shop", `&lt;` is "<". */
export function plainText(text: string): string {
  return visible(text)
    .replaceAll(MARKUP, (_, inside: string) => meant(inside))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const MARKUP = /<([^<>]*)>/g;

/** `<#C1|ops>` is "ops", and a person is nobody's target. */
function meant(inside: string): string {
  if (inside.startsWith('@') || inside.startsWith('!')) return ' ';
  const [link = '', label] = inside.split('|');
  return label ?? link.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');
}
