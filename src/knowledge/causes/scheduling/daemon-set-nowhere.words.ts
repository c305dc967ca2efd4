import type { Lang, Text } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';
import type { Nowhere } from './signs/daemon-set-nodes.ts';

/** What is said of a DaemonSet that runs nowhere. */
export const daemonSetNowhereWords: Pick<Cause<Nowhere>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, params) => ({
      title: `DaemonSet \`${name}\` runs on no node: ${titleOf(params, 'en')}`,
      sentence: `DaemonSet \`${name}\` wants 0 pods. ${WHY.en(params)}`,
      state: 'runs nowhere',
      so: params.ofMachine
        ? 'That is as it should be if the cluster has no such machines.'
        : 'It will not resolve by itself: its controller makes a pod as soon as a node fits.',
    }),
    ko: ({ name }, params) => ({
      title: `DaemonSet \`${name}\` 객체가 어느 노드에서도 실행되지 않습니다: ${titleOf(params, 'ko')}`,
      sentence: `DaemonSet \`${name}\` 객체가 원하는 파드는 0개입니다. ${WHY.ko(params)}`,
      state: '실행되는 곳 없음',
      so: params.ofMachine
        ? '클러스터에 그런 노드가 없다면 정상입니다.'
        : '저절로 해결되지 않습니다. 조건에 맞는 노드가 생기면 컨트롤러가 바로 파드를 만듭니다.',
    }),
  },

  advice: {
    choose: (_, params) =>
      params.is === 'tainted' ? tolerationAdvice(params) : labelAdvice(params),
  },
};

function titleOf({ is }: Nowhere, lang: Lang): string {
  return is === 'tainted' ? TITLE[lang].taint : TITLE[lang].label;
}

const TITLE = {
  en: { label: 'its node selector matches none', taint: 'taints keep it off' },
  ko: { label: '노드 셀렉터에 맞는 노드 없음', taint: '테인트가 막음' },
};

const WHY: Text<[Nowhere], string> = {
  en({ is, demands, key = '', near = [], nodes = 0, taint = '', toleration }) {
    const all = counted(nodes, 'node');
    const wants = `Its node selector wants \`${demands.join('`, `')}\``;
    return {
      unlabelled: `${wants}, and none of the ${all} has the label \`${key}\`.`,
      'other-value': `${wants}. None of the ${all} has that value; nodes have ${marked(near)}.`,
      'other-key': `${wants}. None of the ${all} has the label \`${key}\`; nodes have ${marked(near)}.`,
      apart: `${wants}. Each is true of some node, and none of the ${all} has them all.`,
      unread: `${wants}; the nodes could not be read to compare.`,
      tainted: `The nodes that it selects (${marked(near)}) have the taint \`${taint}\`, which it does not tolerate${toleration ? `: its toleration is \`${toleration}\`` : ''}.`,
    }[is];
  },
  ko({ is, demands, key = '', near = [], nodes = 0, taint = '', toleration }) {
    const wants = `노드 셀렉터(nodeSelector) 조건은 \`${demands.join('`, `')}\`입니다.`;
    return {
      unlabelled: `${wants} 노드 ${nodes}개 중 \`${key}\` 레이블이 있는 것이 없습니다.`,
      'other-value': `${wants} 노드 ${nodes}개 중 그 값을 가진 것이 없습니다. 노드에 있는 값: ${marked(near)}.`,
      'other-key': `${wants} 노드 ${nodes}개 중 \`${key}\` 레이블이 있는 것이 없습니다. 비슷한 레이블: ${marked(near)}.`,
      apart: `${wants} 각각에 맞는 노드는 있지만, 노드 ${nodes}개 중 모두 맞는 것이 없습니다.`,
      unread: `${wants} 노드를 읽을 수 없어 비교하지 못했습니다.`,
      tainted: `선택되는 노드(${marked(near)})에 \`${taint}\` 테인트가 있는데 이를 허용하지 않습니다${toleration ? `. 지금의 toleration은 \`${toleration}\`입니다` : ''}.`,
    }[is];
  },
};

function labelAdvice({ demands, key }: Nowhere): Advised {
  const label = demands[0] ?? '';
  const looks = key && shell`kubectl get nodes -L ${key}`;
  return {
    en: {
      title: 'Label the nodes, or correct the selector',
      text: `If such nodes should be there, give them the label \`${label}\`, and have whoever makes nodes set it as well. If the selector is wrong, correct nodeSelector (or nodeAffinity) in the template.${looks ? ` \`${looks}\` shows what they have.` : ''}`,
    },
    ko: {
      title: '노드에 레이블을 붙이거나 셀렉터 수정',
      text: `그런 노드가 있어야 한다면 \`${label}\` 레이블을 붙이고, 노드를 만드는 쪽에서도 설정하게 하십시오. 셀렉터가 틀렸다면 템플릿의 nodeSelector(또는 nodeAffinity) 값을 고치십시오.${looks ? ` 노드의 현재 값은 \`${looks}\` 명령으로 볼 수 있습니다.` : ''}`,
    },
  };
}

function tolerationAdvice({ taint }: Nowhere): Advised {
  return {
    en: {
      title: 'Tolerate the taint, if these nodes are meant',
      text: `If it is to run there, add a toleration for \`${taint}\` to its template.`,
    },
    ko: {
      title: '대상 노드가 맞다면 테인트 허용',
      text: `그 노드에서 실행되어야 한다면 템플릿에 \`${taint}\` toleration을 추가하십시오.`,
    },
  };
}
