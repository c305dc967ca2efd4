import { certificateReferences } from '../references/contents.ts';
import { referenceSymptom } from '../references/reference-symptom.ts';

/** A route names a certificate that is not there, beside whatever else is wrong with it; where it cannot be read, nothing is said. */
export const missingCertificate = referenceSymptom('missing-certificate', certificateReferences, {
  asked: 'in-any-trouble',
  isAside: true,
});
