// Asks clusters that answer badly, again and again: npm run test:hostile -- --seeds 1000 --from 1; one of them: -- --seed 7
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Played } from '#test/hostile/play-seed.ts';
import { playSeeds } from '#test/hostile/play-seeds.ts';
import { recordedArenas } from '#test/hostile/recorded-arenas.ts';
import { warmUp } from '#test/hostile/warm-up.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'kubewhy-hostile-'));
const first = Number(values.seed ?? values.from);
const seeds = Array.from({ length: values.seed ? 1 : Number(values.seeds) }, (_, at) => first + at);
const begun = Date.now();
try {
  await warmUp(scratch);
  const played = await playSeeds(seeds, recordedArenas(), scratch, told);
  const failed = played.filter(({ faults }) => faults.length > 0);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${played.length} seeds from ${first} in ${seconds} s, ${failed.length} with faults`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function told({ seed, drawn, ended, faults }: Played): void {
  if (values.seed) console.log(`${drawn}\n${ended.out}\n${ended.err}`);
  if (faults.length > 0) console.log(`seed ${seed}: ${drawn}\n  ${faults.join('\n  ')}`);
}
