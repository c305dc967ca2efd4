import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { unsignedRequest } from '#src/knowledge/causes/access/unsigned-request.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

type Request = Resource<'certificates.k8s.io/CertificateSigningRequest'>;

function request(minutes: number, types: readonly string[], certificate?: string): Request {
  const since = { lastTransitionTime: ago(minutes) };
  return {
    apiVersion: 'certificates.k8s.io/v1',
    kind: 'CertificateSigningRequest',
    metadata: { name: 'tide', creationTimestamp: ago(60) },
    spec: { request: 'TUlJ', signerName: 'example.org/tides' },
    status: {
      conditions: types.map((type) => ({ type, status: 'True', reason: 'ByHand', ...since })),
      ...(certificate && { certificate }),
    },
  };
}

describe('unsigned-request', () => {
  const about = (one: Request) => claimsAbout(one, unsignedRequest, cluster([one]));

  it('finds a request that is approved and of which nothing came', () => {
    expect(about(request(30, ['Approved']))).toMatchObject([
      {
        subject: { name: 'tide' },
        params: { signer: 'example.org/tides', since: ago(30) },
        strength: 'entails',
      },
    ]);
  });

  it.each<[string, Request]>([
    ['that was just approved', request(0.5, ['Approved'])],
    ['that nobody has decided about', request(30, [])],
    ['that was denied', request(30, ['Denied'])],
    ['of which its signer says why', request(30, ['Approved', 'Failed'])],
    ['for which a certificate was issued', request(30, ['Approved'], 'TUlJ')],
  ])('stays silent about one %s', (_, one) => {
    expect(about(one)).toEqual([]);
  });

  it.each([
    ['example.org/tides', /was never installed/],
    ['kubernetes.io/kube-apiserver-client', /controller manager signs/],
  ])('says who signs for %s', (signer, so) => {
    const subject = { kind: 'certificates.k8s.io/CertificateSigningRequest', name: 'x' };

    expect(unsignedRequest.text.en(subject, { signer, since: ago(5) }).so).toMatch(so);
  });
});
