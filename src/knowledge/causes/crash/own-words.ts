import type { Cause, World } from '../../../domain/model.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief, lastSaying, type LogMatch } from '../../../readings/logs/logs.ts';
import { OWN_WORDS, type OwnWords } from '../../../readings/logs/own-words.ts';
import { wordsOf } from '../../../readings/logs/telling-line.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines, type Crash } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { missingFile } from './missing-file.ts';
import { ownWordsOf } from './own-words.words.ts';
import type { EndedSaying } from './own-words/row.words.ts';
import { memoryLimitOf } from './signs/memory-limit.ts';

/** What ends a program stands at the end of its log; a stack trace may follow. */
const LAST = 25;
/** What a program may also say of a request of others, and run on. */
const ONLY_LAST: readonly OwnWords[] = [
  'client-not-admitted',
  'config-rejected',
  'database-lacks',
  'not-wired',
];
const ROWS = Object.keys(OWN_WORDS) as readonly OwnWords[];

/** One cause per kind of last words: a program says by itself what ends it, and no other fact is needed to know. */
export const ownWords: readonly Cause<EndedSaying>[] = ROWS.map((row) => ({
  id: `crash/own-words/${row}`,
  explains: CRASHES,
  refines: [missingFile.id, ...refinedBy(row)],

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.reason === 'OOMKilled') return;
    const found = wordsIn(crash, world);
    if (found?.row !== row) return;

    const { said, words } = found;
    const { what } = said.groups;
    const isOfMemory = /memory|worker/.test(row);
    const limit = isOfMemory ? memoryLimitOf(crash) : undefined;
    const { on, run } = crash;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        said: brief(words),
        exitCode: run.exitCode,
        ...(what && { what: brief(what) }),
        ...(limit && { limit: limit.quantity }),
        ...(isOfMemory && !limit && { isUnlimited: true }),
      },
      evidence: [
        said.evidence,
        exitOf(crash),
        ...(limit ? [quotedField(on, limit.path, limit.quantity)] : []),
      ],
      strength: 'fits',
    };
  },

  ...ownWordsOf(row),
}));

function refinedBy(row: OwnWords): readonly string[] {
  if (row.includes('certificate')) return ['network/cannot-reach'];
  return row === 'migration-locked' ? ['probe/slow-start'] : []; // more time does not free a lock
}

/** The rows are in order: what is said in particular comes before what may only follow from it. */
function wordsIn(
  crash: Crash,
  world: World,
): Readonly<{ row: OwnWords; said: LogMatch; words: string }> | undefined {
  const log = lastLines(crash, world);
  const lines = log.lines.slice(-LAST);
  for (const row of ROWS) {
    for (const says of OWN_WORDS[row]) {
      const said = lastSaying(says, crash.on, { lines });
      const line = said && lines.findLast(({ text }) => text === said.evidence.quote);
      if (!said || !line) continue;
      const isEnd = !ONLY_LAST.includes(row) || endingSaying(says, crash.on, { lines })?.isLast;
      if (isEnd) return { row, said, words: wordsOf(line, lines) };
    }
  }
  return undefined;
}
