import type { AnswerEvidence } from '../../domain/answer.ts';
import type { Wording } from '../../i18n/slack.ts';
import { clock } from './names.ts';
import { code } from './text.ts';

const QUOTE = 240;
const PATH = 120;

/** One quoted fact on one line: where it stands, what it says, when it was so. */
export function evidenceLine({ source, path, time, text }: AnswerEvidence, words: Wording): string {
  const where = path ? code(dotted(path), PATH) : words.sources[source];
  const at = clock(time);
  return `• ${where}: ${code(text, QUOTE)}${at ? ` (${at})` : ''}`;
}

/** A JSON pointer as people write it, from its end, which says most: "…nodeTaintsPolicy". */
function dotted(pointer: string): string {
  const path = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((whole, part) => (/^\d+$/.test(part) ? `${whole}[${part}]` : `${whole}.${part}`));
  return path.length <= SHORT ? path : `…${path.slice(-SHORT)}`;
}
const SHORT = 60;
