import { describe, expect, it } from '@jest/globals';

import { isGenuine, signedEntry } from '#src/approvals/audit-signature.ts';
import { sign } from '#src/approvals/signature.ts';

const by = { team: 'T1', id: 'U1', name: 'mina' };
const entry = signedEntry(
  {
    at: '2026-03-02T09:00:00.000Z',
    role: 'gateway',
    deed: { id: 'q-1', what: 'froze', by, reason: 'payday' },
  },
  'key',
);

describe('an entry of the audit', () => {
  it('is genuine as it was written, whatever the order of its fields', () => {
    const { deed, ...rest } = entry;

    expect(isGenuine(entry, 'key')).toBe(true);
    expect(
      isGenuine({ deed: { reason: 'payday', by, what: 'froze', id: 'q-1' }, ...rest }, 'key'),
    ).toBe(true);
    expect(deed.what).toBe('froze');
  });

  it.each([
    ['time', { at: '2026-03-02T09:00:01.000Z' }],
    ['role', { role: 'remediator' }],
    ['person', { deed: { ...entry.deed, by: { ...by, id: 'U2' } } as typeof entry.deed }],
    ['signature', { signature: '' }],
  ])('is not with another %s', (_, change) => {
    expect(isGenuine({ ...entry, ...change }, 'key')).toBe(false);
  });

  it('is not with the signature of an approval', () => {
    const asked = { id: 'a', plan: 'p', incident: 'i', channel: 'C1', person: by, at: entry.at };

    expect(isGenuine({ ...entry, signature: sign(asked, 'key').signature }, 'key')).toBe(false);
  });
});
