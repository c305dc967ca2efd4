import { describe, expect, it } from '@jest/globals';

import { toldIn } from '#src/incident/alerts/told-in.ts';
import { alert, answer, incident as incidentOf, plan } from '#test/slack/support/incidents.ts';

const routes = [{ channel: 'CTEAM00001', namespaces: ['blog-*'] }];
const next = {
  ...incidentOf(),
  alert: alert(),
  alerts: [alert()],
  answer: answer(),
  plans: [plan()],
};

describe('an incident of alerts', () => {
  it('is told in the channel of its route, which may see what it shows', () => {
    const told = toldIn(next, undefined, { routes, usual: 'CALERTS001', shows: () => true });

    expect(told).toMatchObject({ place: { channel: 'CTEAM00001' }, answer: next.answer });
  });

  it('is told in the usual channel where no route fits, or its channel may not read that namespace', () => {
    const around = { usual: 'CALERTS001', shows: () => true };
    const others = [{ channel: 'CTEAM00001', namespaces: ['pay'] }];
    const shows = (channel: string) => channel === 'CALERTS001';

    expect(toldIn(next, undefined, { ...around, routes: others }).place.channel).toBe('CALERTS001');
    expect(toldIn(next, undefined, { ...around, routes, shows }).place.channel).toBe('CALERTS001');
  });

  it('keeps its channel, and an answer that may not be seen there is left out', () => {
    const known = { ...next, place: { channel: 'CTEAM00001' }, plans: [] };
    const { answer: _, ...before } = known;
    const shows = (channel: string) => channel === 'CALERTS001';

    const told = toldIn({ ...next, place: known.place }, before, {
      routes: [],
      usual: 'CALERTS001',
      shows,
    });

    expect(told.place).toEqual({ channel: 'CTEAM00001' });
    expect(told).not.toHaveProperty('answer');
    expect(told.plans).toEqual([]);
  });

  it('that is new is muted as its root was', () => {
    const by = { team: 'T1', id: 'U1', name: 'mina' };
    const muted = { by, at: '2026-01-01T12:00:00Z', until: '2026-01-02T12:00:00Z' };
    const around = { routes: [], usual: 'CALERTS001', shows: () => true, canSilence: true, muted };

    expect(toldIn(next, undefined, around)).toMatchObject({ muted, canSilence: true });
    expect(toldIn(next, next, around).muted).toBeUndefined();
  });
});
