import { selecting } from '../../references/selecting.ts';
import { selections } from '../../references/selections.ts';

/** The selector of an object matches nothing. */
export const selectsNothing = selecting(
  'reference/selects-nothing',
  ['selects-nothing'],
  selections,
);
