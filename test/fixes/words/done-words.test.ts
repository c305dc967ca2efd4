import { expect, it } from '@jest/globals';

import { doneWords } from '#src/fixes/words/done-words.ts';
import { present } from '#src/text/present.ts';

it.each([
  [{ pods: 2, of: 'new' }, true, 'Done: 2 of 2 new pods ready, and the cause is gone.'],
  [{ pods: 1, of: 'new' }, true, 'Done: 1 of 1 new pod ready, and the cause is gone.'],
  [{ pods: 3, of: 'stable' }, false, 'Done: 3 of 3 stable pods ready.'],
  [{ pods: 2, of: 'all' }, true, 'Done: 2 of 2 pods ready, and the cause is gone.'],
  [undefined, true, 'Done: the cause is gone.'],
  [undefined, false, undefined],
] as const)('says of %j and a cause that is gone (%s): %s', (ready, isGone, text) => {
  expect(doneWords(present({ ready }), isGone, 'en')).toBe(text);
});

it('says the same in Korean', () => {
  expect(doneWords({ ready: { pods: 2, of: 'new' } }, true, 'ko')).toBe(
    '완료: 새 파드 2개 중 2개가 준비되었고 원인이 사라졌습니다.',
  );
});

it.each([
  [1200, 'after 20 min', '20분 만에'],
  [10_800, 'after 3 h', '3시간 만에'],
])('says that it is early, if the run before lasted %i s', (lived, en, ko) => {
  const ready = { pods: 1, of: 'new' } as const;

  expect(doneWords({ ready, lived }, true, 'en')).toContain(`failed ${en}, so it is too early`);
  expect(doneWords({ ready, lived }, true, 'ko')).toContain(ko);
});
