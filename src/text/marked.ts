/** Names as a sentence lists them, each between backticks. */
export function marked(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
