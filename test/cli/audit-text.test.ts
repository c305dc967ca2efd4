import { expect, it } from '@jest/globals';

import { auditText } from '#src/cli/audit-text.ts';
import type { AuditEntry } from '#src/domain/audit.ts';

const by = { team: 'T1', id: 'U1', name: 'mina' };
const on = { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' };
const plan = 'abcdef0123456789';
const id = 'a-1';

it.each<[AuditEntry, string]>([
  [{ id, what: 'asked', by, channel: 'C1', text: 'why web' }, 'mina (U1)  in C1: why web'],
  [
    { id, what: 'offered', incident: 'q', plans: [{ plan, remedy: 'rollout/abort', on }] },
    'kubewhy  abcdef012345 rollout/abort Rollout/web in shop',
  ],
  [{ id, what: 'approved', incident: 'q', plan, by }, 'mina (U1)  abcdef012345 in incident q'],
  [
    { id, what: 'ended', incident: 'q', plan, by, on, outcome: 'refused', text: 'Not allowed' },
    'mina (U1)  abcdef012345 Rollout/web in shop refused Not allowed',
  ],
  [{ id, what: 'alerted', channel: 'C1', alert: 'PodDown' }, 'kubewhy  in C1: PodDown'],
  [
    { id, what: 'refused', to: 'apply', by, incident: 'q', plan, text: 'Frozen' },
    'mina (U1)  to apply abcdef012345 Frozen',
  ],
  [{ id, what: 'refused', to: 'freeze', by, text: 'Not here' }, 'mina (U1)  to freeze Not here'],
  [
    { id, what: 'reverted', incident: 'q', plan, text: 'argocd put it back' },
    'kubewhy  abcdef012345 in incident q argocd put it back',
  ],
  [{ id, what: 'verified', incident: 'q', plan, by }, 'mina (U1)  abcdef012345 in incident q'],
  [{ id, what: 'froze', by, reason: 'payday' }, 'mina (U1)  payday'],
  [{ id, what: 'unfroze', by }, 'mina (U1)'],
  [{ id, what: 'acknowledged', by, incident: 'q' }, 'mina (U1)  incident q'],
  [
    { id, what: 'silenced', by, incident: 'q', text: '{a="b"} until noon' },
    'mina (U1)  {a="b"} until noon in incident q',
  ],
])('tells %o on one line', (deed, said) => {
  const entry = { at: '2026-03-02T09:00:00.123Z', role: 'gateway', signature: '', deed };

  const line = auditText({ ...entry, genuine: true });

  expect(line).toBe(`2026-03-02T09:00:00Z  ${deed.what.padEnd(12)}  ${said}`);
});

it.each<[string, unknown]>([
  ['of another form', { what: { forged: true } }],
  ['with commands of a terminal', { what: '\u001b[2J\u202e', by }],
  [
    'that tells several lines',
    { id, what: 'froze', by, reason: '\n2026-03-02T09:00:00Z  unfroze' },
  ],
])('marks an entry %s that kubewhy did not write', (_, deed) => {
  const entry = { at: '2026-03-02T09:00:00.123Z', role: 'gateway', signature: '' };

  const line = auditText({ ...entry, deed: deed as AuditEntry, genuine: false });

  expect(line).toContain('NOT WRITTEN BY THIS KUBEWHY');
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
