import { expect, it } from '@jest/globals';

import { isMuted } from '#src/incident/alerts/is-muted.ts';
import { muted } from '#src/incident/alerts/muted.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';

const at = '2026-01-01T12:00:00Z';
const empty = emptyIncident('i-1', 'en', { channel: 'C1' }, at);
const by = { team: 'T1', id: 'U1', name: 'mina' };

it('an incident is muted until the time is over', () => {
  const known = muted(empty, { by, at, until: '2026-01-01T13:00:00Z' });

  expect(isMuted(known, new Date('2026-01-01T12:59:00Z'))).toBe(true);
  expect(isMuted(known, new Date('2026-01-01T13:01:00Z'))).toBe(false);
  expect(isMuted(empty, new Date(at))).toBe(false);
});
