import { wordings } from '../../answers/words/slack.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { answerMessage } from './answer.ts';
import { button, buttonRow, context, type Message } from './blocks.ts';

type AnsweredIncident = Incident & Readonly<{ answer: Answer }>;

/** An answer for its asker alone: no changes from here, but it can be shared. */
export function privateMessage(incident: AnsweredIncident): Message {
  const { text, blocks } = answerMessage({ ...incident, mayAct: false });
  const { id, lang } = incident;
  const share = button('share', wordings[lang].press.share, { incident: id, lang });
  return { text, blocks: [...blocks, ...buttonRow([share])] };
}

/** An answer where the bot may not post: no changes from here, and how to get them. */
export function readOnlyMessage(incident: AnsweredIncident): Message {
  const { text, blocks } = answerMessage({ ...incident, mayAct: false });
  return { text, blocks: [...blocks, context(wordings[incident.lang].readOnlyHere)] };
}
