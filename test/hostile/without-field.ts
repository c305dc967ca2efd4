/** The object without one of its fields. */
export function withoutField(object: object, field: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}
