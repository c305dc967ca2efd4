/**
 * A text that is too long without its middle: what failed stands first in it, and why it did stands last. Of errors that
 * are wrapped in one another the last stays whole, where there is room for it, and a hint where to read more goes first.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.replace(SEE_ALSO, '');
  if (whole.length <= most) return whole;
  const room = most - GAP.length;
  const half = whole.length - Math.floor(room / 2);
  const own = whole.lastIndexOf(WRAPS, half - WRAPS.length) + WRAPS.length;
  const isWhole = own >= WRAPS.length && whole.length - own <= room * MOST_OF_END;
  const tail = whole.slice(isWhole ? own : half);
  return `${whole.slice(0, room - tail.length)}${GAP}${tail}`;
}
const GAP = ' … ';
/** Between an error and the one that it wraps. */
const WRAPS = ': ';
const MOST_OF_END = 2 / 3;
const SEE_ALSO = /[:,;.]? \(?see https?:\/\/\S{1,200}$/i;
