/** The last absolute path that a line names, as programs quote it; dates and URLs are none. */
export function pathIn(line: string): string | undefined {
  const found = [...line.matchAll(PATH)].map(({ groups }) => groups?.['path'] ?? '');
  return found
    .map((path) => path.replace(/(?<![.,;:])[.,;:]+$/, ''))
    .findLast((path) => path.length > 1);
}

/** After a beginning, a blank, a quote, a bracket or `=`: what follows a digit or a colon is a date or a URL. */
const PATH = /(?:^|[\s"'`‘“([=])(?<path>\/(?!\/)[^\s"'`’”()[\]:,;]+)/g;
