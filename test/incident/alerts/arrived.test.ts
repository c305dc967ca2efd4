import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import type { Result } from '#src/domain/jobs.ts';
import type { Alert } from '#src/domain/question.ts';
import { arrived } from '#src/incident/alerts/arrived.ts';
import { isOver } from '#src/incident/alerts/is-over.ts';
import { alert, answer } from '#test/slack/support/incidents.ts';

const AT = '2026-03-02T09:10:00Z';
const result: Result = { is: 'answer', answer: answer(), plans: [], tookMs: 1 };

describe('an incident of alerts', () => {
  it('begins with the first of them, and counts all', () => {
    const all = Array.from({ length: 25 }, (_, at) => alert({ id: `a-${at}` }));

    const made = arrive(undefined, all);

    expect(made).toMatchObject({
      id: 'i-1',
      openedAt: '2026-03-02T09:07:00Z',
      alert: { id: 'a-0' },
      moreAlerts: 5,
      key: 'R',
      root: 'R',
      affected: [{ kind: 'pod', name: 'web-1' }],
      answer: answer(),
    });
    expect(made.alerts).toHaveLength(20);
    expect(arrive(made, all)).toMatchObject({ moreAlerts: 5 });
  });

  it('is over when the last of them is, of which it has no room for all', () => {
    const all = Array.from({ length: 25 }, (_, at) => alert({ id: `a-${at}` }));
    const ended = all.map((one): Alert => ({ ...one, status: 'resolved' }));
    const made = arrive(undefined, all);

    const nearly = arrive(made, ended.slice(0, 24));
    expect([isOver(nearly), isOver(arrive(nearly, ended))]).toEqual([false, true]);
  });

  it('is called by an alert that fires', () => {
    const made = arrive(undefined, [alert({ id: 'a' }), alert({ id: 'b' })]);

    const after = arrive(made, [alert({ id: 'a', status: 'resolved' })]);

    expect(after.alert).toMatchObject({ id: 'b', status: 'firing' });
  });

  it('hears that it fires again, once', () => {
    const over = arrive(undefined, [alert({ id: 'a', status: 'resolved' })]);

    const again = arrive(over, [alert({ id: 'b' })]);

    expect(again.news).toMatchObject([{ is: 'fires-again' }]);
    expect(arrive(again, [alert({ id: 'b' })]).news).toHaveLength(1);
  });

  it('that is part of another one says so, and takes no look', () => {
    const made = arrive(undefined, [alert({ id: 'a' })]);
    const partOf = { incident: 'i-2', channel: 'C1', ts: '1.2' };

    const after = arrived(made, { ...arrival([]), isAbout: true }, { ...beginning, partOf });

    expect(after).toMatchObject({ partOf, answer: made.answer });
  });
});

const beginning = { lang: 'en', place: { channel: 'C1' }, at: AT } as const;

function arrive(known: Incident | undefined, alerts: readonly Alert[]): Incident {
  return arrived(known, arrival(alerts), beginning);
}

function arrival(alerts: readonly Alert[]) {
  const affected = [{ kind: 'pod', name: 'web-1' }];
  const group = { key: 'R', root: 'R', rank: 0, alerts: [], incidents: [], affected, result };
  return { incident: 'i-1', alerts, leave: new Set<string>(), group, isAbout: true, key: 'R' };
}
