import { z } from 'zod';

/** A code that kubewhy made, maybe a later version of it: that it is a text is checked, and not which. */
export function code<T extends string>() {
  return z.custom<T>((value) => typeof value === 'string', 'must be a code');
}
