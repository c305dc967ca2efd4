import { dump } from 'js-yaml';

import type { Incident } from '../domain/incident.ts';
import type { Result } from '../domain/jobs.ts';
import type { Alert } from '../domain/question.ts';
import { alertMessage } from '../slack/views/alert.ts';
import { answerMessage } from '../slack/views/answer.ts';
import { alertText } from './alert-text.ts';
import { answerText } from './answer-text.ts';
import type { Paper } from './page.ts';

/** How an answer can be printed. */
export type Format = keyof typeof formats;
/** What is printed: an answer and the plans that it offers, and the alert that asked for it. */
export type Printed = Pick<Extract<Result, { is: 'answer' }>, 'answer' | 'plans'> &
  Readonly<{ alert?: Alert }>;

/** Quoted, as readers of YAML 1.1 would take a time or an `on` for something else. */
const QUOTED = { noRefs: true, lineWidth: -1, forceQuotes: true, quoteStyle: 'double' } as const;

/** Each format by its name on the command line. */
export const formats = {
  text: ({ answer, alert }, paper) =>
    alert
      ? alertText(alert, answer, paper) + answerText(answer, paper, alert.status === 'firing')
      : answerText(answer, paper),
  json: ({ answer }) => data.json(answer),
  yaml: ({ answer }) => data.yaml(answer),
  slack: ({ alert, ...printed }) => {
    const incident = incidentOf(printed);
    return data.json(alert ? alertMessage({ ...incident, alert }) : answerMessage(incident));
  },
} satisfies Readonly<Record<string, (printed: Printed, paper: Paper) => string>>;

/** The formats for programs, which also hold why there is no answer. */
export const data = {
  json: (content: object) => `${JSON.stringify(content, null, 2)}\n`,
  yaml: (content: object) => dump(content, QUOTED),
};

/** What Slack would show of an answer that somebody asked for just now. */
function incidentOf({ answer, plans }: Printed): Incident & Pick<Printed, 'answer'> {
  return {
    v: 1,
    id: 'cli',
    lang: answer.lang,
    place: { channel: '' },
    openedAt: '',
    answer,
    plans,
    acts: [],
    mayAct: true,
  };
}
