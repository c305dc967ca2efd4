/** The filters that look at a pod's storage, in their order. */
export const STORAGE_FILTERS: readonly string[] = [
  'volume-restrictions',
  'volume-limits',
  'volume-binding',
  'volume-zone',
];

/** Whether it is a pod's storage alone that keeps it off a node. */
export function isStorageOnly(filters: readonly string[]): boolean {
  return filters.length > 0 && filters.every((filter) => STORAGE_FILTERS.includes(filter));
}
