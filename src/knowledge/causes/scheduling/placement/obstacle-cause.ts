import type { Bilingual, Lang } from '../../../../domain/lang.ts';
import type { Cause, Claim, Evidence, Ref, Words, World } from '../../../../domain/model.ts';
import { brief } from '../../../../readings/logs/logs.ts';
import type { MapRow } from '../../../../simulator/map/placement-map.ts';
import { furtherObstaclesOf } from '../../../../simulator/obstacles.ts';
import { bilingual } from '../../../../text/bilingual.ts';
import { marked } from '../../../../text/marked.ts';
import { present } from '../../../../text/present.ts';
import { blockedBy, notBlockedBy, only, type Blocked } from '../../../placement/blocked-by.ts';
import { linesOf } from '../../../placement/map-lines.ts';
import type { Unplaced } from '../../../placement/unplaced.ts';
import { preemptorWords } from '../../../words/preemptor-words.ts';
import { autoscalerWord } from '../signs/autoscaler-word.ts';
import { needsWords } from './needs-words.ts';
import { needsOn, type Needs } from './needs.ts';
import { preemptedBefore, type Before } from './preempted-before.ts';
import { outlookDetail, type Outlook } from './preemption-outlook.ts';

/** A way to place a pod that is further from what was meant; `others` are nodes where the like is enough. */
type FurtherWay = Needs & Readonly<{ others: number }>;
/** What each of them shows beside its own. */
type ObstacleParams = Readonly<{
  outlook?: Outlook;
  rows: readonly MapRow[];
  elsewhere?: readonly FurtherWay[];
  autoscaler?: string; // what that of the nodes says of the pod
  preempted?: Before; // in whose place it was made
}>;
/** `quotes` and `on`: further evidence, and what the claim rests on with it. */
type ObstacleClaim<P> = Pick<Claim<P>, 'params' | 'because'> &
  Readonly<{ quotes?: readonly Evidence[]; on?: Ref }>;
/** `by` is the filter that alone keeps the pod off its nearest nodes, or tells whether it is these filters. */
type Obstacle<P> = Pick<Cause<P & object>, 'id' | 'text' | 'advice'> &
  Readonly<{
    by: string | ((filters: readonly string[]) => boolean);
    find(blocked: Blocked, world: World): ObstacleClaim<P> | undefined;
  }>;

/** As many as a sentence bears. */
const MOST_WAYS = 2;

/** A cause that tells what keeps a pod off its nearest nodes, and in its sentence what would be enough on others as well. */
export function obstacleCause<P extends object>({
  by,
  find,
  text,
  ...cause
}: Obstacle<P>): Cause<P & ObstacleParams> {
  return {
    ...cause,
    explains: ['pod-unscheduled'],

    *explain(symptom, world) {
      const blocked = blockedBy(typeof by === 'string' ? only(by) : by, symptom, world);
      const found = blocked && find(blocked, world);
      if (!found) return;
      const { subject, evidence, strength, restsOn, rows } = blocked;
      const { params, quotes = [], on, because } = found;
      const elsewhere = furtherWays(blocked);
      const said = autoscalerWord(symptom.on, world);
      const before = preemptedBefore(blocked, world);
      yield {
        subject,
        params: {
          ...params,
          rows,
          ...(elsewhere.length > 0 && { elsewhere }),
          ...(said && { autoscaler: brief(said.quote) }),
          ...(before && { preempted: before.preempted }),
        },
        evidence: [...evidence, ...quotes, ...(said ? [said] : []), ...(before?.said ?? [])],
        strength,
        restsOn: on ? [...restsOn, on] : restsOn,
        ...present({ because }),
      };
    },

    text: bilingual((lang) => (subject, params) => {
      return inWords(lang, text[lang](subject, params), params);
    }),

    ...(typeof by === 'string' && {
      ruledOut: (symptom, world) => notBlockedBy(by, symptom, world),
    }),
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
  lang: Lang,
  { sentence, ...words }: Words,
  { elsewhere = [], outlook, rows, autoscaler, preempted }: ObstacleParams,
): Words {
  const isWhole = (elsewhere.length === 0 && !autoscaler && !preempted) || sentence.endsWith('.'); // one may end with a remark in brackets
  return {
    ...words,
    sentence: [
      isWhole ? sentence : `${sentence}.`,
      ...elsewhere.map(WORDS[lang]),
      ...(autoscaler ? [AUTOSCALER[lang](autoscaler)] : []),
      ...(preempted ? [PREEMPTED[lang](preempted)] : []),
    ].join(' '),
    ...outlookDetail(outlook, lang),
    lines: linesOf(rows, lang),
  };
}

const AUTOSCALER: Bilingual<(said: string) => string> = {
  en: (said) => `The autoscaler of the nodes says: “${said}”.`,
  ko: (said) => `노드 오토스케일러의 메시지: “${said}”.`,
};
const PREEMPTED: Bilingual<(before: Before) => string> = {
  en: ({ victim, node, by, others }) => {
    const was = `\`${victim}\`, which was preempted on node \`${node}\` by ${preemptorWords.en(by)}`;
    return others
      ? `It was made in place of one of ${others.length + 1} pods: ${was}, or ${marked(others)}, preempted as well.`
      : `It was made in place of ${was}.`;
  },
  ko: ({ victim, node, by, others }) => {
    const was = `\`${node}\` 노드의 \`${victim}\` 파드가 ${preemptorWords.ko(by)}에 선점되어(preempted)`;
    return others
      ? `${was} 종료되었고 ${marked(others)} 파드도 선점되었습니다. 그중 하나 대신 만들어진 파드입니다.`
      : `${was} 그 대신 만들어진 파드입니다.`;
  },
};
const WORDS: Bilingual<(way: FurtherWay) => string> = {
  en: ({ others, ...needs }) =>
    `On node \`${needs.node}\`${others > 0 ? ` and ${others} more` : ''} this alone would be enough: ${needsWords.en(needs)}.`,
  ko: ({ others, ...needs }) =>
    `\`${needs.node}\` 노드${others > 0 ? ` 외 ${others}개` : ''}에서는 이것만으로 충분합니다: ${needsWords.ko(needs)}.`,
};
