import { expect, it } from '@jest/globals';

import { NOT_SHOWN, sightsOf } from '#src/approvals/sights-of.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

const pod = { kind: 'Pod', namespace: 'payments', name: 'db-0' };
const none = { findings: [], symptoms: [] };

it('are the target, and all that findings and symptoms rest on or tell of', () => {
  const shown = answer({
    findings: [
      finding({
        params: { delivery: { about: pod } },
        evidence: [{ source: 'log', object: pod, text: 'refused' }],
      }),
    ],
    symptoms: [{ key: 's', kind: 'crash', object: pod, reason: 'Error', hurts: 'users' }],
  });

  expect(sightsOf(shown)).toEqual([
    { on: shown.target },
    { on: finding().subject },
    { on: pod },
    { on: pod, isLog: true },
    { on: pod },
  ]);
});

it('are nothing of what is not shown, and nothing of a pasted text', () => {
  const text = { kind: 'Text', name: 'pasted', cluster: 'lab' };
  const end = finding({ id: NOT_SHOWN, subject: pod, evidence: [] });

  expect(sightsOf(answer({ ...none, target: text, findings: [end] }))).toEqual([]);
});
