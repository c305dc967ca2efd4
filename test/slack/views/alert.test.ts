import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import type { Alert } from '#src/domain/question.ts';
import { alertMessage } from '#src/slack/views/alert.ts';
import { answer, incident as incidentOf, mina } from '#test/slack/support/incidents.ts';
import { firing } from '#test/support/alerts.ts';

const full = firing(
  'KubePersistentVolumeFillingUp',
  { severity: 'critical', namespace: 'shop', persistentvolumeclaim: 'data' },
  { summary: 'The volume fills up.', description: 'Only 2 % of data is free.' },
);
const calm = { ...answer(), state: 'healthy', findings: [], symptoms: [] } as const;

describe('the message of an alert', () => {
  it('says what the alert says, and then what the cluster says', () => {
    const [head, title] = sections({ alert: full, answer: answer() });

    expect(head).toMatch(/^🔴 \*KubePersistentVolumeFillingUp\* · firing · critical · since /);
    expect(head).toContain('The volume fills up.');
    expect(head).not.toContain('Only 2 %');
    expect(title).toContain('*web*');
  });

  it('is never green while the alert fires, and says what it measures and what to check', () => {
    const text = textOf({ alert: full, answer: calm });

    expect(text).toContain('The volume fills up. Only 2 % of data is free.');
    expect(text).not.toMatch(/🟢|✅/);
    expect(text).toContain('Kubernetes shows nothing wrong with');
    expect(text).toContain('It measures the free space or inodes of a volume');
    expect(text).toContain('Next check: what fills it');
  });

  it('says of an unknown alert that its rule tells what it measures', () => {
    expect(textOf({ alert: { ...full, name: 'OrdersSlow' }, answer: calm })).toContain(
      'read its expression',
    );
  });

  it('has the next check where it is about no object', () => {
    const text = textOf({ alert: firing('KubeAPIErrorBudgetBurn', { severity: 'critical' }) });

    expect(text).toContain('etcd latency');
    expect(text).toContain('name no object');
  });

  it('lets people choose where it may mean several objects', () => {
    const candidates = ['a', 'b'].map((namespace) => ({ kind: 'Service', namespace, name: 'web' }));
    const { blocks } = alertMessage(
      { ...bare(), alert: firing('OrdersSlow', { app: 'web' }) },
      { is: 'ambiguous', candidates },
    );

    expect(JSON.stringify(blocks)).toContain('"value":"service/web -n a"');
  });

  it('says where its labels name what the cluster does not have', () => {
    const { blocks } = alertMessage(
      { ...bare(), alert: firing('BlackboxProbeFailed', { instance: 'https://a.example.com' }) },
      { is: 'no-such-target', nearest: [] },
    );

    expect(JSON.stringify(blocks)).toContain('There is no object in this cluster');
    expect(JSON.stringify(blocks)).toContain('curl -v');
  });

  it('counts its alerts and names what they affect', () => {
    const other = { ...full, id: 'a-2', name: 'KubePodNotReady' };
    const affected = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ kind: 'Pod', name }));

    const text = textOf({ alert: full, alerts: [full, other, { ...other, id: 'a-3' }], affected });

    expect(text).toContain('3 alerts: KubePodNotReady ×2, KubePersistentVolumeFillingUp');
    expect(text).toMatch(/Affected: `Pod a`.* and 1 more/);
  });

  it('links to runbook, dashboard, rule and silence, and to nothing else', () => {
    const alert: Alert = {
      ...full,
      annotations: {
        runbook_url: 'https://runbooks.example.com/pv?a=1&b=2',
        dashboard: 'javascript:alert(1)',
      },
      link: 'https://prometheus.example.com/graph?g0.expr=a|b',
      silence: 'https://alertmanager.example.com/#/silences/new',
    };

    const text = textOf({ alert });

    expect(text).toContain('<https://runbooks.example.com/pv?a=1&amp;b=2|Runbook>');
    expect(text).toContain('<https://prometheus.example.com/graph?g0.expr=a%7Cb|Source>');
    expect(text).toContain('|Silence in Alertmanager>');
    expect(text).not.toContain('javascript');
  });

  it('says who has seen, silenced or muted it, and where else it is told', () => {
    const at = '2026-01-01T12:05:00Z';
    const text = textOf({
      alert: full,
      acknowledged: { by: mina, at },
      silenced: { by: mina, at, silence: 's1', until: at, matchers: '{}' },
      muted: { by: mina, at, until: at },
      partOf: { incident: 'i2', channel: 'C1', ts: '17.42' },
      before: {
        times: 3,
        days: 7,
        last: { incident: 'i1', channel: 'C1', ts: '16.42' },
        fix: { title: 'Honor taints', by: mina },
      },
    });

    expect(text).toContain(`Acknowledged by <@${mina.id}>`);
    expect(text).toContain('Silenced in Alertmanager');
    expect(text).toContain('Muted here');
    expect(text).toContain('Part of <https://slack.com/archives/C1/p1742|another message>');
    expect(text).toContain(
      '3rd time in 7 days (<https://slack.com/archives/C1/p1642|the last one>)',
    );
    expect(text).toContain(`last fixed by <@${mina.id}> with Honor taints`);
  });
});

function bare(): Incident {
  const { answer: _, ...rest } = incidentOf();
  return { ...rest, plans: [] };
}

function messageOf(over: Partial<Incident> & Readonly<{ alert: Alert }>) {
  return alertMessage({ ...bare(), ...over });
}

function sections(over: Partial<Incident> & Readonly<{ alert: Alert }>): readonly string[] {
  return messageOf(over).blocks.flatMap((block) =>
    block.type === 'section' && block.text ? [block.text.text] : [],
  );
}

function textOf(over: Partial<Incident> & Readonly<{ alert: Alert }>): string {
  return JSON.stringify(messageOf(over).blocks);
}
