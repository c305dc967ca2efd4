import { expect, it } from '@jest/globals';

import { lookAfterEnd } from '#src/incident/alerts/look-after-end.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';
import { firing } from '#test/support/alerts.ts';

const endsAt = '2026-01-01T12:05:00Z';

it.each([
  ['2026-01-01T12:06:00Z', 'well', 'well'],
  ['2026-01-01T12:06:00Z', 'ill', 'ill'],
  ['2026-01-01T12:04:00Z', 'ill', 'unclear'],
] as const)('a look at %s that shows %s says after the end: %s', (at, is, said) => {
  const empty = emptyIncident('i-1', 'en', { channel: 'C1' }, '2026-01-01T12:00:00Z');
  const incident = { ...empty, alert: { ...firing('A', {}), endsAt } };

  expect(lookAfterEnd({ ...incident, lastLook: { at, is, said: '', turn: 0 } })).toBe(said);
  expect(lookAfterEnd(incident)).toBe('unclear');
});
