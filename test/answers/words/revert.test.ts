import { describe, expect, it } from '@jest/globals';

import { revertSaid } from '#src/answers/words/revert.ts';
import { REVERTS } from '#src/domain/git-owner.ts';
import { APPS, BLOG } from '#test/gitops/support/owners.ts';

describe('what is foretold of a live change', () => {
  it.each(REVERTS)('names the owner in both languages: %s', (is) => {
    const [en, ko] = [revertSaid({ is, owner: APPS }, 'en'), revertSaid({ is, owner: APPS }, 'ko')];

    expect(en).toMatch(/Flux Kustomization `apps`[^가-힣]*\.$/);
    expect(ko).toMatch(/Flux Kustomization `apps`.*[가-힣]/);
  });

  it.each([
    ['en', APPS, 'not in namespace `flux-system` of this cluster'],
    ['ko', APPS, '`flux-system` 네임스페이스에 없으므로'],
    ['en', BLOG, 'nowhere in this cluster'],
    ['ko', BLOG, '어디에도 없으므로'],
  ] as const)(
    'tells where an owner was looked for that is not there: %s, %j',
    (lang, owner, place) => {
      expect(revertSaid({ is: 'elsewhere', owner }, lang)).toContain(place);
    },
  );

  it.each([
    [
      'en',
      'forbidden',
      'Application `blog`: kubewhy may not read it (`list applications.argoproj.io`).',
    ],
    ['en', 'untold', 'Application `blog`: of those in this cluster none, or more than one, says'],
    ['ko', 'untold', '이 객체를 관리한다고 하는 것이 없거나 여럿임.'],
  ] as const)('tells why nobody knows which Application it is: %s, %s', (lang, why, said) => {
    const on = { kind: 'argoproj.io/Application', name: 'blog' };

    expect(revertSaid({ is: 'unknown', owner: BLOG, unread: { on, why } }, lang)).toContain(said);
  });

  it('tells the interval within which it is put back', () => {
    expect(revertSaid({ is: 'interval', owner: APPS, every: '10m' }, 'en')).toContain('within 10m');
  });
});
