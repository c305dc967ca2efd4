import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import { alertButtons } from '#src/slack/views/alert-buttons.ts';
import { alert, incident, mina } from '#test/slack/support/incidents.ts';

const at = '2026-01-01T12:00:00Z';
const silenced = { by: mina, at, until: at, silence: 's', matchers: '{}' };

describe('the buttons of an alert', () => {
  it.each<[string, Partial<Incident>, readonly string[]]>([
    ['that fires', {}, ['acknowledge', 'mute_cause']],
    [
      'of a known Alertmanager',
      { canSilence: true },
      ['acknowledge', 'silence_alert', 'mute_cause'],
    ],
    ['that is acknowledged', { acknowledged: { by: mina, at } }, ['mute_cause']],
    [
      'that is silenced',
      { canSilence: true, silenced },
      ['acknowledge', 'end_silence', 'mute_cause'],
    ],
    ['that is told elsewhere', { partOf: { incident: 'i', channel: 'C1' } }, []],
    ['that is over', { alert: alert({ status: 'resolved' }) }, []],
  ])('%s are these', (_, over, ids) => {
    const buttons = alertButtons({ ...incident(), alert: alert(), ...over });

    expect(buttons.map((one) => one.action_id)).toEqual(ids);
  });

  it('are none of a question', () => {
    expect(alertButtons(incident())).toEqual([]);
  });
});
