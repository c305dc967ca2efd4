import { expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { recorded } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';

it.each([
  ['en', 'It belonged to Rollout'],
  ['ko', '속해 있었습니다'],
] as const)(
  'says in %s what a deleted pod belonged to and what is there instead',
  async (lang, words) => {
    const source = recorded(
      await readRecording('recordings/inc-000-1/after/honor-taints-per-revision'),
    );
    const query = { text: 'web-56956db584-abcde', namespace: 'blog-system' };

    const found = await investigate({ query }, { loader: loaderOf(source), cluster: 'test', lang });

    if (found.is !== 'answer') throw new Error(`It is ${found.is}.`);
    expect(found.answer.state).toBe('gone');
    expect(found.answer.summary).toContain(words);
    expect(found.answer.summary).toContain('`web-56956db584-q2xxg`');
  },
);

it.each([
  ['en', 'Best clue: ', 'Looked at: Deployment, ReplicaSet, Pod.', 'Next check: '],
  ['ko', '단서: ', '살펴본 것: Deployment, ReplicaSet, Pod.', '다음 확인: '],
] as const)(
  'says in %s of what it cannot explain what points somewhere, what it looked at, and what would decide',
  async (lang, clue, looked, next) => {
    const source = recorded(await readRecording('test/scenarios/crash-no-logs'));
    const query = { text: 'deploy/settlement', namespace: 'batch-eu' };

    const found = await investigate({ query }, { loader: loaderOf(source), cluster: 'test', lang });

    if (found.is !== 'answer') throw new Error(`It is ${found.is}.`);
    expect(found.answer.state).toBe('unexplained');
    expect(found.answer.summary).toContain(clue);
    expect(found.answer.summary).toContain(looked);
    expect(found.answer.summary).toContain(next);
  },
);

it.each([
  ['en', 'The cause behind that could not be checked'],
  ['ko', '그 뒤의 원인까지는 확인하지 못했습니다'],
] as const)(
  'says in %s how far it saw where what is behind may not be read',
  async (lang, words) => {
    const whole = await readRecording('test/scenarios/provisioning-fails');
    const source = recorded({
      ...whole,
      objects: whole.objects.filter(({ kind = '' }) => !['StorageClass', 'Event'].includes(kind)),
      notCaptured: [{ resource: 'storageclasses.storage.k8s.io', reason: 'forbidden' }],
    });

    const found = await investigate(
      { query: { text: 'pod/orders-0', namespace: 'shop' } },
      { loader: loaderOf(source), cluster: 'test', lang },
    );

    if (found.is !== 'answer') throw new Error(`It is ${found.is}.`);
    expect(found.answer.state).toBe('unexplained');
    expect(found.answer.summary).toContain('PersistentVolumeClaim');
    expect(found.answer.summary).toContain(words);
  },
);
