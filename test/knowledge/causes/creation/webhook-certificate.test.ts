import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { webhookUnreachable } from '#src/knowledge/causes/creation/webhook-unreachable.ts';
import { advised } from '#test/support/advised.ts';
import { claimsIn, registered } from '#test/support/failing-webhooks.ts';

describe('a webhook whose certificate is not accepted', () => {
  const x509 = 'tls: failed to verify certificate: x509: certificate';
  const injected = {
    ...registered,
    metadata: { name: 'policies', annotations: { 'cert-manager.io/inject-ca-from': 'shop/ca' } },
    webhooks: [{ name: 'v.io', clientConfig: { caBundle: 'LS0t' } }],
  };
  const advice = (why: string, ...objects: readonly Resource[]) =>
    advised(webhookUnreachable, claimsIn(why, ...objects));

  it.each([
    ['signed by unknown authority', 'Bring `caBundle`'],
    ['has expired or is not yet valid', 'Renew the certificate'],
    ['is valid for hook, not hook.shop.svc', 'issued for the name of its Service'],
  ])('advises what settles it: %s', (why, title) => {
    const said = advice(`${x509} ${why}`, registered);

    expect(said).toContain(title);
    expect(said).toContain(
      '`caBundle` of webhook `v.io` in configuration `policies` holds, which is empty:',
    );
  });

  it('leads to the Certificate from which cert-manager fills caBundle, where that is ill', () => {
    const why = `${x509} signed by unknown authority`;

    expect(advice(why, injected)).toMatch(/`policies` holds: .* Certificate `shop\/ca`/);
    expect(claimsIn(why, injected)).toMatchObject([
      { because: { at: { kind: 'cert-manager.io/Certificate', name: 'ca' }, ifIll: true } },
    ]);
  });

  it('names no Certificate where a recording holds a mark for it', () => {
    const annotations = { 'cert-manager.io/inject-ca-from': '‹7·1f0c›' };
    const hidden = { ...injected, metadata: { ...injected.metadata, annotations } };

    expect(advice(`${x509} signed by unknown authority`, hidden)).not.toContain('Certificate');
    expect(claimsIn(`${x509} signed by unknown authority`, hidden)[0]).not.toHaveProperty(
      'because',
    );
  });

  it.each([
    ['of a call that fails otherwise', 'context deadline exceeded', [injected]],
    ['where what answers speaks no TLS', 'tls: first record does not look like TLS', [injected]],
    ['where nobody knows who registers it', `${x509} signed by unknown authority`, []],
  ])('does not speak of it %s', (_, why, objects) => {
    expect(advice(why, ...objects)).not.toContain('caBundle');
    expect(claimsIn(why, ...objects)[0]).not.toHaveProperty('because');
  });
});
