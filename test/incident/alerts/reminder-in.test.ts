import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import { reminderIn } from '#src/incident/alerts/reminder-in.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';
import { firing } from '#test/support/alerts.ts';

const now = new Date('2026-01-01T12:10:00Z');
const by = { team: 'T1', id: 'U1', name: 'mina' };
const at = now.toISOString();

describe('the reminder of an incident', () => {
  it('comes so long after its beginning', () => {
    expect(reminderIn(incident('critical'), { now, remindMs: 15 * 60_000 })).toBe(5 * 60_000);
    expect(reminderIn(incident('page'), { now, remindMs: 60_000 })).toBe(0);
  });

  it.each<[string, Incident]>([
    ['is no more than a warning', incident('warning')],
    ['somebody has acknowledged', { ...incident('critical'), acknowledged: { by, at } }],
    ['is muted', { ...incident('critical'), muted: { by, at, until: '2026-01-02T00:00:00Z' } }],
    ['is part of another', { ...incident('critical'), partOf: { incident: 'i', channel: 'C1' } }],
    [
      'is over',
      {
        ...incident('critical'),
        alerts: [{ ...firing('A', { severity: 'critical' }), status: 'resolved' }],
      },
    ],
  ])('does not come where it %s', (_, one) => {
    expect(reminderIn(one, { now, remindMs: 60_000 })).toBeUndefined();
  });

  it('comes after a mute that is over, and never without the setting', () => {
    const muted = { ...incident('critical'), muted: { by, at, until: '2026-01-01T12:05:00Z' } };

    expect(reminderIn(muted, { now, remindMs: 60_000 })).toBe(0);
    expect(reminderIn(muted, { now, remindMs: undefined })).toBeUndefined();
  });
});

function incident(severity: string): Incident {
  const alert = firing('A', { severity });
  const empty = emptyIncident('i-1', 'en', { channel: 'C1' }, '2026-01-01T12:00:00Z');
  return { ...empty, alert, alerts: [alert] };
}
