import { isOfKind } from '../../domain/keys.ts';
import type { Bilingual } from '../../domain/lang.ts';
import type { Cause, Words } from '../../domain/model.ts';
import { furtherObstaclesOf } from '../../simulator/obstacles.ts';
import { needsWords } from './needs-words.ts';
import { needsOn, type Needs } from './needs.ts';
import { unplaced, type Unplaced } from './unplaced.ts';

/** A way to place a pod that is further from what was meant; `others` are nodes where the like is enough. */
type FurtherWay = Needs & Readonly<{ others: number }>;
type Further = Readonly<{ elsewhere?: readonly FurtherWay[] }>;

/** As many as a sentence bears. */
const MOST_WAYS = 2;

/** A cause that tells what keeps a pod off its nearest nodes, and in its sentence what would be enough on others as well. */
export function tellingFurtherWays<P extends object>(cause: Cause<P>): Cause<P & Further> {
  return {
    ...cause,

    *explain(symptom, world, object) {
      const found = isOfKind('Pod', object) ? unplaced(object, world) : undefined;
      const elsewhere = found ? furtherWays(found) : [];
      for (const claim of cause.explain(symptom, world, object)) {
        yield {
          ...claim,
          params: { ...claim.params, ...(elsewhere.length > 0 && { elsewhere }) },
        };
      }
    },

    text: {
      en: (subject, params) => inWords('en', cause.text.en(subject, params), params),
      ko: (subject, params) => inWords('ko', cause.text.ko(subject, params), params),
    },
  };
}

function furtherWays(found: Unplaced): readonly FurtherWay[] {
  const { pod, cluster, placement, gaps, agrees } = found;
  if (gaps.nodes || gaps.pods || !agrees || placement.undecided.length > 0) return [];
  const ways = furtherObstaclesOf(pod, cluster, placement).flatMap(({ filters, nodes }) => {
    const needs = cluster.nodes
      .filter(({ metadata }) => nodes.includes(metadata?.name ?? ''))
      .map((node) => needsOn(node, filters, found));
    const groups = Map.groupBy(needs, (one) => JSON.stringify({ ...one, node: '' }));
    const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
    return most.slice(0, 1).map((one) => ({ ...one, others: most.length - 1 }));
  });
  return ways.slice(0, MOST_WAYS);
}

function inWords(
  lang: keyof typeof WORDS,
  { sentence, ...words }: Words,
  { elsewhere = [] }: Further,
): Words {
  if (elsewhere.length === 0) return { ...words, sentence };
  const first = sentence.endsWith('.') ? sentence : `${sentence}.`; // one may end with a remark in brackets
  return { ...words, sentence: [first, ...elsewhere.map(WORDS[lang])].join(' ') };
}

const WORDS: Bilingual<(way: FurtherWay) => string> = {
  en: ({ others, ...needs }) =>
    `On node \`${needs.node}\`${others > 0 ? ` and ${others} more` : ''} this alone would be enough: ${needsWords.en(needs)}.`,
  ko: ({ others, ...needs }) =>
    `\`${needs.node}\` 노드${others > 0 ? ` 외 ${others}개` : ''}에서는 이것만으로 충분합니다: ${needsWords.ko(needs)}.`,
};
