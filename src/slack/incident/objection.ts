import type { Wording } from '../../answers/words/slack.ts';
import type { Sight } from '../../domain/audience.ts';
import type { Incident } from '../../domain/incident.ts';
import { isSettling, isUnderWay } from '../../incident/follow-act.ts';
import type { Shows } from '../listening.ts';
import { isStillShown } from '../still-shown.ts';

/**
 * Why nothing can be changed from an incident's messages now; undefined where nothing speaks against it. What was changed
 * already can still be undone.
 */
export function objection(
  incident: Incident,
  on: Sight['on'],
  shows: Shows,
  words: Wording,
  isUndo = false,
): string | undefined {
  if (!incident.mayAct) return words.notHere;
  const isShown = isStillShown(incident, shows) && shows(incident.place.channel, { on });
  if (!isShown) return words.notShown;
  return (isUndo ? isSettling : isUnderWay)(incident) ? words.underWay : undefined;
}
