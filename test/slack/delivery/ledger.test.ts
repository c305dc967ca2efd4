import { describe, expect, it } from '@jest/globals';

import type { Incidents } from '#src/domain/ports.ts';
import { followAct } from '#src/incident/follow-act.ts';
import { withCircumstances } from '#src/incident/with-circumstances.ts';
import { redisIncidents } from '#src/queue/incidents.ts';
import {
  editBegan,
  editEnded,
  partShown,
  postBegan,
  postEnded,
  postFailed,
  type Posted,
  tsOf,
} from '#src/slack/delivery/ledger.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { mina } from '#test/slack/support/incidents.ts';

const AT = '2026-03-02T09:11:00Z';
/** As versions before the ledger had a type of its own have written it. */
const STORED = JSON.stringify({
  v: 1,
  id: 'q-1',
  lang: 'en',
  place: { channel: 'COPS000001' },
  openedAt: '2026-03-02T09:10:00Z',
  asker: mina,
  plans: [],
  acts: [],
  mayAct: true,
  replies: { 'act-1': '1.3' },
  parent: '1.1',
  details: '1.2',
  shown: { parent: 'h1', details: 'h2' },
  editing: ['d-1 parent'],
  posting: { 'act-2': AT },
  told: 'privately',
});

describe('the record of an incident with what Slack has posted of it', () => {
  it('is read as earlier versions have written it', async () => {
    const { incidents } = stored(STORED);

    const known = await incidents.find('q-1');

    expect(known && [tsOf(known, 'parent'), tsOf(known, 'details'), tsOf(known, 'act-1')]).toEqual([
      '1.1',
      '1.2',
      '1.3',
    ]);
    expect(known).toMatchObject({ editing: ['d-1 parent'], posting: { 'act-2': AT } });
    expect(known?.told).toBe('privately');
  });

  it('is written with the same keys in the same place', async () => {
    const { incidents, text } = stored(STORED);

    await incidents.change('q-1', (known) => known ?? opened());

    expect(text()).toBe(STORED);
  });

  it('keeps them through whatever happens to the incident', async () => {
    const { incidents, text } = stored(STORED);
    const news = { plan: 'p', by: mina, at: AT, progress: { step: 'applying' } } as const;
    const standing = { standstill: undefined, earlier: [], barred: () => undefined };

    await incidents.change('q-1', (known = opened()) =>
      withCircumstances(followAct(known, news), standing),
    );

    const { acts: _, ...before } = JSON.parse(STORED);
    expect(JSON.parse(text())).toEqual({ ...before, acts: [{ ...news, title: 'p' }] });
  });
});

describe('the ledger', () => {
  it.each(['parent', 'details', 'act-1'])(
    'knows that a post of %s was begun, and its ts',
    (part) => {
      const begun = postBegan(opened(), part, AT);
      const ended = postEnded(postBegan(begun, part, 'later'), part, '1.1');

      expect(begun.posting).toEqual({ [part]: AT });
      expect(ended.posting).toBeUndefined();
      expect(tsOf(postEnded(ended, part, '1.2'), part)).toBe('1.1');
      expect(postBegan(ended, part, AT)).toBe(ended);
    },
  );

  it('forgets a post that failed, and no other', () => {
    const begun = postBegan(postBegan(opened(), 'parent', AT), 'details', AT);

    expect(postFailed(begun, 'parent').posting).toEqual({ details: AT });
  });

  it('knows what each part says, and who edits it', () => {
    const edited = editBegan(editBegan(editBegan(opened(), 'd-1'), 'd-2'), 'd-1');

    expect(partShown(partShown(opened(), 'parent', 'h1'), 'details', 'h2').shown).toEqual({
      parent: 'h1',
      details: 'h2',
    });
    expect(edited.editing).toEqual(['d-1', 'd-2']);
    expect(editEnded(edited, 'd-1').editing).toEqual(['d-2']);
    expect(editEnded(editEnded(edited, 'd-1'), 'd-2')).not.toHaveProperty('editing');
  });
});

function opened(): Posted {
  const place = { channel: 'COPS000001' };
  return { v: 1, id: 'q-1', lang: 'en', place, openedAt: AT, plans: [], acts: [], mayAct: true };
}

/** Incidents in a Redis that holds one record, and its text as it is there by now. */
function stored(record: string) {
  let kept = record;
  const commands = {
    get: async () => kept,
    async eval(_script: string, _keys: number, ...args: string[]) {
      kept = args[3] ?? '';
      return 1;
    },
  };
  const room = { share: 0.1, bytes: 1_000 };
  const incidents: Incidents<Posted> = redisIncidents(readyRedis(commands), 'kubewhy', room);
  return { incidents, text: () => kept };
}
