import { dump } from 'js-yaml';

import type { Incident } from '../domain/incident.ts';
import type { Result } from '../domain/jobs.ts';
import { answerMessage } from '../slack/views/answer.ts';
import { answerText } from './answer-text.ts';
import type { Paper } from './page.ts';

/** How an answer can be printed. */
export type Format = keyof typeof formats;
/** What is printed: an answer and the plans that it offers. */
export type Printed = Pick<Extract<Result, { is: 'answer' }>, 'answer' | 'plans'>;

/** Quoted, as readers of YAML 1.1 would take a time or an `on` for something else. */
const QUOTED = { noRefs: true, lineWidth: -1, forceQuotes: true, quoteStyle: 'double' } as const;

/** Each format by its name on the command line. */
export const formats = {
  text: ({ answer }, paper) => answerText(answer, paper),
  json: ({ answer }) => data.json(answer),
  yaml: ({ answer }) => data.yaml(answer),
  slack: (printed) => data.json(answerMessage(incidentOf(printed))),
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
