/** One number that was measured, what it may be at most, and what it is to be on a machine of its own. */
export type Row = Readonly<{
  what: string;
  value: number;
  unit: string;
  limit?: number;
  goal?: number;
}>;
