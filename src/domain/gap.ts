/**
 * Why something is not known. `expired`: the cluster no longer keeps it; `no-answer`: nothing came in time; `cut-off`: what came
 * is not all of it; `unusable`: what came is nothing that an API server says, such as the page of a proxy; `odd`: it was
 * read, and is not what its kind should be.
 */
export const GAPS = [
  'not-loaded',
  'forbidden',
  'not-captured',
  'expired',
  'no-answer',
  'cut-off',
  'busy',
  'unavailable',
  'server-error',
  'unusable',
  'over-budget',
  'odd',
] as const;
/** One of them. */
export type Gap = (typeof GAPS)[number];
