import { describe, expect, it } from '@jest/globals';

import { mayAct } from '#src/approvals/may-act.ts';

const mapped = {
  peopleByEmail: ['example.org', 'kubewhy.test'],
  people: { U1: { user: 'mina@example.org' }, U2: { user: 'jun', groups: ['sre'] } },
};

describe('who may act', () => {
  it.each([
    ['U1', { user: 'mina@example.org', groups: [] }],
    ['U2', { user: 'jun', groups: ['sre'] }],
  ])('is %s as the Kubernetes user that the setting names', (id, as) => {
    expect(mayAct({ team: 'T1', id, name: 'x' }, mapped)).toEqual({ is: 'may', as });
  });

  it('is who has a confirmed address of a domain that is listed, without groups', () => {
    expect(mayAct(by('jin@example.org'), mapped)).toEqual({
      is: 'may',
      as: { user: 'jin@example.org', groups: [] },
    });
  });

  it('is by id first, whatever the address', () => {
    const as = { user: 'jun', groups: ['sre'] };

    expect(mayAct({ ...by('jin@example.org'), id: 'U2' }, mapped)).toEqual({ is: 'may', as });
  });

  it('is who has one of it in capitals, as exactly that user', () => {
    expect(mayAct(by('Jin@Example.ORG'), mapped)).toMatchObject({
      as: { user: 'Jin@Example.ORG' },
    });
  });

  it.each([
    'jin@example.com',
    'jin@sub.example.org',
    'jin@example.org.evil.com',
    'jin@evil.com@example.org',
    'jin@\u{212a}ubewhy.test', // the sign of Kelvin
    'jin@ex\u{430}mple.org', // a Cyrillic letter
    'jin@example.org.',
    ' jin@example.org ',
    'jin@',
    '@example.org',
    'example.org',
  ])('is not %s, which is of no domain that is listed', (email) => {
    expect(mayAct(by(email), mapped)).toMatchObject({ is: 'may-not' });
  });

  it('is nobody by address where no domain is listed', () => {
    const without = { ...mapped, peopleByEmail: [] };

    expect(mayAct(by('jin@example.org'), without)).toMatchObject({ is: 'may-not' });
  });

  it.each(['U3', 'toString', '__proto__'])('is not %s, whom the setting does not name', (id) => {
    expect(mayAct({ team: 'T1', id, name: 'x' }, mapped)).toMatchObject({
      is: 'may-not',
      text: expect.stringContaining('`people`'),
    });
  });
});

function by(email: string) {
  return { team: 'T1', id: 'U9', name: 'jin', email };
}
