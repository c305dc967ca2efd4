import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { unapprovedRequest } from '#src/knowledge/causes/access/unapproved-request.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

type Request = Resource<'certificates.k8s.io/CertificateSigningRequest'>;

function request(minutes: number, conditions?: readonly string[]): Request {
  return {
    apiVersion: 'certificates.k8s.io/v1',
    kind: 'CertificateSigningRequest',
    metadata: { name: 'jordan', creationTimestamp: ago(minutes) },
    spec: {
      request: 'TUlJ',
      signerName: 'kubernetes.io/kube-apiserver-client',
      username: 'jordan@example.com',
    },
    status: conditions
      ? { conditions: conditions.map((type) => ({ type, status: 'True', reason: 'ByHand' })) }
      : {},
  };
}

describe('unapproved-request', () => {
  const about = (one: Request) => claimsAbout(one, unapprovedRequest, cluster([one]));

  it('finds a request that nobody has decided about, and says who asks whom', () => {
    const [claim] = about(request(30));

    expect(claim).toMatchObject({
      subject: { name: 'jordan' },
      params: { signer: 'kubernetes.io/kube-apiserver-client', username: 'jordan@example.com' },
      strength: 'entails',
    });
    expect(claim && adviceOn(unapprovedRequest, claim)?.lines).toContain(
      'kubectl certificate approve jordan',
    );
  });

  it.each<[string, Request]>([
    ['that was just made', request(0.5)],
    ['that was approved', request(30, ['Approved'])],
    ['that was denied', request(30, ['Denied'])],
  ])('stays silent about one %s', (_, one) => {
    expect(about(one)).toEqual([]);
  });

  it.each([
    ['kubernetes.io/kubelet-serving', /a person or a controller has to/],
    ['kubernetes.io/kube-apiserver-client-kubelet', /controller manager approves/],
  ])('says who approves requests for %s', (signer, so) => {
    const subject = { kind: 'certificates.k8s.io/CertificateSigningRequest', name: 'x' };

    expect(unapprovedRequest.text.en(subject, { signer }).so).toMatch(so);
  });
});
