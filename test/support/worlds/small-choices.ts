import fc from 'fast-check';

/** In so many of ten cases a value, else nothing. */
export function sometimes<T>(ofTen: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: 10 - ofTen, arbitrary: fc.constant(undefined) },
    { weight: ofTen, arbitrary: value },
  );
}

/** A few of these values, each at most once. */
export function someOf<T>(...values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.subarray([...values]);
}

/** An entry per key; where its value is nothing, there is none. */
export function entries<T>(
  keys: Readonly<Record<string, fc.Arbitrary<T | undefined>>>,
): fc.Arbitrary<Record<string, T>> {
  return fc.record(keys).map((all) => Object.fromEntries(Object.entries(all).filter(hasValue)));
}

function hasValue<T>(entry: [string, T | undefined]): entry is [string, T] {
  return entry[1] !== undefined;
}
