import { stringify } from 'yaml';

import type { Answer, NoAnswer } from '../domain/answer.ts';
import { answerText } from './answer-text.ts';
import type { Paper } from './page.ts';

/** Quoted, as readers of YAML 1.1 would take a time or an `on` for something else. */
const QUOTED = {
  aliasDuplicateObjects: false,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'QUOTE_DOUBLE',
} as const;

/** How an answer can be printed. */
export type Format = keyof typeof formats;

/** Each format by its name on the command line. */
export const formats = {
  text: (answer, paper) => ('error' in answer ? undefined : answerText(answer, paper)),
  json: (answer) => `${JSON.stringify(answer, null, 2)}\n`,
  yaml: (answer) => stringify(answer, QUOTED),
} satisfies Readonly<
  // Without text for people where there is no answer: its message goes to stderr.
  Record<string, (answer: Answer | NoAnswer, paper: Paper) => string | undefined>
>;
