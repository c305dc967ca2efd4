import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import type { Incidents } from '#src/domain/ports.ts';
import { redisIncidents } from '#src/queue/incidents.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { plan } from '#test/support/jobs.ts';

const incident: Incident = {
  v: 1,
  id: 'q1',
  lang: 'en',
  place: { channel: 'C1' },
  openedAt: '2026-01-01T00:00:00Z',
  plans: [],
  acts: [],
  mayAct: true,
};
/** What a chat product keeps beside it in the same record. */
type Noted = Incident & Readonly<{ parent?: string; details?: string }>;
const KEY = 'shop:incident:q1';
const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };

describe('an incident in Redis', () => {
  it('is written where it still stands as it was read', async () => {
    const { incidents, kept, written } = opened({ [KEY]: JSON.stringify(incident) });

    const changed = await incidents.change('q1', (known) => ({
      ...incident,
      ...known,
      parent: '1',
    }));

    expect(changed).toEqual({ ...incident, parent: '1' });
    expect(JSON.parse(kept.get(KEY) ?? '')).toEqual(changed);
    expect(written).toEqual(['shop:incidents']);
  });

  it('is changed anew where somebody else was quicker', async () => {
    const { incidents, kept } = opened({ [KEY]: JSON.stringify(incident) });
    const edited: (string | undefined)[] = [];

    await incidents.change('q1', (known: Noted = incident) => {
      edited.push(known.details);
      if (edited.length === 1) kept.set(KEY, JSON.stringify({ ...incident, details: '7' }));
      return { ...known, parent: '1' };
    });

    expect(edited).toEqual([undefined, '7']);
    expect(await incidents.find('q1')).toEqual({ ...incident, details: '7', parent: '1' });
  });

  it('is left alone after a hundred others were quicker', async () => {
    const { incidents, kept } = opened();
    let rounds = 0;

    const change = incidents.change('q1', () => {
      kept.set(KEY, JSON.stringify({ ...incident, details: `${(rounds += 1)}` }));
      return incident;
    });

    await expect(change).rejects.toThrow(
      'shop:incident:q1 changed 100 times while it was being changed.',
    );
    expect(rounds).toBe(100);
  });

  it('is found by what its plans change, new ones and prepared ones, each noted once', async () => {
    const { incidents, noted } = opened();
    const [first, second] = [plan('p1'), plan('p2')];

    await incidents.change('q1', () => ({ ...incident, plans: [first] }));
    await incidents.change('q1', () => ({ ...incident, plans: [first] }));
    await incidents.change('q1', () => ({
      ...incident,
      plans: [first],
      prepared: [{ plan: second, title: 'Set it' }],
    }));

    const about = 'shop:about:ConfigMap|shop/settings';
    expect(noted).toEqual([about, about]);
  });

  it.each([
    ['{', 'JSON'],
    ['{}', 'not an incident of version 1'],
    [JSON.stringify({ ...incident, v: 2 }), 'not an incident of version 1'],
  ])('that another version wrote is nothing to go on with: %s', async (text, said) => {
    await expect(opened({ [KEY]: text }).incidents.find('q1')).rejects.toThrow(said);
  });

  it('that another version wrote, or that has expired, is told by nobody', async () => {
    const { incidents } = opened(
      {
        [KEY]: JSON.stringify(incident),
        'shop:incident:q2': JSON.stringify({ ...incident, v: 2 }),
      },
      ['q1', 'q2', 'q3'],
    );

    expect(await incidents.about([on])).toEqual([incident]);
  });
});

/** Incidents in a Redis that holds those texts, with an index that knows these ids. */
function opened(texts: Readonly<Record<string, string>> = {}, ids: readonly string[] = []) {
  const kept = new Map(Object.entries(texts));
  const noted: string[] = [];
  const written: string[] = [];
  const commands = {
    get: async (key: string) => kept.get(key) ?? null,
    zrevrange: async () => ids,
    async eval(script: string, count: number, ...args: string[]) {
      if (!script.includes("redis.call('SET'")) {
        noted.push(...args.slice(1, count));
        return null;
      }
      const [key = '', index = '', old, text = ''] = args;
      if ((kept.get(key) ?? '') !== old) return 0;
      kept.set(key, text);
      written.push(index);
      return 1;
    },
  };
  const room = { share: 0.1, bytes: 1_000 };
  const incidents: Incidents<Noted> = redisIncidents(readyRedis(commands), 'shop', room);
  return { incidents, kept, noted, written };
}
