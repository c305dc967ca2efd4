import { expect, it } from '@jest/globals';

import { modalTitle } from '#src/answers/words/modal-title.ts';
import { LANGS } from '#src/domain/lang.ts';
import { LIMITS } from '#src/slack/views/limits.ts';
import { plan } from '#test/slack/support/incidents.ts';

const [change] = plan().changes;

it.each([
  ['a fix', plan(), 'Review fix'],
  ['an undo', { ...plan(), goal: { is: 'undone', on: change.on } as const }, 'Undo the change'],
  ['an abort', { ...plan(), remedy: 'rollout/abort' }, 'Abort the rollout'],
  [
    'a pull request',
    { ...plan(), changes: [{ ...change, do: 'propose' }] as const },
    'Open a pull request',
  ],
])('says what %s does', (_, made, title) => {
  expect(modalTitle(made, 'en')).toBe(title);
  for (const lang of LANGS)
    expect(modalTitle(made, lang).length).toBeLessThanOrEqual(LIMITS.modalTitle);
});
