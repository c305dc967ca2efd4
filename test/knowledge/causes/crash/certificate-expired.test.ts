import { describe, expect, it } from '@jest/globals';

import { certificateExpired } from '#src/knowledge/causes/crash/certificate-expired.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { named } from '#test/support/objects.ts';

const LOG =
  'GET https://vault/v1/config\nssl.SSLError: certificate verify failed: certificate has expired';

describe('certificate-expired', () => {
  it('names the Service that it asked', () => {
    const objects = [named('Service', 'vault')];

    expect(claimed(certificateExpired, crashing(), LOG, { objects })).toMatchObject([
      { subject: { kind: 'Service', name: 'vault' }, params: { host: 'vault' }, strength: 'fits' },
    ]);
  });

  it('names the host where that is no Service', () => {
    const line =
      'Get "https://api.example.com/v1": x509: certificate has expired or is not yet valid';

    expect(claimed(certificateExpired, crashing(), line)).toMatchObject([
      { subject: { kind: 'Pod' }, params: { host: 'api.example.com' } },
    ]);
  });

  it.each([
    'x509: certificate signed by unknown authority',
    'token has expired',
    'x509: certificate has expired or is not yet valid: current time 2026-03-01T14:00:00Z is before 2026-03-02T14:00:00Z',
  ])('stays silent for: %s', (line) => {
    expect(claimed(certificateExpired, crashing(), line)).toEqual([]);
  });
});
