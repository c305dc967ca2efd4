import { expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import { previewModal } from '#src/slack/views/preview-modal.ts';
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
  ['en', '@mina agreed first, at <!date^'],
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
