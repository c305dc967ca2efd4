import { expect, it } from '@jest/globals';

import { quota } from '#src/knowledge/causes/creation/quota.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { refusedSet } from '#test/support/refusals.ts';

const refused = refusedSet(
  'exceeded quota: compute, requested: pods=1, used: pods=2, limited: pods=2',
);
const SELECTED = { scopeName: 'PriorityClass', operator: 'In', values: ['high', 'top'] };

it.each([
  [
    { scopes: ['NotTerminating', 'BestEffort'] },
    'Only pods of its scope count in it: `NotTerminating` (without activeDeadlineSeconds) and `BestEffort` (without requests and limits).',
    '/spec/scopes/1',
  ],
  [
    { scopeSelector: { matchExpressions: [SELECTED] } },
    'Only pods of its scope count in it: `PriorityClass In high, top` (by their priorityClassName).',
    '/spec/scopeSelector/matchExpressions/0/scopeName',
  ],
  [
    { scopeSelector: { matchExpressions: [{ ...SELECTED, operator: 'Exists', values: [] }] } },
    'Only pods of its scope count in it: `PriorityClass` (by their priorityClassName).',
    '/spec/scopeSelector/matchExpressions/0/scopeName',
  ],
])('a quota says which pods count in it: %j', (spec, said, path) => {
  const scoped = specified('ResourceQuota', 'compute', { hard: {}, ...spec });
  const [claim] = claimsAbout(refused, quota, cluster([refused, scoped]));

  expect(claim && quota.text.en(claim.subject, claim.params).sentence).toContain(said);
  expect(claim && adviceOn(quota, claim)?.text).toContain(said);
  expect(claim?.evidence.at(-1)).toMatchObject({ path });
});

it('one that counts all says nothing of scopes', () => {
  const plain = specified('ResourceQuota', 'compute', { hard: { pods: '2' } });
  const [claim] = claimsAbout(refused, quota, cluster([refused, plain]));

  expect(claim?.params).not.toHaveProperty('scopes');
  expect(claim && quota.text.en(claim.subject, claim.params).sentence).not.toContain('scope');
});
