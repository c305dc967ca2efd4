import { expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import { alertModal, alertNoteModal } from '#src/slack/views/alert-modal.ts';

it.each(LANGS)('the modals of an alert say in %s what they do, in titles that fit', (lang) => {
  const silence = alertModal({ what: 'silence', incident: 'i', lang, matchers: '{a="b"}' });
  const mute = alertModal({ what: 'mute', incident: 'i', lang });

  expect(silence.title.text).not.toBe(mute.title.text);
  expect([silence, mute].every(({ title }) => title.text.length <= 24)).toBe(true);
  expect(JSON.stringify(silence.blocks)).toContain('{a=');
  expect([silence.callback_id, mute.callback_id]).toEqual(['silence_alert', 'mute_cause']);
});

it('a note has nothing to press', () => {
  expect(alertNoteModal('silence', 'Not now.', 'en')).not.toHaveProperty('submit');
});
