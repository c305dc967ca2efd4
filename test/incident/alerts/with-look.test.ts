import { describe, expect, it } from '@jest/globals';

import type { Answer } from '#src/domain/answer.ts';
import type { Incident } from '#src/domain/incident.ts';
import type { Result } from '#src/domain/jobs.ts';
import { withLook } from '#src/incident/alerts/with-look.ts';
import { alert, answer, finding, incident, plan } from '#test/slack/support/incidents.ts';

const symptom: Answer['symptoms'][number] = {
  key: 's1',
  kind: 'pod-not-ready',
  object: { kind: 'Pod', name: 'web-6c7c' },
  reason: 'Unschedulable',
  hurts: 'redundancy',
};
const ill = answer({ symptoms: [symptom] });
const ROOT = 'a root';
const told: Incident = {
  ...incident({ answer: ill }),
  alert: alert(),
  alerts: [alert()],
  root: ROOT,
  lastLook: { at: '2026-03-02T09:10:00Z', is: 'ill', said: ill.summary, turn: 0 },
};
const AT = '2026-03-02T09:11:00Z';

describe('a look', () => {
  it('that shows the same is no news, and the next one comes later', () => {
    const after = look(told, of(ill));

    expect(after).toMatchObject({ answer: ill, lastLook: { at: AT, is: 'ill', turn: 1 } });
    expect(after).not.toHaveProperty('news');
  });

  it('that is older changes nothing', () => {
    expect(look(told, of(ill), ROOT, '2026-03-02T09:09:00Z')).toBe(told);
  });

  it('that shows another root is news, and what it says is shown', () => {
    const other = answer({ symptoms: [symptom], findings: [finding({ cause: 'Another one.' })] });

    const after = look(told, of(other), 'another root');

    expect(after).toMatchObject({ root: 'another root', answer: other });
    expect(after.news).toMatchObject([{ is: 'other-root', said: 'Another one.' }]);
  });

  it('that shows more harm is news', () => {
    const worse = answer({ symptoms: [{ ...symptom, hurts: 'users' }] });

    expect(look(told, of(worse)).news).toMatchObject([{ is: 'worse' }]);
    expect(look({ ...told, answer: worse }, of(ill)).news).toBeUndefined();
  });

  it('that brings the first fix is news', () => {
    const without = { ...told, plans: [] };

    expect(look(without, of(ill)).news).toMatchObject([
      { is: 'fix-found', said: 'Let the spread rule skip tainted nodes' },
    ]);
    expect(look(told, of(ill)).news).toBeUndefined();
  });

  it('that shows all well says that somebody else did it, and the cause stays', () => {
    const well = answer({ state: 'healthy', findings: [], summary: 'All is well.' });

    const after = look(told, of(well), '');

    expect(after).toMatchObject({ answer: ill, root: ROOT, lastLook: { is: 'well' } });
    expect(after.news).toMatchObject([{ is: 'well-again', said: 'All is well.' }]);
    expect(look(after, of(well), '', '2026-03-02T09:12:00Z').news).toHaveLength(1);
  });

  it('after the end shows whether that is so', () => {
    const ended = { ...told, alerts: [alert({ status: 'resolved' })] };
    const well = answer({ state: 'healthy', findings: [] });

    expect(look(ended, of(ill)).news).toMatchObject([{ is: 'still-ill' }]);
    expect(look(ended, of(well), '')).toMatchObject({ lastLook: { is: 'well' } });
    expect(look(ended, of(well), '').news).toBeUndefined();
  });

  it('that was not possible keeps the answer, and says why where there is none', () => {
    const silent: Result = { is: 'failed', code: 'unreachable', message: 'silent since 14:01' };
    const { answer: _, lastLook: __, ...fresh } = told;

    expect(look(told, silent)).toMatchObject({ answer: ill, lastLook: { is: 'unclear' } });
    expect(look(fresh, silent)).toMatchObject({ unanswered: silent });
    expect(look({ ...fresh, unanswered: silent }, of(ill))).not.toHaveProperty('unanswered');
  });
});

function look(known: Incident, result: Result, root = ROOT, at = AT) {
  return withLook(known, { at, result, ...(root && { root }) });
}

function of(one: Answer): Result {
  return { is: 'answer', answer: one, plans: [plan()], tookMs: 1 };
}
