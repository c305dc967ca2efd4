import { expect, it } from '@jest/globals';

import { toAnswerFinding } from '#src/answers/answer-finding.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { finding, symptom, web } from '#test/support/verdicts.ts';

const symptoms = [
  { ...symptom(), key: 'meant', hurts: 'nobody' },
  { ...symptom(), key: 'hurt', hurts: 'users' },
] as const;
const root = finding({ key: 'asleep', explains: ['meant'] });
const effect = finding({
  key: 'caller',
  role: 'effect',
  explains: ['hurt'],
  because: { at: web, edge: 'needs', look: 'ill', finding: 'asleep' },
});

function severityOfRoot(findings: readonly Finding[]) {
  const context = { lang: 'en', causes: [], offers: [], crashes: [], findings, symptoms } as const;
  return toAnswerFinding(root, { ...context, crashes: [] }).severity;
}

it('is as severe about what somebody meant as what that leads to', () => {
  expect(severityOfRoot([root])).toBe('info');
  expect(severityOfRoot([root, effect])).toBe('critical');
});
