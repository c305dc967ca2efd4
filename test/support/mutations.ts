import fc from 'fast-check';

/** What stands where something else belongs: other types, extremes, and texts that were made to hurt. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e99,
  0.5,
  '',
  ' ',
  'x',
  '0',
  '-1',
  '9e9',
  [],
  {},
  [[]],
  [null],
  ['x'],
  [{}],
  { a: 1 },
  '$(touch /tmp/owned)',
  '`reboot`',
  "'; reboot #",
  '--all',
  '\u001B[31mred\u001B[0m',
  '\u202Egnp',
  '\0',
  '<!channel>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '(a+)+$',
  '한글',
  '\uD800',
  '2026-01-01T00:00:00Z',
  '99999-01-01',
  'a:'.repeat(5_000),
  'password '.repeat(1_000),
  Array.from({ length: 1_000 }, () => 'x'),
];

/** The same data with up to three things in it replaced, removed or doubled. */
export function mutated<T extends object>(data: T): fc.Arbitrary<T> {
  const edit = fc.record({
    at: fc.nat({ max: 1_000_000 }),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'double'),
    value: fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 })),
  });
  return fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => {
    const copy = structuredClone(data);
    for (const { at, how, value } of edits) {
      const places = [...placesIn(copy)];
      const place = places[at % places.length];
      if (!place) continue;
      const { holder, key } = place;
      if (how === 'remove' && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
      else if (how === 'double' && Array.isArray(holder))
        holder.push(structuredClone(holder[Number(key)]));
      else Reflect.set(holder, key, structuredClone(value));
    }
    return copy;
  });
}

function* placesIn(holder: object): Iterable<Readonly<{ holder: object; key: string }>> {
  for (const [key, inner] of Object.entries(holder)) {
    yield { holder, key };
    if (typeof inner === 'object' && inner !== null) yield* placesIn(inner as object);
  }
}
