import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { isSigned, sign } from '#src/approvals/signature.ts';

const approval = {
  id: 'click-1',
  plan: 'f00d',
  incident: 'incident-1',
  channel: 'C1',
  person: { team: 'T1', id: 'U1', name: 'mina' },
  at: '2026-01-01T12:00:00.000Z',
};
const signed = sign(approval, 'key');

describe('a signed approval', () => {
  it('holds for the key that signed it', () => {
    expect(isSigned(signed, 'key')).toBe(true);
  });

  it('holds for no other key', () => {
    expect(isSigned(signed, 'another key')).toBe(false);
  });

  it.each([
    ['id', { id: 'click-2' }],
    ['plan', { plan: 'beef' }],
    ['incident', { incident: 'incident-2' }],
    ['channel', { channel: 'C2' }],
    ['e-mail address', { person: { ...approval.person, email: 'boss@example.com' } }],
    ['time', { at: '2026-01-01T12:00:01.000Z' }],
    ['team', { person: { ...approval.person, team: 'T2' } }],
    ['person', { person: { ...approval.person, id: 'U2' } }],
    ['name', { person: { ...approval.person, name: 'jun' } }],
  ] as const)('does not hold for another %s', (_, other) => {
    expect(isSigned({ ...signed, ...other }, 'key')).toBe(false);
  });

  it.each([
    ['none', ''],
    ['a short one', 'ab'],
    ['no hex', 'z'.repeat(64)],
  ])('does not hold with %s as signature', (_, signature) => {
    expect(isSigned({ ...signed, signature }, 'key')).toBe(false);
  });

  it('is never that of another approval, wherever text moves from one field to the next', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (a, b, at) => {
        const text = a + b;
        const cut = at % (text.length + 1);
        const moved = { ...approval, id: text.slice(0, cut), plan: text.slice(cut) };
        const original = sign({ ...approval, id: a, plan: b }, 'key');

        expect(isSigned({ ...original, ...moved }, 'key')).toBe(cut === a.length);
      }),
    );
  });
});
