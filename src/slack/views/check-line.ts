import type { KnownBlock } from '@slack/types';

import { objectsWords } from '../../answers/words/check.ts';
import type { AnswerLine } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Lang } from '../../domain/lang.ts';
import { present } from '../../text/present.ts';
import { section } from './blocks.ts';
import { nameOf } from './names.ts';
import { code, sentence } from './text.ts';
import { whyButton } from './why-button.ts';

const MOST_NAMES = 3;
const ASKS = 'kubewhy ';

/** A line of a checklist that failed, with a button that asks why or the command to type; `at` is the line's number. */
export function failedLine(
  line: AnswerLine,
  at: number,
  incident: Pick<Incident, 'id' | 'lang'>,
): KnownBlock {
  const { command, severity, objects } = line;
  const icon = severity === 'critical' ? '🔴' : '🟠';
  const [first] = command?.startsWith(ASKS) ? objects : [];
  const [accessory] = whyButton(first, at, incident);
  const typed = command && !command.startsWith(ASKS) ? `\n${code(command, 400)}` : '';
  const said = checkLineText(line, incident.lang);
  return { ...section(`${icon} ${said}${typed}`), ...present({ accessory }) };
}

/** What a line of a checklist is about, and the reason; safe. */
export function checkLineText({ objects, text }: AnswerLine, lang: Lang): string {
  const names = objects.slice(0, MOST_NAMES).map((one) => `\`${nameOf(one)}\``);
  const about = objectsWords[lang](names, objects.length - names.length);
  return sentence(names.length > 0 ? `${about}: ${text}` : text, 700);
}
