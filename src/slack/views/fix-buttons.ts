import type { Button } from '@slack/types';

import { liveTitle } from '../../answers/words/preview.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Act, Incident } from '../../domain/incident.ts';
import { shownActs } from '../../incident/follow-act.ts';
import { button } from './blocks.ts';
import { type Fix, isLiveVerb, isOffered } from './remedy.ts';

/**
 * A button that opens the review of a fix, of the change at once where nothing is left to choose. An action on a rollout
 * says which, and so does `label`.
 */
export function reviewButton(
  { id, lang }: Incident,
  fix: Fix,
  words: Wording,
  label?: string,
): Button {
  const { kind, title, inputs, finding, id: remedy } = fix;
  const plan = isLiveVerb(fix) ? fix.live : fix.plan;
  const isAsked = inputs?.some(({ type, options }) => type !== 'name' || options.length > 1);
  const value = { incident: id, lang, ...(plan && !isAsked ? { plan } : { finding, remedy }) };
  const action = `review_fix:${(plan ?? remedy).slice(0, 80)}`;
  const press = kind === 'gitops' ? words.press.propose : words.press.reviewFix;
  return kind === 'rollout'
    ? button(
        action,
        isLiveVerb(fix) ? liveTitle[lang](title) : title,
        value,
        DRASTIC.has(remedy) ? 'danger' : undefined,
      )
    : button(action, (label ?? press).replaceAll('`', ''), value, label ? undefined : 'primary');
}

/** These end a release or what judges it, for all users at once. */
const DRASTIC = new Set(['rollout/abort', 'rollout/promote-full', 'rollout/end-analysis']);

/** Beside the button of a fix that Git owns: the review of making it live, by choice. */
export function liveButton(
  incident: Incident,
  fix: AnswerRemedy,
  words: Wording,
): readonly Button[] {
  const { id, lang } = incident;
  const { live } = fix;
  if (live === undefined || isLiveVerb(fix) || !isOffered(incident, fix, live, true)) return [];
  return [button(`review_fix:${live}`, words.press.live, { incident: id, plan: live, lang })];
}

/** A button that opens the review of taking a change back; it says which where that is not the newest. */
export function undoButton(incident: Incident, { plan, title }: Act, words: Wording): Button {
  const { id, lang } = incident;
  const isNewest = shownActs(incident).at(-1)?.plan === plan;
  const label = isNewest ? words.press.undo : `${words.press.undo}: ${title.replaceAll('`', '')}`;
  return button('review_fix:undo', label, { incident: id, undo: plan, lang });
}
