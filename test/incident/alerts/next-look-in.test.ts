import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import { nextLookIn } from '#src/incident/alerts/next-look-in.ts';
import { alert, incident } from '#test/slack/support/incidents.ts';

const told: Incident = { ...incident(), alert: alert(), alerts: [alert()] };
const { answer: _, ...untold } = told;

describe('the next look for an incident', () => {
  it.each([
    [0, 30],
    [1, 90],
    [2, 180],
    [3, 1_800],
    [99, 1_800],
  ])('comes after look %i in %i s', (turn, seconds) => {
    const lastLook = { at: '2026-03-02T09:10:00Z', is: 'ill', said: '', turn } as const;

    expect(nextLookIn({ ...told, lastLook })).toBe(seconds * 1_000);
  });

  it('comes soon while the cluster does not answer, and where there was no room', () => {
    const silent = { is: 'failed', code: 'unreachable', message: '' } as const;

    expect(nextLookIn({ ...untold, unanswered: silent })).toBe(15_000);
    expect(nextLookIn(untold)).toBe(30_000);
  });

  it('comes once more after the end where it is not clear whether all is well, and not for ever', () => {
    const over = { ...told, alerts: [alert({ status: 'resolved' })] };
    const look = { at: '2026-03-02T09:10:00Z', is: 'unclear', said: '' } as const;

    expect(nextLookIn({ ...over, lastLook: { ...look, turn: 0 } })).toBe(10_000);
    expect(nextLookIn({ ...over, lastLook: { ...look, turn: 3 } })).toBeUndefined();
    expect(nextLookIn({ ...over, lastLook: { ...look, is: 'well', turn: 0 } })).toBeUndefined();
  });

  it('does not come where nothing would come of it', () => {
    const over = [alert({ status: 'resolved' })];
    const failed = { is: 'failed', code: 'failed', message: 'names no object' } as const;

    expect(nextLookIn({ ...told, alerts: over })).toBeUndefined();
    expect(nextLookIn({ ...told, partOf: { incident: 'i-2', channel: 'C1' } })).toBeUndefined();
    expect(nextLookIn({ ...untold, unanswered: failed })).toBeUndefined();
  });
});
