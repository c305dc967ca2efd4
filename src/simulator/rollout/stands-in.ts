/** Whether what is written stands in what runs, which the API server has filled in further. */
export function standsIn(written: unknown, runs: unknown): boolean {
  if (Array.isArray(written)) {
    const items: readonly unknown[] = written;
    if (!Array.isArray(runs) || runs.length !== items.length) return false;
    return items.every((one, index) => standsIn(one, runs[index]));
  }
  if (typeof written !== 'object' || written === null) return written === runs;
  return Object.entries(written).every(([key, value]) =>
    standsIn(value, typeof runs === 'object' && runs !== null ? Reflect.get(runs, key) : undefined),
  );
}
