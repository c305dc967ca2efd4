import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { missing } from '#src/knowledge/causes/reference/missing.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { ago, specified } from '#test/support/objects.ts';

const ingress = specified('networking.k8s.io/Ingress', 'web', { tls: [{ secretName: 'web-tls' }] });
const about = (...others: readonly Resource[]) =>
  claimsAbout(
    { ...ingress, metadata: { ...ingress.metadata, creationTimestamp: ago(60) } },
    missing,
    cluster([ingress, ...others]),
  );
const certificate = (status: object) =>
  custom('cert-manager.io/Certificate', 'web', { spec: { secretName: 'web-tls' }, status });

it('leads to who is to make a Secret, and fails', () => {
  const failed = saying(condition('Ready=False DoesNotExist: Secret does not exist'));

  expect(about(certificate(failed))).toMatchObject([
    { because: { at: { kind: 'cert-manager.io/Certificate', name: 'web' }, ifIll: true } },
  ]);
});

it('ends at a Secret that nobody is to make', () => {
  const [claim] = about();

  expect(claim).toMatchObject({ subject: { kind: 'Secret', name: 'web-tls' } });
  expect(claim).not.toHaveProperty('because');
});
