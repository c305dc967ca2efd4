import type { KnownBlock } from '@slack/types';

import { alertNote } from '../../answers/words/alert-note.ts';
import { alertSays } from '../../answers/words/alert-says.ts';
import { alertWithoutObject } from '../../answers/words/errors.ts';
import { wordings } from '../../answers/words/slack.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Result } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Alert } from '../../domain/question.ts';
import { alertButtons } from './alert-buttons.ts';
import { alertHead } from './alert-head.ts';
import { alertLinks } from './alert-links.ts';
import { alertNotes } from './alert-notes.ts';
import { answerBlocks } from './answer.ts';
import { buttonRow, context, section, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { noAnswerText, targetMenu } from './no-answer.ts';
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

/** Why kubewhy adds nothing to the alert's own words, what to look at, and what the alert may mean to choose from. */
function unanswered(incident: AlertIncident, result: Result | undefined): readonly KnownBlock[] {
  const { alert, lang } = incident;
  if (alert.status !== 'firing') return [];
  const note = alertNote(alert, undefined, lang);
  const query = { text: alert.name };
  return [
    ...(note ? [section(sentence(note, 900))] : []),
    context(sentence(whyNot(alert, result, lang), 600)),
    ...(result?.is === 'ambiguous'
      ? targetMenu({ query, lang, private: false }, result.candidates)
      : []),
    ...buttonRow(alertButtons(incident)),
  ];
}

function whyNot({ name }: Alert, result: Result | undefined, lang: Lang): string {
  if (result?.is === 'no-such-target') return alertWithoutObject[lang](name);
  return result && result.is !== 'answer'
    ? noAnswerText({ text: name }, result, lang)
    : wordings[lang].alertWithoutTarget(name);
}

/** Who owns it, by the labels that the settings name. */
function ownersOf({ owners = [] }: Alert): readonly string[] {
  return owners.map(({ label, value }) => `${safe(label, 40)}: *${safe(value, 80)}*`);
}

function lines(said: readonly string[]): KnownBlock[] {
  return said.length > 0 ? [context(said.join(' · ').slice(0, LIMITS.context))] : [];
}
