import { brokenReferences } from '../references/broken.ts';
import { referenceSymptom } from '../references/reference-symptom.ts';

/** An object names something that is not there, and what it is for does not work. */
export const brokenReference = referenceSymptom('broken-reference', brokenReferences);
