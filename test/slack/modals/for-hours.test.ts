import { expect, it } from '@jest/globals';

import { forHours } from '#src/slack/modals/for-hours.ts';
import { mina } from '#test/slack/support/incidents.ts';

const now = new Date('2026-01-01T12:00:00Z');
const memory = JSON.stringify({ incident: 'i-1', lang: 'ko' });
const submission = { person: mina, view: 'V1', memory };

it('says until when, of which incident, in which language', () => {
  expect(forHours({ ...submission, fields: { hours: '4' } }, now)).toEqual({
    incident: 'i-1',
    lang: 'ko',
    until: '2026-01-01T16:00:00.000Z',
  });
});

it.each(['', '0', '-1', '1.5', '9999', 'soon'])('takes no "%s" hours', (hours) => {
  expect(forHours({ ...submission, fields: { hours } }, now)).toBeUndefined();
});

it('takes no modal that is not ours', () => {
  expect(forHours({ ...submission, memory: '{}', fields: { hours: '1' } }, now)).toBeUndefined();
});
