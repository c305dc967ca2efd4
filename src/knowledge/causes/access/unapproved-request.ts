import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { conditionsOf } from '../../../readings/conditions.ts';
import { isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { unapprovedRequestWords, type Unapproved } from './unapproved-request.words.ts';

/** A controller that approves does so within seconds. */
const NORMAL_MS = 60_000;

/** A request for a certificate has neither been approved nor denied: `kubectl get csr` calls that Pending. */
const unapproved: SymptomFinder<'certificates.k8s.io/CertificateSigningRequest'> = {
  ...fieldSymptom(
    'request-unapproved',
    ['certificates.k8s.io/CertificateSigningRequest'],
    'progress',
    (request, { now }) => {
      const { creationTimestamp: since } = request.metadata ?? {};
      if (conditionsOf(request).length > 0 || !since || isWithin(NORMAL_MS, since, now))
        return undefined;

      const { signerName: quote } = request.spec;
      return { path: '/spec/signerName', quote, reason: 'Pending', since };
    },
  ),
  isExtra: true, // where it was denied its conditions say why
};

/** Nobody has decided about a request for a certificate. */
export const unapprovedRequest: Cause<Unapproved, 'certificates.k8s.io/CertificateSigningRequest'> =
  {
    id: 'access/unapproved-request',
    of: ['certificates.k8s.io/CertificateSigningRequest'],
    explains: ['request-unapproved'],
    symptom: unapproved,

    *explain({ on, evidence }, _, { spec }) {
      const { signerName: signer, username } = spec;
      yield {
        subject: on,
        params: { signer, ...present({ username }) },
        evidence: [evidence],
        strength: 'entails',
        restsOn: [on],
      };
    },

    ...unapprovedRequestWords,
  };
