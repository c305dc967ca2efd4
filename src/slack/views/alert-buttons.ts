import type { Button } from '@slack/types';

import { alertActions } from '../../answers/words/alert-actions.ts';
import type { Incident } from '../../domain/incident.ts';
import { button } from './blocks.ts';

/** What people may say about an alert that fires: that they have seen it, and that they want to hear nothing of it. */
export function alertButtons(incident: Incident): readonly Button[] {
  const { id, lang, alert, acknowledged, silenced, canSilence, partOf } = incident;
  if (alert?.status !== 'firing' || partOf) return [];
  const words = alertActions[lang];
  const value = { incident: id, lang };
  return [
    ...(acknowledged ? [] : [button('acknowledge', words.acknowledge, value)]),
    ...(canSilence && !silenced ? [button('silence_alert', words.silence, value)] : []),
    ...(silenced ? [button('end_silence', words.endSilence, value)] : []),
    button('mute_cause', words.mute, value),
  ];
}
