import { describe, expect, it } from '@jest/globals';

import { alertGroups, type LookedAlert } from '#src/answers/alert-groups.ts';
import type { Answer } from '#src/domain/answer.ts';
import type { Harm } from '#src/domain/harm.ts';
import type { Looked } from '#src/domain/jobs.ts';
import type { Alert, Query } from '#src/domain/question.ts';
import { alert, answer } from '#test/slack/support/incidents.ts';

const web: Query = { text: 'deployment/web', namespace: 'shop' };
const silent: Looked = { result: { is: 'failed', code: 'unreachable', message: 'silent' } };

describe('alerts', () => {
  it('of one root come together, with what they name', () => {
    const pod: Query = { text: 'pod/web-1', namespace: 'shop' };
    const root = ill('R', 'users');

    const groups = grouped([looked({ id: 'a' }, root, web), looked({ id: 'b' }, root, pod)]);

    expect(groups).toMatchObject([
      {
        root: 'R',
        alerts: [{ alert: { id: 'a' } }, { alert: { id: 'b' } }],
        affected: [
          { kind: 'deployment', namespace: 'shop', name: 'web' },
          { kind: 'pod', namespace: 'shop', name: 'web-1' },
        ],
      },
    ]);
  });

  it('are told by whom the root hurts, and then by severity', () => {
    const critical = { labels: { severity: 'critical' } };

    const groups = grouped([
      looked({ id: 'warning-progress' }, ill('P', 'progress'), web),
      looked({ id: 'critical-progress', ...critical }, ill('Q', 'progress'), web),
      looked({ id: 'redundancy' }, ill('R', 'redundancy'), web),
      looked(
        { id: 'nothing-known', labels: {} },
        { result: { is: 'failed', code: 'failed', message: '' } },
      ),
      looked({ id: 'users' }, ill('U', 'users'), web),
    ]);

    expect(groups.map(({ alerts: [one] }) => one?.alert.id)).toEqual([
      'users',
      'redundancy',
      'critical-progress',
      'warning-progress',
      'nothing-known',
    ]);
    expect(Math.max(...groups.map(({ rank }) => rank))).toBeLessThan(90);
  });

  it('without a root are alone, but for the same alert about the same object', () => {
    const well: Looked = { result: { is: 'answer', answer: answer(), plans: [], tookMs: 1 } };

    const groups = grouped([
      looked({ id: 'a', name: 'X' }, well, web),
      looked({ id: 'b', name: 'X' }, well, web),
      looked({ id: 'c', name: 'Y' }, well, web),
      looked({ id: 'd', name: 'X' }, well, { text: 'deployment/api', namespace: 'shop' }),
    ]);

    expect(groups.map(({ alerts }) => alerts.length)).toEqual([2, 1, 1]);
  });

  it('about no object are alone, unless many of one name come at once', () => {
    const none: Looked = { result: { is: 'failed', code: 'failed', message: 'names nothing' } };
    const of = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        looked({ id: `${name}${at}`, name, labels: { at: `${at}`, prometheus: 'a' } }, none),
      );

    const groups = grouped([...of('few', 3), ...of('many', 4)]);

    expect(groups.map(({ alerts }) => alerts.length)).toEqual([4, 1, 1, 1]);
  });

  it('come as Alertmanager groups them where the cluster does not answer', () => {
    const groups = grouped([
      looked({ id: 'a', name: 'X' }, silent, web, 'g1'),
      looked({ id: 'b', name: 'Y' }, silent, { text: 'pod/api-1' }, 'g1'),
      looked({ id: 'c', name: 'X' }, silent, web, 'g2'),
    ]);

    expect(groups.map(({ alerts }) => alerts.length)).toEqual([2, 1]);
  });
});

it('an incident that is looked at again is with the alerts of its root', () => {
  const again = { open: { incident: 'i-1', query: web }, look: ill('R', 'users') };

  const groups = alertGroups([looked({ id: 'a' }, ill('R', 'users'), web)], [again], 'b-1');

  expect(groups).toMatchObject([{ root: 'R', incidents: ['i-1'], alerts: [{}] }]);
});

function grouped(alerts: readonly LookedAlert[]) {
  return alertGroups(alerts, [], 'b-1');
}

function looked(over: Partial<Alert>, look: Looked, query?: Query, group = 'g'): LookedAlert {
  return { gathered: { alert: alert(over), group }, look, ...(query && { query }) };
}

function ill(root: string, hurts: Harm): Looked {
  const object = { kind: 'Pod', name: 'web-1' };
  const symptom: Answer['symptoms'][number] = { key: 's1', kind: 'x', object, reason: 'x', hurts };
  const found = answer({ symptoms: [symptom] });
  return { root, result: { is: 'answer', answer: found, plans: [], tookMs: 1 } };
}
