import { expect, it } from '@jest/globals';

import { ownRoot } from '#src/domain/own-root.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const pod = { kind: 'Pod', namespace: 'shop', name: 'web-1' };
const node = { kind: 'Node', name: 'n1' };
const symptom = (key: string, object: typeof web | typeof node) =>
  ({ key, kind: 'x', object, reason: 'x', hurts: 'users' }) as const;

const nearby = finding({ key: 'nearby', explains: ['of-node'] });
const own = finding({ key: 'own', explains: ['of-pod'] });
const effect = finding({
  key: 'effect',
  role: 'effect',
  explains: ['of-web'],
  because: { finding: 'own', edge: 'e' },
});

it('stands behind the trouble of the target, whatever is worse nearby', () => {
  const target = { ...web, cluster: 'lab' };
  const symptoms = [symptom('of-node', node), symptom('of-web', web)];
  const found = answer({ target, symptoms, findings: [nearby, own, effect] });

  expect(ownRoot(found)).toBe(own);
});

it('stands behind the trouble of the workload of a target', () => {
  const target = { ...pod, cluster: 'lab' };
  const symptoms = [symptom('of-node', node), symptom('of-web', web)];
  const found = answer({ target, symptoms, findings: [nearby, own, effect] });

  expect(ownRoot(found, [{ of: pod, by: web }])).toBe(own);
});

it('is the first finding where nothing is wrong with the target itself, and of a circle one of it', () => {
  const found = answer({ symptoms: [symptom('of-node', node)], findings: [nearby, own] });
  const circle = { ...own, because: { finding: 'effect', edge: 'e' } };
  const target = { ...web, cluster: 'lab' };
  const symptoms = [symptom('of-web', web)];

  expect(ownRoot(found)).toBe(nearby);
  expect(ownRoot(answer({ target, symptoms, findings: [circle, effect] }))).toBeDefined();
});
