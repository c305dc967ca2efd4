import { danglingReferences } from '../references/dangling.ts';
import { referenceSymptom } from '../references/reference-symptom.ts';

/** An object names something that is not there, and nothing shows of it yet. */
export const danglingReference = referenceSymptom('dangling-reference', danglingReferences, {
  asked: 'unless-outage',
});
