import { amountOf } from '../quantities.ts';

/** Of one resource, what is asked for, what is used and what a quota allows. */
export type Short = Readonly<{
  resource: string;
  requested: string;
  used: string;
  limited: string;
}>;

/** What does not fit a quota by itself, so that nothing has to go for it: a limit of 0, or one below a single request. */
export function beyondQuota(short: readonly Short[]): Short | undefined {
  return short.find(
    ({ resource, requested, limited }) =>
      amountIn(resource, requested) > amountIn(resource, limited),
  );
}

/** Whether nobody can ask for less: a quota that counts objects, or allows nothing. */
export function isFixed({ resource, limited }: Short): boolean {
  return (
    /^(?:pods|count\/.+|(?:.+\/)?persistentvolumeclaims)$/.test(resource) ||
    amountIn(resource, limited) === 0
  );
}

/** "requests.cpu" is counted as cpu. */
export function amountIn(resource: string, quantity: string): number {
  return amountOf(resource.split('.').at(-1) ?? resource, quantity);
}
