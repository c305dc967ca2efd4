/**
 * Text from outside made safe for Slack's mrkdwn: `&`, `<` and `>` are escaped, so that no mention, link
 * or broadcast can be smuggled in; control and direction characters go; cut to `max` characters.
 */
export function safe(text: string, max: number): string {
  const whole = escaped(clean(text));
  if (whole.length <= max) return whole;

  let kept = '';
  for (const letter of clean(text)) {
    const next = kept + escaped(letter);
    if (next.length > max - 1) break;
    kept = next;
  }
  return `${kept.trimEnd()}…`;
}

/** A sentence in which pairs of backticks mark names; one that lost its partner is only an apostrophe. */
export function sentence(text: string, max: number): string {
  const cut = safe(text, max);
  if (cut.split('`').length % 2 === 1) return cut;
  const last = cut.lastIndexOf('`');
  return `${cut.slice(0, last)}'${cut.slice(last + 1)}`;
}

/** A title that stands out; Slack does not set code bold. */
export function bold(text: string, max: number): string {
  const said = sentence(text, max);
  return said.includes('`') || !said.trim() ? said : `*${said}*`;
}

/** Text set as code on one line, in which nothing but its letters means anything. */
export function code(text: string, max: number): string {
  const line = text.replaceAll('`', "'").replaceAll(/\s+/g, ' ').trim();
  return `\`${safe(line || '-', max - 2)}\``;
}

/** Lines set as they are, in one monospaced block. */
export function fenced(lines: readonly string[], max: number): string {
  const text = lines.join('\n').replaceAll('```', "'''");
  return `\`\`\`\n${safe(text, max - 8)}\n\`\`\``;
}

/** Text for Slack's plain_text objects, which know no markup and need no escaping. */
export function plain(text: string, max: number): string {
  const line = clean(text).replaceAll(/\s+/g, ' ').trim() || '-';
  return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Newlines and tabs stay; half a surrogate pair cannot be sent, and direction marks would reorder a line. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll(UNPRINTABLE, '');
}
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of a list. The blank does not break, or a long word would leave the bullet alone on its line. */
export function listed(line: string): string {
  return `•\u00a0${line}`;
}
