import { afterEach, describe, expect, it } from '@jest/globals';

import { showAgain, startAlerted } from '#test/slack/support/alerted.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { alert } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const mention = 'S0ONCALL01';
const remindMs = 15 * 60_000;
const late = () => new Date('2026-03-02T09:30:00Z'); // the alert began at 09:07
const early = () => new Date('2026-03-02T09:08:00Z');

describe('who is on call', () => {
  it('is mentioned at the first critical alert of an incident, once', async () => {
    gateway = await startAlerted({ onCall: { routes: [], mention }, now: early });
    await showAgain(gateway);

    expect(mentions()).toEqual([`<!subteam^${mention}> KubePodNotReady is critical.`]);
  });

  it('is the group of the route that led there', async () => {
    const routes = [{ channel: 'CALERTS001', severities: ['critical'], mention: 'S0TEAM0001' }];
    gateway = await startAlerted({ onCall: { routes, mention }, now: early });

    expect(mentions()).toEqual([expect.stringContaining('S0TEAM0001')]);
  });

  it('is not mentioned for what is no more than a warning', async () => {
    gateway = await startAlerted({ onCall: { routes: [], mention } }, alert());

    expect(mentions()).toEqual([]);
  });

  it('is reminded once where nobody has acknowledged it in time', async () => {
    gateway = await startAlerted({ onCall: { routes: [], mention, remindMs }, now: late });
    await showAgain(gateway);
    await showAgain(gateway);

    expect(mentions()).toEqual([
      expect.stringContaining('is critical.'),
      expect.stringContaining('nobody has acknowledged it for 15 min'),
    ]);
  });

  it('is not reminded of what somebody has acknowledged', async () => {
    gateway = await startAlerted({ onCall: { routes: [], mention, remindMs }, now: late });
    const known = gateway.redis.records.get('a-1');
    const by = { team: 'T1', id: 'U1', name: 'mina' };
    if (known)
      gateway.redis.records.set('a-1', {
        ...known,
        acknowledged: { by, at: '2026-03-02T09:10:00Z' },
      });

    await showAgain(gateway);

    expect(mentions()).toHaveLength(1);
  });

  it('has the cluster looked at in time for that', async () => {
    gateway = await startAlerted({
      onCall: { routes: [], mention, remindMs: 70_000 },
      now: early,
    });

    expect(gateway.redis.alerts.looks.get('a-1')).toBe(10_000);
  });
});

describe('an incident', () => {
  it('is told in the channel of its route', async () => {
    const routes = [
      { channel: 'COPS000001', namespaces: ['other'] },
      { channel: 'COPS000001', namespaces: ['blog-*'] },
    ];
    gateway = await startAlerted({ onCall: { routes } });

    expect(gateway.double.messages('COPS000001')).not.toEqual([]);
    expect(gateway.double.messages('CALERTS001')).toEqual([]);
  });

  it('is told in the usual one where that of its route may not see it', async () => {
    const routes = [{ channel: 'COPS000001', severities: ['critical'] }];
    gateway = await startAlerted(
      { onCall: { routes } },
      undefined,
      (channel) => channel !== 'COPS000001',
    );

    expect(gateway.double.messages('COPS000001')).toEqual([]);
    expect(gateway.double.messages('CALERTS001')).not.toEqual([]);
  });

  it('that only informs is kept and not told', async () => {
    gateway = await startAlerted({}, alert({ labels: { severity: 'info', pod: 'web-6c7c' } }));

    expect(gateway.double.messages('CALERTS001')).toEqual([]);
    expect(gateway.redis.records.has('a-1')).toBe(true);
  });

  it('is not told while its root is muted there', async () => {
    gateway = await startAlerted({ now: early }, alert({ labels: { severity: 'info' } }));
    const known = gateway.redis.records.get('a-1');
    const by = { team: 'T1', id: 'U1', name: 'mina' };
    const muted = { by, at: '2026-03-02T09:08:00Z', until: '2026-03-02T10:00:00Z' };
    if (known) gateway.redis.records.set('a-1', { ...known, alerts: [alert()], muted });

    await showAgain(gateway);

    expect(gateway.double.messages('CALERTS001')).toEqual([]);
  });
});

function mentions(): readonly string[] {
  return gateway.double
    .messages('CALERTS001')
    .flatMap(({ text }) => (text.includes('subteam') ? [text] : []));
}
