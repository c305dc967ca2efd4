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
    ['en', 'namespace `argocd` of this cluster'],
    ['ko', '`argocd` 네임스페이스에 없으므로'],
  ] as const)('tells where an owner was looked for that is not there: %s', (lang, place) => {
    expect(revertSaid({ is: 'elsewhere', owner: BLOG }, lang)).toContain(place);
  });

  it('tells the interval within which it is put back', () => {
    expect(revertSaid({ is: 'interval', owner: APPS, every: '10m' }, 'en')).toContain('within 10m');
  });
});
