/** Whether a text holds a name as a word of its own, or as the first label of a longer one. */
export function mentions(text: string, name: string): boolean {
  const words = text.split(/[^\w.-]+/);
  return words.some((word) => word === name || word.startsWith(`${name}.`));
}
