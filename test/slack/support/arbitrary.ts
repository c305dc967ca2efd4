import * as fc from 'fast-check';

import type { Answer, AnswerEvidence, AnswerFinding, AnswerRemedy } from '#src/domain/answer.ts';
import type { ProofCode } from '#src/domain/codes.ts';
import type { Act, Incident } from '#src/domain/incident.ts';
import type { Check } from '#src/domain/plan.ts';
import { answer, finding, incident, mina, plan, remedy } from '#test/slack/support/incidents.ts';

const UNSAFE = [
  '<!channel>',
  '<@U1>',
  '&amp;',
  '```',
  '`',
  '*',
  '\u202e',
  '\u0000',
  '\ud800',
  '\n\n',
];

/** Text as a cluster, a log or a person may bring it: long, unprintable, or written to be believed. */
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...UNSAFE, '', ' '),
  fc
    .tuple(fc.constantFrom('&', '<', '가', '😀', 'a`', 'x '), fc.integer({ min: 1, max: 6000 }))
    .map(([unit, count]) => unit.repeat(count)),
);

const named = fc.record({ kind: text, namespace: text, name: text });
const check: fc.Arbitrary<Check> = fc.oneof(
  fc.record({ is: fc.constant('holds' as const), note: text }),
  fc.record({
    is: fc.constantFrom('fails' as const, 'not-checked' as const),
    why: text as fc.Arbitrary<ProofCode>,
    note: text,
  }),
);

const remedies: fc.Arbitrary<AnswerRemedy[]> = fc
  .array(
    fc.record({
      title: text,
      text,
      kind: fc.constantFrom('patch' as const, 'rollout' as const, 'manual' as const),
      risk: fc.constantFrom('none' as const, 'data' as const),
      patch: fc.array(fc.record({ op: fc.constant('add' as const), path: text, value: text }), {
        maxLength: 4,
      }),
      command: text,
      proof: fc.record({ placement: check, rules: check, admission: check }),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, at) => remedy({ ...one, plan: `plan-${at}` })));

const quoted: fc.Arbitrary<AnswerEvidence> = fc.record({
  source: fc.constantFrom('field' as const, 'log' as const),
  object: named,
  path: text,
  time: fc.oneof(text, fc.constant('2026-03-02T09:07:00Z')),
  text,
});

const findings: fc.Arbitrary<AnswerFinding[]> = fc.array(
  fc
    .record({
      title: text,
      cause: text,
      lines: fc.array(text, { maxLength: 20 }),
      evidence: fc.array(quoted, { maxLength: 12 }),
      remedies,
    })
    .map((one) => finding(one)),
  { maxLength: 8 },
);

const answers: fc.Arbitrary<Answer> = fc
  .record({
    state: fc.constantFrom<Answer['state'][]>(
      'healthy',
      'recovered',
      'progressing',
      'explained',
      'unexplained',
      'gone',
    ),
    summary: text,
    target: fc.record({ kind: text, namespace: text, name: text, cluster: text }),
    findings,
    symptoms: fc.array(
      fc.record({
        key: text,
        kind: text,
        object: named,
        reason: text,
        hurts: fc.constant('users' as const),
      }),
      { maxLength: 6 },
    ),
    ruledOut: fc.array(fc.record({ id: text, because: text }), { maxLength: 20 }),
    notChecked: fc.array(fc.record({ what: text, why: text }), { maxLength: 20 }),
    changes: fc.array(quoted, { maxLength: 3 }),
  })
  .map((one) => answer(one));

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    plan: text,
    title: text,
    by: fc.record({ team: text, id: text, name: text }),
    at: fc.constant('2026-03-02T09:11:00Z'),
    progress: fc.record({ step: fc.constantFrom('applied' as const, 'refused' as const), text }),
  }),
  { maxLength: 6 },
);

/** Any incident with an answer. */
export const incidents: fc.Arbitrary<Incident & { answer: Answer }> = fc
  .record({
    answer: answers,
    acts,
    lang: fc.constantFrom('en' as const, 'ko' as const),
    asker: fc.oneof(fc.constant(mina), fc.record({ team: text, id: text, name: text })),
  })
  .map((one) => ({
    ...incident(one),
    answer: one.answer,
    plans: [0, 1, 2, 3, 4].map((at) => plan(`plan-${at}`)),
  }));
