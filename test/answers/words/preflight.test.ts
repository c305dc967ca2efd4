import { expect, it } from '@jest/globals';

import { preflightSummary } from '#src/answers/words/preflight.ts';
import type { Deadlock, Preflight } from '#src/domain/preflight.ts';

const deadlock: Deadlock = {
  step: 2,
  at: { updated: 1, older: 2, phase: 'rolling' },
  placed: 0,
  rules: ['resources', 'volume-zone'],
  nodes: ['worker-1'],
  lacks: [],
  ports: [],
  endsByItself: [],
  rows: [],
};
const update: Preflight = {
  target: { kind: 'apps/Deployment', namespace: 'shop', name: 'web' },
  is: 'update',
  replicas: 2,
  moments: [],
  peak: 3,
  course: { is: 'stuck', deadlock },
  tried: [],
  notChecked: [],
};

it.each([
  [
    'en',
    'needs a node without obstacles (too few resources, the zone of its volume on `worker-1`)',
  ],
  ['ko', '장애물이 없는 노드(`worker-1` 노드: 자원 부족, 볼륨의 존)'],
] as const)('says in words (%s) which filters keep a pod off', (lang, said) => {
  expect(preflightSummary(update, lang)).toContain(said);
});
