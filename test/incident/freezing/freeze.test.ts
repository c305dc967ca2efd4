import { describe, expect, it } from '@jest/globals';

import type { MayAct } from '#src/approvals/may-act.ts';
import type { AuditEntry } from '#src/domain/audit.ts';
import type { Freeze } from '#src/domain/standstill.ts';
import { freeze } from '#src/incident/freezing/freeze.ts';
import { unfreeze } from '#src/incident/freezing/unfreeze.ts';
import { mina } from '#test/slack/support/incidents.ts';

const AT = '2026-03-02T09:00:00.000Z';
const payday: Freeze = { by: mina, reason: 'payday', at: AT };
const place = { channel: 'C1' };
const request = { id: 'q-1', text: 'freeze', asker: mina, place, lang: 'en' } as const;

describe('a freeze', () => {
  it('holds from now on, and is noted', async () => {
    const { deps, kept, noted } = surroundings();

    expect(await freeze('payday', request, deps)).toEqual({ is: 'frozen', freeze: payday });
    expect(kept.freeze).toEqual(payday);
    expect(noted).toEqual([{ id: 'q-1', what: 'froze', by: mina, reason: 'payday' }]);
  });

  it('that holds stays as it is', async () => {
    const { deps, kept, noted } = surroundings(payday);

    expect(await freeze('again', request, deps)).toEqual({ is: 'already', freeze: payday });
    expect(kept.freeze).toEqual(payday);
    expect(noted).toEqual([]);
  });

  it('is lifted once, and that is noted', async () => {
    const { deps, kept, noted } = surroundings(payday);

    expect(await unfreeze(request, deps)).toEqual({ is: 'lifted' });
    expect(kept.freeze).toBeUndefined();
    expect(await unfreeze(request, deps)).toEqual({ is: 'not-frozen' });
    expect(noted).toEqual([{ id: 'q-1', what: 'unfroze', by: mina }]);
  });

  it.each<[string, MayAct, string | undefined]>([
    ['has no Kubernetes user', { is: 'may-not', text: 'no user' }, undefined],
    ['is not let by a policy', { is: 'may', as: { user: 'mina', groups: [] } }, 'no rule'],
  ])('is not for who %s, which is noted', async (_, may, barred) => {
    const { deps, kept, noted } = surroundings(payday, may, barred);
    const text = barred ?? 'no user';

    expect(await freeze('again', request, deps)).toEqual({ is: 'refused', text });
    expect(await unfreeze(request, deps)).toEqual({ is: 'refused', text });
    expect(kept.freeze).toEqual(payday);
    expect(noted).toMatchObject([
      { what: 'refused', to: 'freeze', by: mina, text },
      { what: 'refused', to: 'unfreeze', by: mina, text },
    ]);
  });
});

/** What a freeze is kept in, and who may order one: mina, unless told otherwise. */
function surroundings(
  known?: Freeze,
  may: MayAct = { is: 'may', as: { user: 'mina', groups: [] } },
  barred?: string,
) {
  const kept: { freeze?: Freeze } = known ? { freeze: known } : {};
  const noted: AuditEntry[] = [];
  const changing = {
    standstill: async () => undefined,
    freezes: {
      find: async () => kept.freeze,
      set: async (ordered: Freeze) => {
        kept.freeze = ordered;
      },
      lift: async () => {
        delete kept.freeze;
      },
    },
    needsTwo: () => false,
    barred: () => barred,
    peopleByEmail: [],
    mayAct: () => may,
  };
  const deps = {
    changing,
    note: (entry: AuditEntry) => void noted.push(entry),
    now: () => new Date(AT),
  };
  return { deps, kept, noted };
}
