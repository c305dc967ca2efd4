/** An object within an object within an object, so many levels. */
export function nested(levels: number): object {
  let value: object = {};
  for (let level = 1; level < levels; level += 1) value = { in: value };
  return value;
}
