import { globSync, readFileSync } from 'node:fs';

/** Words are read by people, lists have a test of their own. */
const NOT_DRAWN = /\.words\.ts$|-words\.ts$|\/words\/|\/(words|index)\.ts$/;

/** Lines with code in them, drawn by lot: of each file its lines, the same ones for the same seed. */
export function drawnLines(pattern, count, seed) {
  const all = globSync(pattern)
    .filter((file) => !NOT_DRAWN.test(file))
    .toSorted()
    .flatMap((file) => codeLines(file).map((line) => ({ file, line })));
  const next = random(seed);
  const drawn = Array.from(
    { length: Math.min(count, all.length) },
    () => all.splice(Math.floor(next() * all.length), 1)[0],
  );
  return Map.groupBy(drawn, ({ file }) => file);
}

function codeLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    /^\s*(\/?\*|\/\/|import\b|export type|[\])};]|$)/.test(line) ? [] : [at + 1],
  );
}

/** mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function random(seed) {
  let state = [...seed].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
