/**
 * Why something is not known. `expired`: the cluster no longer keeps it; `no-answer`: the API server did not give it in time, or failed;
 * `odd`: it was read, and is not what its kind should be.
 */
export const GAPS = [
  'not-loaded',
  'forbidden',
  'not-captured',
  'expired',
  'no-answer',
  'over-budget',
  'odd',
] as const;
/** One of them. */
export type Gap = (typeof GAPS)[number];
