import type { KnownBlock } from '@slack/types';

import { wordings, type Wording } from '../../answers/words/slack.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Result } from '../../domain/jobs.ts';
import type { Alert } from '../../domain/question.ts';
import { answerBlocks } from './answer.ts';
import { context, header, section, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { clock } from './names.ts';
import { noAnswerText } from './no-answer.ts';
import { safe, sentence } from './text.ts';
import { essenceOf, titleLine } from './verdict.ts';

/** The parent message of an alert: its name and severity, then the same verdict as for a question. */
export function alertMessage(
  incident: Incident & Readonly<{ alert: Alert }>,
  result?: Result,
): Message {
  const words = wordings[incident.lang];
  const { alert, answer } = incident;
  const said =
    (answer && essenceOf({ ...incident, answer }, words)) ??
    alert.annotations['summary'] ??
    alert.annotations['message'] ??
    '';
  return {
    text: safe(`${alert.name} ${words.alert[alert.status]}: ${said}`, LIMITS.fallback),
    blocks: [
      header(`${ICON[alert.status]} ${alert.name}`),
      context(factsOf(alert, words)),
      ...(answer
        ? [
            section(titleLine({ ...incident, answer }, words)),
            ...answerBlocks({ ...incident, answer }),
          ]
        : withoutAnswer(incident, said, result)),
    ],
  };
}

function factsOf({ status, labels, startsAt, endsAt }: Alert, words: Wording): string {
  const { severity, namespace } = labels;
  return [
    words.alert[status],
    severity && safe(severity, 40),
    namespace && safe(namespace, 80),
    [clock(startsAt), status === 'resolved' && clock(endsAt)].filter(Boolean).join(' – '),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The alert's own words, and why kubewhy adds nothing to them. */
function withoutAnswer(
  { alert: { name, status, labels }, lang }: Incident & Readonly<{ alert: Alert }>,
  said: string,
  result: Result | undefined,
): KnownBlock[] {
  const query = { text: labels['pod'] ?? name };
  const why =
    result && result.is !== 'answer'
      ? noAnswerText(query, result, lang)
      : wordings[lang].alertWithoutTarget(name);
  return [
    ...(said ? [section(sentence(said, 1000))] : []),
    ...(status === 'firing' ? [context(sentence(why, 600))] : []),
  ];
}

const ICON = { firing: '🔔', resolved: '✅' } as const;
