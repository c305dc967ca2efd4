import { evidenceWords } from '../../answers/words/evidence.ts';
import type { AnswerEvidence, ObjectName } from '../../domain/answer.ts';
import type { Lang } from '../../domain/lang.ts';
import { shortened } from '../../text/shortened.ts';
import { clock } from './names.ts';
import { code, listed, sentence } from './text.ts';

const QUOTE = 240;
const PLACE = 250;

/** One quoted fact on one line: where it stands, what it says, when it was so. */
export function evidenceLine(evidence: AnswerEvidence, target: ObjectName, lang: Lang): string {
  const { where, says, verbatim } = evidenceWords(evidence, target, lang);
  const place = where && sentence(where, PLACE);
  const said = verbatim ? code(shortened(says, QUOTE), QUOTE + 2) : sentence(says, QUOTE);
  const at = clock(evidence.time);
  return listed(
    `${[place, said].filter(Boolean).join(verbatim ? ': ' : ' ')}${at ? ` (${at})` : ''}`,
  );
}
