import { pullCauses } from './pull.ts';
import { unusableRows } from './unusable.words.ts';

/** The node cannot use an image, whatever its registry says. */
export const unusableImages = pullCauses('image/unusable', unusableRows);
