import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import type { GitOwner, Revert } from '#src/domain/git-owner.ts';
import type { Lang } from '#src/domain/lang.ts';
import type { Change, Plan } from '#src/domain/plan.ts';
import { previewModal } from '#src/slack/views/preview-modal.ts';
import { APPS, BLOG } from '#test/gitops/support/owners.ts';
import { plan } from '#test/support/verdicts.ts';

it('shows the files of a pull request above what comes of them, and says that nothing is merged', () => {
  const [change] = plan().changes;
  const hash = '0'.repeat(40);
  const file = {
    path: 'blog/web.yaml',
    before: hash,
    after: hash,
    diff: '@@ -1,1 +1,1 @@\n-a\n+b',
  };
  const draft = { repository: 'acme/deploy', branch: 'main', files: [file] } as const;
  const own = plan({ changes: [{ ...change, do: 'propose', draft }] });
  const ready = { ...own, id: planId(own) };
  const reviewed = { incident: 'i', plan: ready.id, lang: 'en', at: '2026-01-01' } as const;

  const view = previewModal(
    { is: 'ready', plan: ready, title: 't', text: 't', undo: 'u' },
    reviewed,
  );

  const shown = JSON.stringify(view.blocks);
  expect(view.submit?.text).toBe('Open pull request');
  expect(shown).toContain('# acme/deploy, main: blog/web.yaml\\n@@ -1,1 +1,1 @@\\n-a\\n+b');
  expect(shown).toContain('once Git is applied');
  expect(shown).toContain('It merges nothing.');
});

it.each([
  ['Apply', plan().goal],
  ['Undo', { is: 'undone', on: plan().changes[0].on }],
] as const)('says what %s sends, by the name of its button', (button, goal) => {
  const own = plan({ goal });
  const ready = { ...own, id: planId(own) };
  const reviewed = { incident: 'i', plan: ready.id, lang: 'en', at: '2026-01-01' } as const;

  const view = previewModal(
    { is: 'ready', plan: ready, title: 't', text: 't', undo: 'u' },
    reviewed,
  );

  expect(view.submit?.text).toBe(button);
  expect(JSON.stringify(view.blocks)).toContain(`${button} sends exactly this`);
});

it('names the fix and the cause as its id has them, whatever the worker calls it', () => {
  const reviewed = { incident: 'i', plan: '', lang: 'en', at: '2026-01-01' } as const;
  const ready = { ...plan(), id: planId(plan()) };
  const preview = { is: 'ready', plan: ready, title: 'Harmless', text: 't', undo: 'u' } as const;

  const shown = JSON.stringify(previewModal(preview, reviewed).blocks);

  expect(shown).toContain(`\`${ready.remedy}\` · \`${ready.cause.id}\``);
});

it.each([
  ['en', '@mina approved first, at <!date^'],
  ['ko', '@mina 님이 <!date^'],
] as const)('names who agreed first, and when: %s', (lang, said) => {
  const ready = { ...plan(), id: planId(plan()) };
  const reviewed = { incident: 'i', plan: ready.id, lang, at: '2026-01-01' } as const;
  const first = { person: { team: 'T1', id: 'U1', name: 'mina' }, at: '2026-01-01T09:00:00Z' };

  const view = previewModal(
    { is: 'ready', plan: ready, title: 't', text: 't', undo: 'u' },
    reviewed,
    { isTwo: true, first },
  );

  expect(JSON.stringify(view.blocks)).toContain(said);
});

describe('what becomes of a live change stands below the change', () => {
  const RELEASE: GitOwner = { by: 'flux-helm', name: 'shop', namespace: 'apps' };
  const HELM: GitOwner = { by: 'helm', name: 'shop', namespace: 'shop' };
  const hash = '0'.repeat(40);
  const file = { path: 'web.yaml', before: hash, after: hash, diff: '@@ -1,1 +1,1 @@\n-a\n+b' };
  const draft = { repository: 'acme/deploy', branch: 'main', files: [file] } as const;
  const pull: Partial<Change> = { do: 'propose', draft };
  const beside = (revert: Revert): Told => ({ change: { beside: revert }, revert });

  it.each<Told & Readonly<{ what: string; en: string; ko: string }>>([
    {
      what: 'a pull request under self-heal',
      change: pull,
      revert: { is: 'self-heal', owner: BLOG },
      en: 'Argo CD Application `blog` reverts a live change of this within seconds',
      ko: 'Argo CD Application `blog` 객체가 몇 초 안에 되돌립니다',
    },
    {
      what: 'a pull request for a Kustomization',
      change: pull,
      revert: { is: 'interval', owner: APPS, every: '10m' },
      en: 'Flux Kustomization `apps` reverts a live change of this within 10m',
      ko: 'Flux Kustomization `apps` 객체가 주기(10m) 안에 되돌립니다',
    },
    {
      what: 'an action on a status',
      change: { sub: 'status' },
      revert: { is: 'not-held', owner: BLOG },
      en: 'Git does not set this, so Argo CD Application `blog` leaves',
      ko: 'Argo CD Application `blog` 객체가 되돌리지 않습니다',
    },
    {
      what: 'a change beside a HelmRelease',
      ...beside({ is: 'next-release', owner: RELEASE }),
      en: 'stays until the next upgrade of Flux HelmRelease `shop`',
      ko: 'Flux HelmRelease `shop` 객체의 다음 업그레이드까지 남습니다',
    },
    {
      what: 'a change beside a release of Helm',
      ...beside({ is: 'next-release', owner: HELM }),
      en: 'stays until the next upgrade of Helm release `shop`',
      ko: 'Helm release `shop` 객체의 다음 업그레이드까지 남습니다',
    },
    {
      what: 'a change beside a hub',
      ...beside({ is: 'elsewhere', owner: BLOG }),
      en: 'so it cannot tell whether a live change of this is reverted',
      ko: '되돌릴지도 예측할 수 없습니다',
    },
  ])('of $what', ({ change, revert, en, ko }) => {
    const of = (lang: Lang) => textOf(owned(change, revert), lang);

    expect(of('en')).toContain(en);
    expect(of('ko')).toContain(ko);
  });

  it('unless that is taken back: it is what Git has', () => {
    const undo = { ...owned({}, { is: 'self-heal', owner: BLOG }) };
    const goal = { is: 'undone', on: undo.changes[0].on } as const;

    expect(textOf({ ...undo, goal, id: planId({ ...undo, goal }) }, 'en')).not.toContain('`blog`');
  });
});

type Told = Readonly<{ change: Partial<Change>; revert: Revert }>;

function owned(own: Partial<Change>, revert: Revert): Plan {
  const [change] = plan().changes;
  const made = plan({ changes: [{ ...change, ...own }], ...(!own.beside && { revert }) });
  return { ...made, id: planId(made) };
}

function textOf(ready: Plan, lang: Lang): string {
  const reviewed = { incident: 'i', plan: ready.id, lang, at: '2026-01-01' } as const;
  const preview = { is: 'ready', plan: ready, title: 't', text: 't', undo: 'u' } as const;
  return JSON.stringify(previewModal(preview, reviewed).blocks);
}
