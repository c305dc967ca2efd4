import { contentReferences } from '../references/contents.ts';
import { referenceSymptom } from '../references/reference-symptom.ts';

/** An object names a ConfigMap or Secret that is not there; where they cannot be read, nothing is said of how it is. */
export const missingContents = referenceSymptom('missing-contents', contentReferences, {
  asked: 'unless-outage',
  isAside: true,
});
