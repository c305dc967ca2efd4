import { cpus, loadavg, totalmem } from 'node:os';

/** How long runs of the same work took, in ms. */
export type Measured = Readonly<{ min: number; median: number; max: number }>;

/** Measures some runs of a piece of work, after one that compiles it. */
export async function measured(runs: number, work: () => unknown): Promise<Measured> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const begun = performance.now();
    await work();
    if (run > 0) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (quantile: number) => {
    const time = sorted[Math.round(quantile * (sorted.length - 1))] ?? Number.NaN;
    return Math.round(time * 10) / 10;
  };
  return { min: at(0), median: at(0.5), max: at(1) };
}

/** What the numbers were measured on. */
export function machine() {
  return {
    node: process.version,
    cpu: cpus()[0]?.model.trim(),
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10, // over the last minute, of this and all else
  };
}
