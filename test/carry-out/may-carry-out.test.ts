import { describe, expect, it } from '@jest/globals';

import { mayCarryOut } from '#src/carry-out/may-carry-out.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { Permission } from '#src/domain/ports.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { mina } from '#test/support/jobs.ts';

const asked = { plan: abortion(), person: mina, lang: 'en' } as const;
const allowed: Permission = { is: 'allowed' };

describe('who reviews a change is told before approving it', () => {
  it('nothing where it is open, theirs and kubewhy’s own to make', async () => {
    expect(await mayCarryOut(asked, deciding())).toEqual({ is: 'holds' });
  });

  it('that the namespace is closed, and where to open it', async () => {
    const deps = deciding();

    const check = await mayCarryOut(asked, { ...deps, limits: { isOpen: () => false } });

    expect(check).toMatchObject({ is: 'fails', note: expect.stringContaining('`remediator`') });
  });

  it('that kubewhy itself lacks the right, before their own', async () => {
    const no: Permission = { is: 'denied', why: 'kubewhy may not patch rollouts' };

    const check = await mayCarryOut(asked, deciding({ self: no, person: no }));

    const note = expect.stringMatching(/^kubewhy may not patch rollouts: .*changes\.yaml/);
    expect(check).toMatchObject({ is: 'fails', why: 'no-right', note });
  });

  it('which right of theirs is missing', async () => {
    const person: Permission = { is: 'denied', why: 'mina may not patch rollouts in namespace x' };

    expect(await mayCarryOut(asked, deciding({ person }))).toEqual({
      is: 'fails',
      why: 'denied',
      note: 'Not allowed: mina may not patch rollouts in namespace x',
    });
  });

  it('that they have no Kubernetes user', async () => {
    const deps = { ...deciding(), identityOf: () => undefined };

    expect(await mayCarryOut(asked, deps)).toMatchObject({
      is: 'fails',
      note: expect.stringContaining('`people`'),
    });
  });

  it('that nobody could tell, where the API server did not', async () => {
    const cut: Permission = { is: 'not-checked', why: 'socket hang up' };
    const away = { permits: () => Promise.reject(new ClusterUnreachable('no route')) };

    expect(await mayCarryOut(asked, deciding({ person: cut }))).toMatchObject({
      is: 'not-checked',
    });
    expect(await mayCarryOut(asked, { ...deciding(), writer: away })).toMatchObject({
      is: 'not-checked',
      why: 'unreachable',
    });
  });

  it('nothing on a recording, which has no rights', async () => {
    const free: Permission = { is: 'not-checked', why: 'recorded-cluster' };

    expect(await mayCarryOut(asked, deciding({ self: free, person: free }))).toEqual({
      is: 'holds',
    });
  });
});

function deciding({ self = allowed, person = allowed } = {}) {
  return {
    writer: { permits: async (who: unknown) => (who === 'self' ? self : person) },
    identityOf: () => ({ user: 'mina', groups: [] }),
    limits: { isOpen: () => true },
  };
}
