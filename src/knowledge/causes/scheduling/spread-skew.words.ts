import type { Advice, Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';
import { advised } from '../../words/advised.ts';
import { podWords } from '../../words/pod-words.ts';
import type { Outlook } from './placement/preemption-outlook.ts';
import type { Fewer } from './words/more-room-words.ts';
import { scaleFirstAdvice } from './words/scale-first-words.ts';

/** `domains` is how many there are; with fewer than `minDomains` the smallest counts as 0. */
export type Skewed = Readonly<{
  why: 'skew' | 'too-few-domains' | 'no-label';
  pod: string;
  constraint: number;
  topologyKey: string;
  maxSkew: number;
  min: number;
  domains: number;
  minDomains: number;
  selector: string;
  together: readonly string[]; // topology keys of the rules that would have to give way as well
  outlook?: Outlook;
  scaleFirst?: Fewer; // before the rule can be mended
  unlabelled?: Readonly<{ nodes: readonly string[]; offers: readonly string[] }>; // and what others have
}>;

/** As many as a sentence bears. */
const MOST = 4;
/** The kubelet sets it to the name of its node. */
const HOSTNAME = 'kubernetes.io/hostname';

/** A rule that is a wish does not put a node where it belongs. */
const labelAdvice: Advice<Skewed> = {
  choose: (_, { topologyKey, unlabelled }) =>
    unlabelled && {
      en: {
        title: `Label the nodes with \`${topologyKey}\``,
        text: `The rule lets no pod onto ${some(unlabelled.nodes)}, for want of the label. Give each what is true of it${unlabelled.offers.length > 0 ? ` (other nodes have ${some(unlabelled.offers)})` : ''}, and let whoever makes nodes set it as well: in a cloud its node controller does.`,
        undo: shell`kubectl label nodes ${unlabelled.nodes} ${`${topologyKey}-`}`,
      },
      ko: {
        title: `노드에 \`${topologyKey}\` 레이블 추가`,
        text: `레이블이 없어 제약이 허용하지 않는 노드: ${some(unlabelled.nodes)}. 노드마다 실제로 해당하는 값을 붙이고${unlabelled.offers.length > 0 ? `(다른 노드의 값: ${some(unlabelled.offers)})` : ''}, 노드를 만드는 쪽에서도 설정하게 하십시오. 클라우드에서는 노드 컨트롤러가 설정합니다.`,
        undo: shell`kubectl label nodes ${unlabelled.nodes} ${`${topologyKey}-`}`,
      },
    },

  command: (_, { topologyKey, unlabelled }) => {
    const [node] = unlabelled?.nodes ?? [];
    const value = topologyKey === HOSTNAME ? node : '<value>'; // no API server takes it as it stands
    return node && shell`kubectl label nodes ${node} ${`${topologyKey}=${value}`}`;
  },
};
function some(names: readonly string[]): string {
  const more = names.length - MOST;
  return `${marked(names.slice(0, MOST))}${more > 0 ? ` +${more}` : ''}`;
}

/** What is said of a spread rule that leaves no node. */
export const spreadSkewWords: Pick<Cause<Skewed>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { why, pod, topologyKey, maxSkew, min, domains, minDomains, selector } = params;
      const rule = `spread rule (${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)`;
      const reasons = {
        skew: `one more pod with \`${selector}\` where there is room would be more than ${maxSkew} above the smallest domain, which has ${min}.`,
        'too-few-domains': `there are ${domains} domains where minDomains asks for ${minDomains}, so the smallest counts as 0 and each other may hold ${maxSkew}.`,
        'no-label': `the nodes that are otherwise open have no label \`${topologyKey}\`.`,
      };
      const together =
        params.together.length > 0
          ? ` Its rule for ${params.together.join(' and ')} stands in the way as well: changing one of them alone would not place it.`
          : '';
      return {
        title: `\`${name}\`: ${together ? `${params.together.length + 1} hard spread rules together leave` : 'a hard spread rule leaves'} no node`,
        sentence: `${podWords.en(pod, name)} cannot be placed under its ${rule}: ${reasons[why]}${together}`,
      };
    },
    ko({ name }, params) {
      const { why, pod, topologyKey, maxSkew, min, domains, minDomains, selector } = params;
      const rule = `스프레드 제약(${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)`;
      const reasons = {
        skew: `자리가 있는 곳에 \`${selector}\` 파드를 하나 더하면 가장 작은 도메인(${min}개)보다 ${maxSkew}개 넘게 많아집니다.`,
        'too-few-domains': `도메인이 ${domains}개뿐인데 minDomains 값은 ${minDomains}입니다. 그래서 최솟값을 0으로 보고, 나머지는 ${maxSkew}개까지만 허용합니다.`,
        'no-label': `나머지 조건을 통과한 노드에 \`${topologyKey}\` 레이블이 없습니다.`,
      };
      const together =
        params.together.length > 0
          ? ` ${params.together.join(', ')} 제약도 함께 막고 있어서, 하나만 바꿔서는 배치되지 않습니다.`
          : '';
      return {
        title: `\`${name}\`: 필수 스프레드 제약${together ? ` ${params.together.length + 1}개` : ''} 때문에 갈 노드가 없습니다`,
        sentence: `${podWords.ko(pod, name)}를 ${rule} 때문에 배치할 수 없습니다. ${reasons[why]}${together}`,
      };
    },
  },

  advice: {
    doneBy: [],
    choose: (subject, params) => advised(adviceFor(params), subject, params),

    command: (subject, params) => adviceFor(params).command?.(subject, params),
  },
};

function adviceFor({ scaleFirst }: Skewed): Advice<Skewed> {
  return scaleFirst ? scaleFirstAdvice : labelAdvice;
}
