/** A text that is too long without its middle: what failed stands first in it, and why it did stands last. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const tail = Math.floor((most - GAP.length) / 2);
  return `${text.slice(0, most - GAP.length - tail)}${GAP}${text.slice(-tail)}`;
}
const GAP = ' … ';
