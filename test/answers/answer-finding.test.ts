import { expect, it } from '@jest/globals';

import { toAnswerFinding } from '#src/answers/answer-finding.ts';
import type { Symptom } from '#src/domain/model.ts';
import type { Finding } from '#src/domain/verdict.ts';
import type { InGit } from '#src/fixes/change/git-owner.ts';
import { finding, offer, symptom, web } from '#test/support/verdicts.ts';

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

function severityOfRoot(findings: readonly Finding[], its: Symptom['hurts'] = 'nobody') {
  const [meant, hurt] = symptoms;
  const context = {
    lang: 'en',
    causes: [],
    offers: [],
    findings,
    symptoms: [{ ...meant, hurts: its }, hurt],
  } as const;
  return toAnswerFinding(root, { ...context, crashes: [] }).severity;
}

it('is as severe about what somebody meant as what that leads to', () => {
  expect(severityOfRoot([root])).toBe('info');
  expect(severityOfRoot([root, effect])).toBe('critical');
});

it('is as severe about a lesser harm as what that leads to', () => {
  expect(severityOfRoot([root], 'progress')).toBe('warning');
  expect(severityOfRoot([root, effect], 'progress')).toBe('critical');
});

const values = [{ key: 'replicaCount', file: 'blog/values.yaml' }];
const revert = { is: 'next-commit', owner: { by: 'argo-cd', name: 'blog' } } as const;
const undrafted = { why: 'git-helm', note: 'blog/values.yaml' } as const;

function toldInGit(git: Omit<InGit, 'revert'>) {
  const one = { ...offer(), finding: root.key, git: { ...git, revert } };
  const context = { lang: 'en', causes: [], offers: [one], findings: [root], symptoms } as const;
  return toAnswerFinding(root, { ...context, crashes: [] }).remedies[0]?.git;
}

it.each([
  ['its owner', { why: 'git-helm' as const, values }],
  ['the repository', { undrafted, values }],
])('names the likely value where a chart makes the object, as told by %s', (_, git) => {
  const told = toldInGit(git);

  expect(told?.values).toEqual(values);
  expect(told?.why).toMatch(/^a chart makes the object[^:]*$/);
});

it('names the file alone where no key is known', () => {
  expect(toldInGit({ undrafted })?.why).toContain(': blog/values.yaml');
});

it.each([
  [{ file: 'blog/web.jsonnet' }, /: most likely it is in `blog\/web\.jsonnet`$/],
  [{}, /: no file near there names it$/],
])(
  'names the file that names the object where nobody can follow what makes it: %j',
  (near, said) => {
    const own = { why: 'git-plugin', near } as const;

    expect(toldInGit({ why: 'git-plugin', undrafted: own })?.why).toMatch(said);
  },
);

it('names no value where something else stands between', () => {
  expect(toldInGit({ undrafted: { why: 'git-not-listed' }, values })).not.toHaveProperty('values');
});
