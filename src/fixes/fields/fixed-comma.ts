/** A line of a file, by its place from 0 on. */
type Line = Readonly<{ index: number; line: string }>;

/** How much is parsed for that: each line is tried in the whole file, which takes a fifth of a second for so many characters. */
const MOST = 20_000_000;

/** The only line with or without whose last comma a JSON file can be read, as it should be. */
export function fixedComma(lines: readonly string[]): Line | undefined {
  const size = lines.reduce((sum, { length }) => sum + length, 0);
  if (size * lines.length > MOST || isJson(lines)) return undefined;
  const fixed = lines.flatMap((was, index): readonly Line[] => {
    const text = was.trimEnd();
    const line = text.endsWith(',') ? text.slice(0, -1) : `${text},`;
    return isJson(lines.with(index, line)) ? [{ index, line }] : [];
  });
  return fixed.length === 1 ? fixed[0] : undefined;
}

function isJson(lines: readonly string[]): boolean {
  try {
    JSON.parse(lines.join('\n'));
    return true;
  } catch {
    return false;
  }
}
