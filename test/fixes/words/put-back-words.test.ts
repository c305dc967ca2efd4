import { expect, it } from '@jest/globals';

import { putBackWords } from '#src/fixes/words/put-back-words.ts';

const ARGO_CD = { by: 'argo-cd', name: 'shop' } as const;

it.each([
  [
    { is: 'git', owner: ARGO_CD, hasWritten: true },
    'It was reverted. Argo CD Application `shop` wrote to the object last. Make the change in Git.',
  ],
  [
    { is: 'git', owner: ARGO_CD, hasWritten: false },
    'It was reverted. Argo CD Application `shop` manages this object. Make the change in Git.',
  ],
  [
    { is: 'git', owner: { by: 'helm', name: 'shop' }, hasWritten: true },
    'It was reverted. Helm release `shop` wrote to the object last. Make the change in the values of its chart.',
  ],
  [
    { is: 'autoscaler', name: 'web' },
    'It was reverted. HorizontalPodAutoscaler `web` sets that number. Change the bounds of what it may set.',
  ],
  [
    { is: 'manager', name: 'prometheus-operator' },
    'It was reverted. `prometheus-operator` wrote to the object last. Make the change in the source that it reads.',
  ],
  [
    { is: 'manager', name: 'kubectl-edit' },
    'It was reverted. `kubectl-edit` wrote to the object last. Ask who did that before you make the change again.',
  ],
  [undefined, 'It was reverted. Ask who did that before you make the change again.'],
] as const)('who put a change back is named as far as that is known: %j', (by, text) => {
  expect(putBackWords.en(by)).toBe(text);
  expect(putBackWords.ko(by)).toMatch(/^변경이 되돌려졌습니다\. .*십시오\.$/);
});
