import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import { gatherAlerts } from '#src/serve/roles/gather-alerts.ts';
import { alert, answer, incident } from '#test/slack/support/incidents.ts';
import { keptAlerts } from '#test/support/alert-records.ts';
import { keptOutbox } from '#test/support/outboxes.ts';

const NOW = '2026-01-01T00:00:00.000Z';

describe('alerts that were gathered', () => {
  it('are put as one look, once', async () => {
    const { gathering, kept, outbox } = gathered();
    await kept.inbox.put([{ id: 'n-1', alert: alert(), group: 'g' }]);

    await gathering.waiting();
    await gathering.waiting();

    const alerts = [{ alert: alert(), group: 'g' }];
    expect(outbox.worker).toEqual([
      { v: 1, id: 'b-1-0', kind: 'alerts', at: NOW, batch: 'b-1', alerts, open: [], lang: 'ko' },
    ]);
  });

  it('are nothing where none came', async () => {
    const { gathering, outbox } = gathered();

    await gathering.waiting();

    expect(outbox.worker).toEqual([]);
  });
});

describe('incidents whose time has come', () => {
  it('are looked at in one look: by what they are about, or by what each of their alerts names', async () => {
    const told = { ...incident({ id: 'i-1', answer: answer() }), root: 'R', alerts: [alert()] };
    const over = alert({ id: 'a-2', status: 'resolved' });
    const untold = { ...incident({ id: 'i-2' }), alerts: [alert(), over] };
    const { answer: _, ...unanswered } = untold;
    const { gathering, kept, outbox } = gathered(told, unanswered);
    await kept.open.lookIn('i-1', 0);
    await kept.open.lookIn('i-2', 0);
    await kept.open.lookIn('forgotten', 0);

    await gathering.due();

    const query = { text: 'rollout/web', namespace: 'blog-system' };
    expect(outbox.worker).toMatchObject([
      {
        kind: 'alerts',
        open: [{ incident: 'i-1', query }],
        alerts: [{ alert: alert(), group: 'i-2' }],
      },
    ]);
    expect([...kept.looks.keys()]).toEqual(['i-1', 'i-2']);
  });

  it('are nothing where there are none', async () => {
    const { gathering, outbox } = gathered();

    await gathering.due();

    expect(outbox.worker).toEqual([]);
  });
});

function gathered(...known: readonly Incident[]) {
  const kept = keptAlerts();
  const outbox = keptOutbox();
  const gathering = gatherAlerts({
    ...kept,
    incidents: { find: async (id) => known.find((one) => one.id === id) },
    outbox,
    lang: 'ko',
    now: () => new Date(NOW),
  });
  return { gathering, kept, outbox };
}
