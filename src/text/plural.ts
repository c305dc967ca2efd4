/** The word that goes with a number: "is" with one, "are" with several. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
