import { beforeEach, describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import type { AlertGroup } from '#src/domain/jobs.ts';
import type { Alert } from '#src/domain/question.ts';
import { arrivalsOf } from '#src/incident/alerts/arrivals.ts';
import { alert, incident } from '#test/slack/support/incidents.ts';
import { type KeptAlerts, keptAlerts } from '#test/support/alert-records.ts';

const AT = '2026-03-02T09:10:00Z';
const ROOT = 'config/missing-config web';

let kept: KeptAlerts;
let records: Map<string, Incident>;
beforeEach(() => {
  kept = keptAlerts();
  records = new Map();
});

describe('alerts of one root', () => {
  it('open one incident', async () => {
    const [arrival, ...others] = await arrive(group([alert({ id: 'a' }), alert({ id: 'b' })]));

    expect(others).toEqual([]);
    expect(arrival).toMatchObject({ incident: 'a', key: ROOT, isAbout: true });
    expect(arrival?.alerts.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('come to the one that is open', async () => {
    await arrive(group([alert({ id: 'a' })]));

    expect(await arrive(group([alert({ id: 'b' })]))).toMatchObject([{ incident: 'a' }]);
  });

  it('come to it again after a short end, and open another one after a long one', async () => {
    await arrive(group([alert({ id: 'a' })]));
    over('2026-03-02T08:00:00Z');
    expect(await arrive(group([alert({ id: 'b' })]))).toMatchObject([{ incident: 'a' }]);
    over('2026-03-02T07:00:00Z');
    expect(await arrive(group([alert({ id: 'c' })]))).toMatchObject([{ incident: 'c' }]);
  });

  it('are not those of another root', async () => {
    await arrive(group([alert({ id: 'a' })]));

    const other = group([alert({ id: 'b' })], { root: 'other', key: 'other' });
    expect(await arrive(other)).toMatchObject([{ incident: 'b' }]);
  });
});

describe('an alert', () => {
  it('that is over goes where it was', async () => {
    await known('a', { root: ROOT, key: ROOT }, alert({ id: 'a' }));

    const news = group([alert({ id: 'a', status: 'resolved' })], { root: undefined, key: 'none' });
    expect(await arrive(news)).toMatchObject([{ incident: 'a', isAbout: false }]);
  });

  it('that is over goes where an earlier version had it', async () => {
    records.set('a', { ...incident({ id: 'a' }), alert: alert({ id: 'a' }) });

    const news = group([alert({ id: 'a', status: 'resolved' })]);
    expect(await arrive(news)).toMatchObject([{ incident: 'a' }]);
  });

  it('that has another root than its incident leaves it', async () => {
    const both = [alert({ id: 'a' }), alert({ id: 'b' })];
    await known('a', { root: 'other', key: 'other' }, ...both);

    const arrivals = await arrive(group([alert({ id: 'b' })]));

    expect(arrivals).toMatchObject([
      { incident: expect.not.stringMatching(/^a$/), alerts: [{ id: 'b' }] },
      { incident: 'a', leave: new Set(['b']) },
    ]);
    expect(arrivals[1]).not.toHaveProperty('partOf');
  });

  it('gives its incident the root that was not known before', async () => {
    await known('a', { key: 'group g' }, alert({ id: 'a' }));

    expect(await arrive(group([alert({ id: 'a' })]))).toMatchObject([
      { incident: 'a', key: ROOT, isAbout: true },
    ]);
  });

  it('joins the incident that has its root already, and its own says so', async () => {
    await arrive(group([alert({ id: 'first' })]));
    await known('a', { key: 'group g' }, alert({ id: 'a' }));

    expect(await arrive(group([alert({ id: 'a' })]))).toMatchObject([
      { incident: 'first', alerts: [{ id: 'a' }] },
      { incident: 'a', partOf: 'first' },
    ]);
  });

  it('without a root is alone, and the same one again with it', async () => {
    const alone = { root: undefined, key: 'alert X pod/web' };

    expect(await arrive(group([alert({ id: 'a' })], alone))).toMatchObject([{ incident: 'a' }]);
    expect(await arrive(group([alert({ id: 'b' })], alone))).toMatchObject([{ incident: 'a' }]);
  });
});

it('what was over before it was told has its group in common', async () => {
  const ended = (id: string) => alert({ id, status: 'resolved' });
  const of = (id: string) => group([ended(id)], { root: undefined, key: `alert ${id}` });

  expect(await arrive(of('a'))).toMatchObject([{ incident: 'a' }]);
  expect(await arrive(of('b'))).toMatchObject([{ incident: 'a' }]);
});

describe('an incident that is looked at again', () => {
  it('takes over another root', async () => {
    await known('a', { root: 'other', key: 'other' }, alert({ id: 'a' }));

    expect(await arrive(group([], { incidents: ['a'] }))).toMatchObject([
      { incident: 'a', key: ROOT, isAbout: true },
    ]);
  });

  it('is part of the one that has that root, which takes its alerts', async () => {
    await arrive(group([alert({ id: 'first' })]));
    await known('a', { root: 'other', key: 'other' }, alert({ id: 'a' }));

    expect(await arrive(group([], { incidents: ['a'] }))).toMatchObject([
      { incident: 'first', alerts: [{ id: 'a' }] },
      { incident: 'a', partOf: 'first' },
    ]);
  });

  it('after its end takes the look, and no root', async () => {
    await known('a', { root: 'other', key: 'other' }, alert({ id: 'a', status: 'resolved' }));

    const [arrival, ...others] = await arrive(group([], { incidents: ['a'] }));

    expect(others).toEqual([]);
    expect(arrival).toMatchObject({ incident: 'a', isAbout: true });
    expect(arrival).not.toHaveProperty('key');
  });

  it('keeps what it is where nothing is found', async () => {
    await known('a', { root: ROOT, key: ROOT }, alert({ id: 'a' }));

    const well = group([], { incidents: ['a'], root: undefined, key: 'again a' });
    const [arrival] = await arrive(well);
    expect(arrival).toMatchObject({ incident: 'a', isAbout: true });
    expect(arrival).not.toHaveProperty('key');
  });
});

type Changes = Readonly<{ root?: string | undefined; key?: string; incidents?: readonly string[] }>;

function group(alerts: readonly Alert[], changes: Changes = {}): AlertGroup {
  const { root, ...rest } = { root: ROOT, key: ROOT, incidents: [], ...changes };
  const gathered = alerts.map((one) => ({ alert: one, group: 'g' }));
  return { rank: 0, affected: [], alerts: gathered, ...rest, ...(root && { root }) };
}

/** What comes of a group, whose new incidents are known afterwards. */
async function arrive(of: AlertGroup) {
  const incidents = { find: async (id: string) => records.get(id) };
  const arrivals = await arrivalsOf(of, AT, { ...kept, incidents });
  for (const { incident: id, alerts, key } of arrivals) {
    await kept.homes.set(
      alerts.map((one) => one.id),
      id,
    );
    if (key && !records.has(id)) {
      const own = { alerts, key, ...(of.root && { root: of.root }) };
      records.set(id, { ...incident({ id }), ...own });
    }
  }
  return arrivals;
}

/** An incident of these alerts. */
async function known(id: string, more: Partial<Incident>, ...alerts: readonly Alert[]) {
  records.set(id, { ...incident({ id }), alerts, ...more });
  await kept.homes.set(
    alerts.map((one) => one.id),
    id,
  );
}

function over(at: string): void {
  const record = kept.rootsKept.get(ROOT);
  if (!record) throw new Error('no such root');
  const incidents = record.incidents.map((one) => ({ ...one, overAt: at }));
  kept.rootsKept.set(ROOT, { ...record, incidents });
}
