import { expect, it } from '@jest/globals';

import { noAnswerText } from '#src/slack/views/no-answer.ts';

const missing = (...nearest: readonly { kind: string; namespace?: string; name: string }[]) =>
  ({ is: 'no-such-target', nearest, tookMs: 1 }) as const;

it.each([
  ['en', '`shop` is a namespace. What is wrong in it: `@kubewhy scan shop`.'],
  ['ko', '`shop` 이름은 네임스페이스입니다. 그 안의 문제 보기: `@kubewhy scan shop`'],
] as const)(
  'says how to ask about a namespace that was asked for by its name, in %s',
  (lang, said) => {
    expect(noAnswerText({ text: 'shop' }, missing({ kind: 'Namespace', name: 'shop' }), lang)).toBe(
      said,
    );
  },
);

it('names what is called so as another kind', () => {
  const nearest = missing({ kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' });

  expect(noAnswerText({ text: 'deploy/web' }, nearest, 'en')).toContain('`Rollout shop/web`');
});
