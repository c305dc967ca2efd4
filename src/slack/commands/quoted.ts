/** Marked as a name, and short: it is the person's own word, shown back to them. */
export function quoted(word: string): string {
  const short = word.length > 60 ? `${word.slice(0, 60)}…` : word;
  return `\`${short.replaceAll('`', "'")}\``;
}
