import { expect, it } from '@jest/globals';

import { silenced } from '#src/incident/alerts/silenced.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';

const at = '2026-01-01T12:00:00Z';
const empty = emptyIncident('i-1', 'en', { channel: 'C1' }, at);
const by = { team: 'T1', id: 'U1', name: 'mina' };

it('an incident keeps its silence until that is ended', () => {
  const silence = { by, at, until: at, silence: 's-1', matchers: '{}' };
  const known = silenced(empty, silence);

  expect(known.silenced).toBe(silence);
  expect(silenced(known, undefined)).not.toHaveProperty('silenced');
});
