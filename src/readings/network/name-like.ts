/** The one is the beginning or the end of the other, at a dash. */
const WITHIN = /^(?<short>\S+) (?:\k<short>[-_.]\S+|\S+[-_.]\k<short>)$/;

/** Whether two names are probably of the same thing: "orders" and "orders-api". */
export function isNameLike(a: string, b: string): boolean {
  return a === b || [`${a} ${b}`, `${b} ${a}`].some((pair) => WITHIN.test(pair));
}
