import { describe, expect, it } from '@jest/globals';

import { mayAct } from '#src/approvals/may-act.ts';

const people = { U1: { user: 'mina@example.org' }, U2: { user: 'jun', groups: ['sre'] } };

describe('who may act', () => {
  it.each([
    ['U1', { user: 'mina@example.org', groups: [] }],
    ['U2', { user: 'jun', groups: ['sre'] }],
  ])('is %s as the Kubernetes user that the setting names', (id, as) => {
    expect(mayAct({ team: 'T1', id, name: 'x' }, people)).toEqual({ is: 'may', as });
  });

  it.each(['U3', 'toString', '__proto__'])('is not %s, whom the setting does not name', (id) => {
    expect(mayAct({ team: 'T1', id, name: 'x' }, people)).toMatchObject({
      is: 'may-not',
      text: expect.stringContaining('`people`'),
    });
  });
});
