import fc from 'fast-check';

/** `npm run test:honesty` tries everything; else a few of everything are tried, by this seed. */
const ALL = process.env['KUBEWHY_HONESTY'] === 'all';
const FEW = 5;
/** By which the samples are drawn; set KUBEWHY_SEED for others. */
export const seed = Number(process.env['KUBEWHY_SEED'] ?? 1);

/** All of them in a long run, else five, the same ones for the same seed. */
export function sampled<T>(all: readonly T[]): readonly T[] {
  if (ALL || all.length <= FEW) return all;
  const options = { minLength: FEW, maxLength: FEW };
  return fc.sample(fc.shuffledSubarray([...all], options), { seed, numRuns: 1 }).flat();
}
