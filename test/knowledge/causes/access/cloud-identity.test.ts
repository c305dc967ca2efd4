import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { cloudIdentity } from '#src/knowledge/causes/access/cloud-identity.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { injector } from '#test/support/injectors.ts';
import { ago, named } from '#test/support/objects.ts';

const ROLE = 'eks.amazonaws.com/role-arn';
const AWS = 'botocore.exceptions.NoCredentialsError: Unable to locate credentials';
const AZURE =
  'ManagedIdentityCredential authentication unavailable, no response from the IMDS endpoint.';
const GOOGLE = 'google: could not find default credentials.';
const space = named('Namespace', 'shop', '');
const account = (annotations: Record<string, string> = {}, made = ago(60)): Resource => ({
  ...named('ServiceAccount', 'shipper'),
  metadata: { namespace: 'shop', name: 'shipper', annotations, creationTimestamp: made },
});
const one = withSpec(
  {
    ...crashing(),
    metadata: { ...crashing().metadata, creationTimestamp: ago(30) },
  } as Resource<'Pod'>,
  { serviceAccountName: 'shipper' },
);
const webhook = injector({}, { name: 'iam-for-pods.amazonaws.com' });
const about = (
  log: string,
  objects: readonly Resource[],
  pod = one,
  forbidden: readonly string[] = [],
) => claimed(cloudIdentity, pod, log, { objects: [space, ...objects], forbidden });

describe('access/cloud-identity', () => {
  it.each<[string, string, readonly Resource[]]>([
    ['unnamed', AWS, [account()]],
    ['unnamed', 'failed to refresh cached credentials, no EC2 IMDS role found', [account()]],
    ['unnamed', GOOGLE, [account()]],
    ['unnamed', AZURE, [account()]],
    ['late', AWS, [account({ [ROLE]: 'arn:aws:iam::1:role/a' }, ago(5)), webhook]],
    ['no-webhook', AWS, [account({ [ROLE]: 'arn:aws:iam::1:role/a' })]],
    ['webhook', AWS, [account({ [ROLE]: 'arn:aws:iam::1:role/a' }), webhook]],
    ['label', AZURE, [account({ 'azure.workload.identity/client-id': 'c' })]],
  ])('tells why there is none: %s (%s)', (is, log, objects) => {
    expect(about(log, objects)).toMatchObject([
      { params: { is, account: 'shipper' }, strength: 'fits' },
    ]);
  });

  it('looks at what is behind the webhook that put nothing in', () => {
    expect(about(AWS, [account({ [ROLE]: 'arn:aws:iam::1:role/a' }), webhook])).toMatchObject([
      { because: { at: { kind: 'Service', name: 'istiod' }, ifIll: true } },
    ]);
  });

  it.each<[string, string, readonly Resource[], Resource<'Pod'>?]>([
    ['another end', 'panic: no such bucket', [account()]],
    [
      'a container with credentials of its own',
      AWS,
      [account()],
      withSpec(one, {
        containers: [{ name: 'app', env: [{ name: 'AWS_ACCESS_KEY_ID', value: 'x' }] }],
      }),
    ],
    ['an account that is not known', AWS, []],
    [
      'one of Google, which nothing is put in for',
      GOOGLE,
      [account({ 'iam.gke.io/gcp-service-account': 'a' })],
    ],
  ])('stays silent for %s', (_, log, objects, pod = one) => {
    expect(about(log, objects, pod)).toEqual([]);
  });

  it('does not say that no webhook is there where they cannot be read', () => {
    const forbidden = ['mutatingwebhookconfigurations.admissionregistration.k8s.io'];

    expect(about(AWS, [account({ [ROLE]: 'arn:aws:iam::1:role/a' })], one, forbidden)).toEqual([]);
  });
});
