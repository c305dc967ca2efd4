import type { Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { MapRow } from '../../../simulator/map/placement-map.ts';
import { counted } from '../../../text/counted.ts';
import { plural } from '../../../text/plural.ts';
import { linesOf } from '../../placement/map-lines.ts';
import type { Fewer } from './words/more-room-words.ts';
import { scaleFirstAdvice } from './words/scale-first-words.ts';

/** The sum that fails is `count` + `self` - `min` = `skew` > `maxSkew`, in the best of the open domains. */
export type Counted = Readonly<{
  pod: string;
  constraint: number; // its place in spec.topologySpreadConstraints
  together: readonly Readonly<{ constraint: number; topologyKey: string }>[]; // rules that do so as well
  topologyKey: string;
  maxSkew: number;
  count: number;
  self: number;
  min: number;
  skew: number;
  tainted: Readonly<{ node: string; taint: string; of: 'use' | 'state'; others: number }>;
  atMost: number; // so many pods of the selector can ever run, or until the node's state is over
  selector: string;
  revisionsTogether: boolean;
  policy: 'unset' | 'Ignore'; // nodeTaintsPolicy
  scaleFirst?: Fewer; // before the rule can be mended
  rows: readonly MapRow[];
}>;

/** What is said of a spread rule that counts a node which the pod may not use. */
export const spreadCountsTaintedNodeWords: Pick<Cause<Counted>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { pod, constraint, topologyKey, maxSkew, min, tainted, atMost, selector } = params;
      const rules = params.together.length + 1;
      const others = tainted.others > 0 ? ` (and ${tainted.others} more like it)` : '';
      const place = min === 0 ? 'free' : `a place with ${counted(min, 'pod')}`;
      const who = name === pod ? `Pod \`${pod}\`` : `The new pod of \`${name}\``;
      const rule = rules > 1 ? `its ${rules} spread rules each count` : 'its spread rule counts';
      const bar = tainted.of === 'use' ? 'a taint keeps pods off it' : 'it takes no pods for now';
      const most = `${counted(atMost, 'pod')} with \`${selector}\` ${plural(atMost, 'fits', 'fit')}`;
      const together = params.revisionsTogether ? ', old and new revisions together' : '';
      return {
        title: `\`${name}\`: a spread rule counts node \`${tainted.node}\`, which its pods may not use`,
        sentence: `${who} fits on no node: ${rule} node \`${tainted.node}\`${others} as ${place}, but ${bar}.`,
        so: {
          use: `It will not resolve by itself: at most ${most}${together}. The next update or scale-up will stick too.`,
          state: `Until node \`${tainted.node}\` takes pods again, at most ${most}${together}. Updates and scale-ups wait until then.`,
        }[tainted.of],
        detail:
          `The taint \`${tainted.taint}\` keeps \`${pod}\` off node \`${tainted.node}\`. The rule still counts that node, because ` +
          `\`topologySpreadConstraints[${constraint}].nodeTaintsPolicy\` is ${params.policy === 'Ignore' ? '`Ignore`' : 'unset (= Ignore)'}. ` +
          `The rule is hard (${topologyKey}, DoNotSchedule): one more pod elsewhere makes ${sum(params)} > maxSkew ${maxSkew}.${alike(params, 'en')}`,
        lines: linesOf(params.rows, 'en'),
      };
    },
    ko({ name }, params) {
      const { pod, constraint, topologyKey, maxSkew, min, tainted, atMost, selector } = params;
      const rules = params.together.length + 1;
      const others = tainted.others > 0 ? ` 외 ${tainted.others}개` : '';
      const domain = min === 0 ? '빈 도메인' : `파드 ${min}개인 도메인`;
      const most = `\`${selector}\` 레이블의 파드는 최대 ${atMost}개만`;
      const together = params.revisionsTogether ? ' (이전 리비전과 새 리비전을 함께 셉니다)' : '';
      return {
        title: `\`${name}\`: 스프레드 제약이 쓸 수 없는 노드 \`${tainted.node}\` 도메인까지 셉니다`,
        sentence: `${name === pod ? `\`${pod}\` 파드` : `\`${name}\` 워크로드의 새 파드`}를 둘 노드가 없습니다. 스프레드 제약${rules > 1 ? ` ${rules}개가 모두` : '이'} \`${tainted.node}\` 노드${others}까지 ${domain}으로 셉니다. 그 노드에는 테인트 때문에 ${tainted.of === 'use' ? '' : '지금 '}파드를 둘 수 없습니다.`,
        so: {
          use: `저절로 해소되지 않습니다. ${most} 실행할 수 있습니다${together}. 다음 업데이트나 증설도 멈춥니다.`,
          state: `\`${tainted.node}\` 노드가 다시 파드를 받을 때까지 ${most} 실행할 수 있습니다${together}. 이후의 업데이트와 증설도 그때까지 기다립니다.`,
        }[tainted.of],
        detail:
          `테인트 \`${tainted.taint}\` 때문에 \`${pod}\` 파드는 \`${tainted.node}\` 노드에 갈 수 없습니다. ` +
          `\`topologySpreadConstraints[${constraint}].nodeTaintsPolicy\` ${params.policy === 'Ignore' ? '값이 `Ignore`이므로' : '값이 없으므로(= Ignore)'} 그래도 셉니다. ` +
          `필수 제약(${topologyKey}, DoNotSchedule)이라서 다른 노드에 하나를 더하면 ${sum(params)} > maxSkew ${maxSkew} 상태가 됩니다.${alike(params, 'ko')}`,
        lines: linesOf(params.rows, 'ko'),
      };
    },
  },

  advice: scaleFirstAdvice,
};

function sum({ count, self, min, skew }: Counted): string {
  return `${count}+${self}-${min}=${skew}`;
}

/** The other rules that would have to change too. */
function alike({ together }: Counted, lang: Lang): string {
  if (together.length === 0) return '';
  const rules = together.map(
    (one) => `\`topologySpreadConstraints[${one.constraint}]\` (${one.topologyKey})`,
  );
  return {
    en: ` Such nodes count for ${rules.join(' and ')} as well: changing only one of the rules would not place the pod.`,
    ko: ` ${rules.join(', ')} 제약도 그런 노드를 세므로, 하나만 바꿔서는 배치되지 않습니다.`,
  }[lang];
}
