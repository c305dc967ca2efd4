import { expect, it } from '@jest/globals';

import { acknowledged } from '#src/incident/alerts/acknowledged.ts';
import { emptyIncident } from '#src/incident/empty-incident.ts';

const at = '2026-01-01T12:00:00Z';
const empty = emptyIncident('i-1', 'en', { channel: 'C1' }, at);
const mina = { by: { team: 'T1', id: 'U1', name: 'mina' }, at };
const joon = { by: { team: 'T1', id: 'U2', name: 'joon' }, at };

it('an incident keeps who was the first to acknowledge it', () => {
  expect(acknowledged(acknowledged(empty, mina), joon).acknowledged).toBe(mina);
});
