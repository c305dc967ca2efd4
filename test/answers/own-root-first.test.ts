import { expect, it } from '@jest/globals';

import { ownRootFirst } from '#src/answers/own-root-first.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const symptoms = [{ key: 's', kind: 'x', object: web, reason: 'x', hurts: 'users' }] as const;
const nearby = finding({ key: 'nearby', explains: ['other'], cause: 'Another one.' });
const own = finding({ key: 'own', explains: ['s'], cause: 'Its own.' });

it('puts the cause of the trouble of an alert’s object before worse trouble nearby', () => {
  const found = answer({ target: { ...web, cluster: 'lab' }, symptoms, findings: [nearby, own] });

  expect(ownRootFirst(found)).toMatchObject({
    summary: 'Its own.',
    findings: [{ key: 'own' }, { key: 'nearby' }],
  });
});

it('leaves an answer as it is that begins with it', () => {
  const found = answer({ target: { ...web, cluster: 'lab' }, symptoms, findings: [own, nearby] });

  expect(ownRootFirst(found)).toBe(found);
});
