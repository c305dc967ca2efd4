// What may stand in the fields of rows, whoever asks for it.
import { z } from 'zod';

import { fits, only } from './values.ts';

/** The form of a quantity, such as "256Mi". */
export const QUANTITY = fits(() =>
  z.string().regex(/^\d+(?:\.\d+)?(?:m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?$/),
);
/** The form of a port's number. */
export const PORT = fits(() => z.int().min(1).max(65_535));
/** The form of a count of which there is at least one. */
export const SOME = fits(() => z.int().min(1).max(10_000));
/** The form of the name of an object. */
export const NAME = fits(() => z.string().regex(/^[a-z0-9](?:[-a-z0-9.]{0,251}[a-z0-9])?$/));
/** The form of one text of a command line, or of a variable's value. */
export const TEXT = fits(() => z.string().max(4_096));
/** The id of a user or group: anybody but root. */
export const USER = fits(() => z.int().min(1).max(2_147_483_647));
/** The form of a time in seconds until which something has to have started, or ended. */
export const DEADLINE = fits(() => z.int().min(1).max(1_000_000));
/** Nothing: the field is taken out. */
export const NOTHING = only(undefined);
