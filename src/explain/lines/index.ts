import { wordings } from '../../knowledge/wordings/index.ts';
import type { LineSignature } from '../signature.ts';
import { imageNotPulled } from './image-not-pulled.ts';
import { lineSaying } from './line-saying.ts';

/** Every signature of a line, in the order in which a line is asked. */
export const lineSignatures: readonly LineSignature[] = [
  imageNotPulled,
  ...wordings.map(lineSaying),
];
