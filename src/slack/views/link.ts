import { safe } from './text.ts';

const LONGEST = 700;

/** A link in Slack's markup; undefined where the URL is none that a browser opens, or too long. Safe. */
export function link(url: string | undefined, text: string): string | undefined {
  const encoded = url?.trim().replaceAll(/[|<>\s]/g, encodeURIComponent);
  if (!encoded || encoded.length > LONGEST || !/^https?:\/\/[^/]/.test(encoded)) return undefined;
  return `<${encoded.replaceAll('&', '&amp;')}|${safe(text, 80)}>`;
}
