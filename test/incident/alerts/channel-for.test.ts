import { describe, expect, it } from '@jest/globals';

import { channelFor } from '#src/incident/alerts/channel-for.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';
import { firing } from '#test/support/alerts.ts';

const alerts = [firing('Slow', { namespace: 'pay', severity: 'critical' })];
const incident = {
  ...emptyIncident('i-1', 'en', { channel: 'C1' }, '2026-01-01T12:00:00Z'),
  alerts,
};
const routes = [
  { channel: 'CSHOP', severities: ['critical'] },
  { channel: 'CPAY', namespaces: ['pay'] },
];

describe('the channel of an incident', () => {
  it('is that of the first route that fits', () => {
    expect(channelFor(incident, { routes, usual: 'C1', shows: () => true })).toBe('CSHOP');
  });

  it('is that of the next one where the first may not read the namespace', () => {
    const shows = (channel: string) => channel !== 'CSHOP';

    expect(channelFor(incident, { routes, usual: 'C1', shows })).toBe('CPAY');
  });

  it('is the usual one where none fits or may', () => {
    expect(channelFor(incident, { routes, usual: 'C1', shows: () => false })).toBe('C1');
    expect(channelFor(incident, { routes: [], usual: 'C1', shows: () => true })).toBe('C1');
  });
});
