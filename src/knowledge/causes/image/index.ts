import type { Cause } from '../../../domain/model.ts';
import { pullSecretMissing } from './pull-secret-missing.ts';
import { imagePulls } from './pull.ts';
import { imageRegistries } from './registry.ts';
import { stillPulling } from './still-pulling.ts';
import { tagMoved } from './tag-moved.ts';
import { unusableImages } from './unusable.ts';
import { wrongArchitecture } from './wrong-architecture.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const imageCauses: readonly Cause[] = [
  pullSecretMissing,
  ...imagePulls,
  ...imageRegistries,
  stillPulling,
  tagMoved,
  ...unusableImages,
  wrongArchitecture,
];
