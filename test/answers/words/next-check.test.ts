import { expect, it } from '@jest/globals';

import { nextCheckFor } from '#src/answers/words/next-check.ts';
import { symptomFinders } from '#src/knowledge/symptoms/index.ts';

it.each(symptomFinders.map(({ kind }) => kind))('names a check that decides about %s', (kind) => {
  const { en, ko } = nextCheckFor(kind);

  expect(en).toMatch(/\w/);
  expect(ko).toMatch(/\p{Script=Hangul}/u);
});

it('leads to the init container that the others wait for', () => {
  expect(nextCheckFor('pod-not-ready', 'ContainersNotInitialized').en).toContain('init container');
  expect(nextCheckFor('pod-not-ready', 'ContainersNotReady').en).not.toContain('init container');
});

it('leads to the kubelet that has said nothing of a pod yet', () => {
  expect(nextCheckFor('pod-not-ready', 'Pending').en).toContain('kubelet');
});

it('names no log of a container that never ran', () => {
  expect(nextCheckFor('container-waiting', 'CrashLoopBackOff').en).toContain('logs');
  expect(nextCheckFor('container-waiting', 'ImagePullBackOff').en).not.toContain('logs');
});
