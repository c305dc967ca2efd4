import { expect, it } from '@jest/globals';

import { pullOf } from '#src/carry-out/pull-request/pull-of.ts';
import { planOf, proposing } from '#test/carry-out/pull-request/support/proposals.ts';
import { approved } from '#test/fixes/support/surroundings.ts';

const files = [{ path: 'shop/web.yaml', before: '', after: '', diff: '' }] as const;
const draft = { repository: 'acme/deploy', branch: 'main', files };
const plan = planOf({ ...proposing('web:2'), draft, undo: { none: 'is-in-git' } });
const snapshot = {
  repository: 'acme/deploy',
  branch: 'main',
  commit: 'c1',
  files: new Map<string, string>(),
};
const drafted = { draft, snapshot, texts: new Map<string, string>() };

it.each([
  ['who approved it', approved(plan.id, 'U1'), 'for U1 in Slack'],
  [
    'both who approved it',
    { ...approved(plan.id, 'U2'), first: approved(plan.id, 'U1') },
    'for U1 and U2 in Slack',
  ],
])('a pull request names %s', (_, approval, said) => {
  expect(pullOf(plan, drafted, approval).body).toContain(said);
});
