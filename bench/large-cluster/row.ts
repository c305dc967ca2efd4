/** One number that was measured, and what it may be at most. */
export type Row = Readonly<{ what: string; value: number; unit: string; limit?: number }>;
