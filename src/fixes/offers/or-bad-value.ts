import { BadValue } from '../../domain/errors.ts';

/** What was made, or what is wrong with a chosen value: that may seem bad only as long as the names that exist are not loaded. */
export function orBadValue<T>(make: () => T): T | BadValue {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadValue) return error;
    throw error;
  }
}
