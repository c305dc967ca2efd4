import { readFileSync } from 'node:fs';

/** A sample of what people paste, and what has to be found in it. */
export type Paste = Readonly<{ wanted: string; text: string }>;

const [, ...BLOCKS] = readFileSync('test/explain/pastes.txt', 'utf8').split(/^=== /m);

/** Every sample. */
export const pastes: readonly Paste[] = BLOCKS.map((block) => {
  const [wanted = '', ...lines] = block.trimEnd().split('\n');
  return { wanted, text: lines.join('\n') };
});
