// Which Go the modules of tools/ need. Plain JavaScript that Node 20 understands.

/** The highest version that a `go` line of these go.mod files names: "1.26.0". */
export function neededGo(goMods) {
  const named = goMods.flatMap((text) => /^go (\S+)$/m.exec(text)?.[1] ?? []);
  return named.reduce((most, version) => (isAtLeast(version, most) ? version : most), '1.0');
}

/** Whether a version is that one or newer; both as Go writes them, with or without "go" before. */
export function isAtLeast(version, other) {
  const [left, right] = [version, other].map(numbersOf);
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 || left[at] > right[at];
}

/** Without a third number there is none behind it: a language version, or a candidate for the first release. */
function numbersOf(version) {
  const [, major = 0, minor = 0, patch = 0] = /(\d+)\.(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return [major, minor, patch].map(Number);
}
