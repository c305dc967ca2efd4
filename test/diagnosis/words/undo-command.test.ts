import { expect, it } from '@jest/globals';

import { undoCommand } from '#src/diagnosis/words/undo-command.ts';

it.each([
  ['apps/Deployment', 'kubectl -n shop rollout undo deployment/web'],
  ['argoproj.io/Rollout', 'kubectl argo rollouts -n shop undo web'],
  ['batch/CronJob', undefined],
])('goes back to the revision before of %s', (kind, command) => {
  expect(undoCommand({ kind, namespace: 'shop', name: 'web' })).toBe(command);
});
