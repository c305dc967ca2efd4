/** A line that a terminal or a chat broke: what it said, and which lines of the text hold it. */
export type Unwrapped = Readonly<{ text: string; from: number; to: number }>;

/** Terminals and mails break lines about there. */
const NARROWEST = 50;
const WIDEST = 132;
const MOST_LINES = 12;
/** How a line begins that goes on with no other: a time, a level, a field, a row of a list, a stack. */
const BEGINS =
  /^(?:\s|[-*#>$|{[]|\d{2,4}[-:/]\d\d|[A-Z]\d{4} |(?:ERROR|WARN|INFO|DEBUG|FATAL|Error|Warning|Normal|Caused by)\b|at |File ")/;
/** A row of a list ends with an age, its header with the word. */
const ROW = /\s(?:AGE|\d{1,4}[smhdy](?:\d{1,2}[smhd])?)$/;
/** A whole sentence is over. */
const ENDS = /[.!?]["')\]]?$/;

/** The lines that were broken at the width of the text, each as it was before; `lengthOf` is how long each was then. */
export function unwrapped(
  lines: readonly string[],
  lengthOf: (line: string) => number,
): readonly Unwrapped[] {
  const width = Math.max(0, ...lines.filter(isOfWords).map(lengthOf));
  if (lines.length < 2 || width < NARROWEST || width > WIDEST) return [];
  const found: Unwrapped[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (
      to + 1 < lines.length &&
      to - from < MOST_LINES &&
      goesOn(lines.slice(to, to + 2), width, lengthOf)
    )
      to += 1;
    if (to === from) continue;
    found.push({
      text: lines
        .slice(from, to + 1)
        .map((line) => line.trim())
        .join(' '),
      from,
      to,
    });
    from = to;
  }
  return found;
}

/** A single word is as long as it is, whatever the width. */
function isOfWords(line: string): boolean {
  return /\S\s+\S/.test(line);
}

/** Whether the first word of the next line had no place on this one. */
function goesOn(
  [line = '', next = '']: readonly string[],
  width: number,
  lengthOf: (line: string) => number,
): boolean {
  if (BEGINS.test(next) || ENDS.test(line) || ROW.test(line)) return false;
  const [word = ''] = next.split(' ', 1);
  return lengthOf(line) + 1 + word.length > width;
}
