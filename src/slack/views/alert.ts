import type { KnownBlock } from '@slack/types';

import { alertNote } from '../../answers/words/alert-note.ts';
import { alertSays } from '../../answers/words/alert-says.ts';
import { wordings } from '../../answers/words/slack.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Result } from '../../domain/jobs.ts';
import type { Alert } from '../../domain/question.ts';
import { alertButtons } from './alert-buttons.ts';
import { alertHead } from './alert-head.ts';
import { alertLinks } from './alert-links.ts';
import { alertNotes } from './alert-notes.ts';
import { answerBlocks } from './answer.ts';
import { buttonRow, context, section, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { noAnswerText } from './no-answer.ts';
import { safe, sentence } from './text.ts';
import { essenceOf, titleLine } from './verdict.ts';

type AlertIncident = Incident & Readonly<{ alert: Alert }>;

/** The parent message of alerts of one root: what they say, and then what the cluster says. */
export function alertMessage(incident: AlertIncident, result?: Result): Message {
  const words = wordings[incident.lang];
  const { alert, answer } = incident;
  const said = (answer && essenceOf({ ...incident, answer }, words)) ?? alertSays(alert);
  return {
    text: safe(`${alert.name} ${words.alert[alert.status]}: ${said}`, LIMITS.fallback),
    blocks: [
      ...alertHead(incident, words),
      ...lines(alertNotes(incident, words)),
      ...(answer ? answered({ ...incident, answer }) : unanswered(incident, result)),
      ...buttonRow(alertButtons(incident)),
      ...lines([...ownersOf(alert), ...alertLinks(alert, words)]),
    ],
  };
}

function answered(incident: AlertIncident & Required<Pick<Incident, 'answer'>>): KnownBlock[] {
  const { alert, answer, lang } = incident;
  const note = alertNote(alert, answer, lang);
  return [
    section(titleLine(incident, wordings[lang])),
    ...(note ? [section(sentence(note, 900))] : []),
    ...answerBlocks(incident),
  ];
}

/** Why kubewhy adds nothing to the alert's own words, and what to look at. */
function unanswered({ alert, lang }: AlertIncident, result: Result | undefined): KnownBlock[] {
  const { name, status, labels } = alert;
  if (status !== 'firing') return [];
  const query = { text: labels['pod'] ?? name };
  const why =
    result && result.is !== 'answer'
      ? noAnswerText(query, result, lang)
      : wordings[lang].alertWithoutTarget(name);
  const note = alertNote(alert, undefined, lang);
  return [...(note ? [section(sentence(note, 900))] : []), context(sentence(why, 600))];
}

/** Who owns it, by the labels that the settings name. */
function ownersOf({ owners = [] }: Alert): readonly string[] {
  return owners.map(({ label, value }) => `${safe(label, 40)}: *${safe(value, 80)}*`);
}

function lines(said: readonly string[]): KnownBlock[] {
  return said.length > 0 ? [context(said.join(' · ').slice(0, LIMITS.context))] : [];
}
