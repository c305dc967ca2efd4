import type { Button } from '@slack/types';

import type { Wording } from '../../../answers/words/slack.ts';
import type { Incident } from '../../../domain/incident.ts';
import { reviewButton } from '../fix-buttons.ts';
import type { Fix } from '../remedy.ts';

/** The buttons that open the review of these fixes: each but the first is called by its title, and Slack takes none twice. */
export function reviewButtons(
  incident: Incident,
  fixes: readonly Fix[],
  words: Wording,
): readonly Button[] {
  const all = fixes.map((one, at) =>
    reviewButton(incident, one, words, at === 0 ? undefined : one.title),
  );
  const ids = all.map((one) => one.action_id);
  return all.filter((one, at) => ids.indexOf(one.action_id) === at);
}
