import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { conditionOf } from '../../../world/readings/conditions.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { unsignedRequestWords, type Unsigned } from './unsigned-request.words.ts';

/** A signer that runs issues within seconds. */
const NORMAL_MS = 60_000;
const REQUEST = 'certificates.k8s.io/CertificateSigningRequest';

/** A request for a certificate has been approved, and none is issued: `kubectl get csr` calls that Approved, not Approved,Issued. */
const unsigned: SymptomFinder<typeof REQUEST> = {
  kind: 'request-unsigned',
  of: [REQUEST],
  isExtra: true, // where its signer failed a condition says why

  *find(request, { now }) {
    const approved = conditionOf(request, 'Approved');
    const since = approved?.lastTransitionTime ?? request.metadata?.creationTimestamp;
    if (!approved || request.status?.certificate || conditionOf(request, 'Failed')) return;
    if (!since || isWithin(NORMAL_MS, since, now)) return;
    const on = refTo(REQUEST, request);
    const { signerName: quote } = request.spec;
    yield {
      kind: 'request-unsigned',
      on,
      reason: 'Approved',
      evidence: { source: 'field', on, path: '/spec/signerName', quote },
      since,
      hurts: 'progress',
    };
  },
};

/** Nobody issues the certificate that a request was approved for. */
export const unsignedRequest: Cause<Unsigned, typeof REQUEST> = {
  id: 'access/unsigned-request',
  of: [REQUEST],
  explains: ['request-unsigned'],
  symptom: unsigned,

  *explain({ on, evidence, since = '' }, _, { spec }) {
    yield {
      subject: on,
      params: { signer: spec.signerName, since },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...unsignedRequestWords,
};
