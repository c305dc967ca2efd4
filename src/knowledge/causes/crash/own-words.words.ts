import type { Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { OwnWords } from '../../../readings/logs/own-words.ts';
import { containerWords } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';
import { dataRows } from './own-words/data.words.ts';
import { limitRows } from './own-words/limits.words.ts';
import { nodeLimitRows } from './own-words/node-limits.words.ts';
import { peerRows } from './own-words/peers.words.ts';
import { programRows } from './own-words/program.words.ts';
import type { EndedSaying, OwnWordsRow } from './own-words/row.words.ts';
import { trustRows } from './own-words/trust.words.ts';

/** What is said of each kind of last words. */
export const ownWordsRows: Readonly<Record<OwnWords, OwnWordsRow>> = {
  ...programRows,
  ...limitRows,
  ...nodeLimitRows,
  ...dataRows,
  ...peerRows,
  ...trustRows,
};

/** What is said where a program says by itself what ends it. */
export function ownWordsOf(is: OwnWords): Pick<Cause<EndedSaying>, 'text' | 'advice'> {
  const { en, ko, advice, unlimited } = ownWordsRows[is];
  return {
    text: {
      en({ name }, params) {
        const where = containerWords.en(params);
        return {
          title: `\`${name}\`: ${where}: ${headOf(en, params)}`,
          sentence: `The ${where} of \`${name}\` ends with exit code ${params.exitCode} because ${en.clause(params)}: “${params.said}”.`,
          detail: en.change(params),
        };
      },
      ko({ name }, params) {
        const where = containerWords.ko(params);
        return {
          title: `\`${name}\`: ${where}: ${headOf(ko, params)}`,
          sentence: `\`${name}\` 워크로드의 ${where}가 ${withExitKo(params.exitCode)} 끝나는 것은 ${ko.clause(params)}: “${params.said}”.`,
          detail: ko.change(params),
        };
      },
    },

    advice: { choose: (_, { isUnlimited }) => (isUnlimited && unlimited) || advice },
  };
}

function headOf({ title }: OwnWordsRow[Lang], params: EndedSaying): string {
  return typeof title === 'string' ? title : title(params);
}
