import type { Lang } from '../../../domain/lang.ts';
import type { Cause, World } from '../../../domain/model.ts';
import { brief, lastSaying, type Said as Line } from '../../../world/readings/logs/logs.ts';
import { CRASHES, crashOf, exitOf, lastLines, type Crash } from '../../signs/logs/crashes.ts';
import { OWN_WORDS, type OwnWords } from '../../signs/logs/own-words.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { memoryLimitOf } from '../../signs/pods/memory-limit.ts';
import { containerWords, inContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';
import { ownWordsEn } from '../../words/own-words-en.ts';
import { ownWordsKo } from '../../words/own-words-ko.ts';
import type { Said } from '../../words/said.ts';
import { missingFile } from './missing-file.ts';

/** What ends a program stands at the end of its log; a stack trace may follow. */
const LAST = 25;
const ROWS = Object.keys(OWN_WORDS) as readonly OwnWords[];

/** One cause per kind of last words: a program says by itself what ends it, and no other fact is needed to know. */
export const ownWords: readonly Cause<Said>[] = ROWS.map((row) => ({
  id: `crash/own-words/${row}`,
  explains: CRASHES,
  refines: row.includes('certificate')
    ? [missingFile.id, 'network/cannot-reach']
    : [missingFile.id],

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    if (!crash || crash.run.exitCode === 0 || crash.run.reason === 'OOMKilled') return;
    const found = wordsIn(crash, world);
    if (found?.row !== row) return;

    const { said } = found;
    const { what } = said.groups;
    const limit = /memory|worker/.test(row) ? memoryLimitOf(crash) : undefined;
    const { on, run } = crash;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        said: brief(said.evidence.quote),
        exitCode: run.exitCode,
        ...(what && { what: brief(what) }),
        ...(limit && { limit: limit.quantity }),
      },
      evidence: [
        said.evidence,
        exitOf(crash),
        ...(limit
          ? [{ source: 'field', on, path: limit.path, quote: limit.quantity } as const]
          : []),
      ],
      strength: 'fits',
    };
  },

  text: {
    en: ({ name }, params) => wordsOf(name, row, params, 'en'),
    ko: ({ name }, params) => wordsOf(name, row, params, 'ko'),
  },
}));

/** The rows are in order: what is said in particular comes before what may only follow from it. */
function wordsIn(crash: Crash, world: World): Readonly<{ row: OwnWords; said: Line }> | undefined {
  const log = lastLines(crash, world);
  const lines = log.lines.slice(-LAST);
  for (const row of ROWS) {
    for (const says of OWN_WORDS[row]) {
      const said = lastSaying(says, crash.on, { lines });
      if (said) return { row, said };
    }
  }
  return undefined;
}

function wordsOf(name: string, row: OwnWords, params: Said, lang: Lang) {
  const [title, clause, detail] = (lang === 'ko' ? ownWordsKo : ownWordsEn)[row];
  const where = containerWords[lang](params);
  const { said, exitCode } = params;
  const head = typeof title === 'string' ? title : title(params);
  if (lang === 'ko')
    return {
      title: `\`${name}\`: ${where}: ${head}`,
      sentence: `\`${name}\` 워크로드의 ${where}가 ${withExitKo(exitCode)} 끝나는 것은 ${clause(params)}: “${said}”.`,
      detail: detail(params),
    };
  return {
    title: `\`${name}\`: ${where}: ${head}`,
    sentence: `The ${where} of \`${name}\` ends with exit code ${exitCode} because ${clause(params)}: “${said}”.`,
    detail: detail(params),
  };
}
