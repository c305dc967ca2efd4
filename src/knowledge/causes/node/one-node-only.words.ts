import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { plural } from '../../../text/plural.ts';
import { shell } from '../../../text/shell.ts';
import type { OnNode } from './signs/by-node.ts';

/**
 * `differs`: fields of the node that differ from the healthy nodes, if all were read; `sameImage`: by digest, if known.
 * `neighbours` are other pods there, of the namespace only where the node's pods may not be listed; `ill` names some
 * that are not Ready. `fails`: name resolution does, or it is not known what.
 */
export type OneNodeOnly = Readonly<{
  workload: string;
  fails: 'dns' | 'unknown';
  exitCode: number;
  table: readonly OnNode[];
  sameImage?: boolean;
  differs?: readonly string[];
  stopGap?: StopGap;
  neighbours: Readonly<{
    of: 'node' | 'namespace';
    ready: number;
    pods: number;
    ill: readonly string[];
  }>;
}>;

/**
 * Pods that may be made anew elsewhere while the node is closed: there is room for all of them and an update on
 * `nodes`, or where that is none, it was not decided.
 */
export type StopGap = Readonly<{ pods: readonly string[]; nodes: readonly string[] }>;

/** The rest is in the JSON. */
const MOST_TOLD = 6;

/** A crash on one node only, in words. */
export const oneNodeOnlyWords: Pick<Cause<OneNodeOnly>, 'text' | 'advice'> = {
  text: {
    en({ name: node }, params) {
      const { workload, fails, exitCode, table } = params;
      const isDns = fails === 'dns';
      return {
        title: isDns
          ? `name resolution fails on node \`${node}\` only`
          : `\`${workload}\` crashes on node \`${node}\` only (exit code ${exitCode})`,
        sentence: isDns
          ? `On node \`${node}\` DNS gives \`${workload}\` no answer; the same revision resolves names on all other nodes, so the fault is that node's way to the DNS servers.`
          : `Pods of \`${workload}\` crash on node \`${node}\` (exit code ${exitCode}) and are Ready on all other nodes.`,
        so: [
          ...(isDns ? [] : ['What on the node causes it is not proved: this is where to look.']),
          imageInEnglish(params),
          differsInEnglish(params),
          neighboursInEnglish(params),
        ].join(' '),
        detail: 'Only pods that are still there are counted.',
        lines: linesOf(
          table,
          ({ ready, pods, starts, ended }) =>
            `${ready}/${pods} Ready  ${counted(starts, 'start')}, ${ended} ended`,
        ),
      };
    },

    ko({ name: node }, params) {
      const { workload, fails, exitCode, table } = params;
      const isDns = fails === 'dns';
      return {
        title: isDns
          ? `\`${node}\` 노드에서만 이름 조회가 실패합니다`
          : `\`${workload}\` 워크로드가 \`${node}\` 노드에서만 비정상 종료합니다(종료 코드 ${exitCode})`,
        sentence: isDns
          ? `\`${node}\` 노드에서는 DNS가 \`${workload}\` 워크로드에 응답하지 않습니다. 같은 리비전이 다른 모든 노드에서는 이름 조회에 성공하므로, 그 노드에서 DNS 서버로 가는 경로의 문제입니다.`
          : `\`${workload}\` 워크로드의 파드가 \`${node}\` 노드에서는 비정상 종료하고(종료 코드 ${exitCode}) 다른 모든 노드에서는 Ready 상태입니다.`,
        so: [
          ...(isDns ? [] : ['노드의 무엇이 원인인지는 증명되지 않았으며, 아래가 살펴볼 곳입니다.']),
          imageInKorean(params),
          differsInKorean(params),
          neighboursInKorean(params),
        ].join(' '),
        detail: '지금 남아 있는 파드만 셉니다.',
        lines: linesOf(
          table,
          ({ ready, pods, starts, ended }) =>
            `${ready}/${pods} Ready  시작 ${starts}회, 종료 ${ended}회`,
        ),
      };
    },
  },

  advice: {
    doneBy: [],
    isForPossible: true,
    en: ({ name: node }, params) => {
      const { good, differs, stopGap } = whereToLook(node, params);
      return {
        title: `Collect what differs on node \`${node}\``,
        text: `Run the lines below on \`${node}\`${good ? ` and on \`${good}\`, where it runs,` : ''} and compare.${differs ? ` Known to differ (here / there), so look at it first: ${differs}.` : ''} Neither roll back the image nor drain the node.${
          stopGap
            ? ` As a stop-gap, cordon it and delete the failing pod. ${stopGap.nodes.length > 0 ? `Simulated: without \`${node}\` all pods, and those that an update adds, find a place on ${marked(stopGap.nodes)}.` : `Whether the other nodes have room for all pods and an update was not decided: look before you do it.`} First \`${stopGap.cordon}\`, so that nothing new lands there, and only then delete ${marked(stopGap.pods)}: without the cordon it may land there again. It takes the node from all workloads and fixes nothing on it; \`${stopGap.uncordon}\` takes it back.`
            : ''
        }`,
        lines: EVIDENCE,
        undo: stopGap ? stopGap.uncordon : 'It changes nothing.',
      };
    },
    ko: ({ name: node }, params) => {
      const { good, differs, stopGap } = whereToLook(node, params);
      return {
        title: `\`${node}\` 노드에서 다른 점 수집`,
        text: `아래 명령을 \`${node}\` 노드${good ? `와 정상인 \`${good}\` 노드` : ''}에서 실행해 비교하십시오.${differs ? ` 이미 아는 차이(이 노드 / 다른 노드)부터 확인하십시오: ${differs}.` : ''} 이미지를 되돌리거나 노드를 비우지 마십시오.${
          stopGap
            ? ` 임시 조치로 노드를 cordon 처리한 뒤 실패하는 파드를 삭제할 수 있습니다. ${stopGap.nodes.length > 0 ? `시뮬레이션 결과, \`${node}\` 노드 없이도 모든 파드와 업데이트 때 늘어나는 파드가 ${marked(stopGap.nodes)} 노드에 배치됩니다.` : `다른 노드에 모든 파드와 업데이트를 위한 여유가 있는지는 판단하지 못했으므로 먼저 확인하십시오.`} 먼저 \`${stopGap.cordon}\` 명령으로 새 파드가 오지 않게 하고, 그다음에 ${marked(stopGap.pods)} 파드를 삭제하십시오. cordon 없이 삭제하면 다시 그 노드에 배치될 수 있습니다. 모든 워크로드가 그 노드를 쓸 수 없게 되며, 노드 자체는 고쳐지지 않습니다. \`${stopGap.uncordon}\` 명령으로 되돌립니다.`
            : ''
        }`,
        lines: EVIDENCE,
        undo: stopGap ? `되돌리기: ${stopGap.uncordon}` : '바꾸는 것이 없습니다.',
      };
    },
    commandOnly: 'looks',
    command: ({ name }, params) => {
      const { good } = whereToLook(name, params);
      return shell`kubectl describe node ${[name, ...(good ? [good] : [])]}`;
    },
  },
};

const EVIDENCE = [
  'uname -r; dmesg -T | tail -50',
  'df -h; df -i; cat /etc/resolv.conf; timedatectl',
  'crictl version; journalctl -u kubelet --since -1h | tail -50',
];

/** `good` is a node where the same revision runs. */
function whereToLook(node: string, { table, differs = [], stopGap }: OneNodeOnly) {
  const good = table.find(({ ready, pods, ended }) => ready === pods && ended === 0)?.node;
  const closing = stopGap && {
    ...stopGap,
    cordon: shell`kubectl cordon ${node}`,
    uncordon: shell`kubectl uncordon ${node}`,
  };
  return { good, differs: differs.join('; '), stopGap: closing };
}

function imageInEnglish({ sameImage }: OneNodeOnly): string {
  if (sameImage === undefined)
    return 'The template is the same everywhere; not all image digests are known.';
  return sameImage
    ? 'Image digest and template are the same everywhere, so an older image would not help.'
    : 'The template is the same everywhere; the image digests differ.';
}

function imageInKorean({ sameImage }: OneNodeOnly): string {
  if (sameImage === undefined)
    return '템플릿은 모두 같고, 이미지 다이제스트는 일부를 알 수 없습니다.';
  return sameImage
    ? '이미지 다이제스트와 템플릿이 모두 같으므로 이전 이미지로 되돌려도 소용없습니다.'
    : '템플릿은 같지만 이미지 다이제스트가 다릅니다.';
}

function differsInEnglish({ differs }: OneNodeOnly): string {
  if (!differs) return 'Not all of the nodes could be read, so they are not compared.';
  return differs.length > 0
    ? `The node differs from all where it runs (here / there): ${told(differs)}.`
    : 'In nodeInfo, conditions, labels and taints it does not differ from all of them.';
}

function differsInKorean({ differs }: OneNodeOnly): string {
  if (!differs) return '노드를 모두 읽지 못해 비교하지 않았습니다.';
  return differs.length > 0
    ? `정상인 모든 노드와 다른 점(이 노드 / 다른 노드): ${told(differs)}.`
    : 'nodeInfo, 조건, 레이블, 테인트에서 정상인 모든 노드와 다른 점은 없습니다.';
}

function neighboursInEnglish({ neighbours: { of, ready, pods, ill } }: OneNodeOnly): string {
  const where = of === 'node' ? 'on it' : 'of this namespace on it';
  if (pods === 0) return `No other pod ${of === 'node' ? 'runs on it' : `${where} was seen`}.`;
  if (ready === pods)
    return `All other pods ${where} are Ready (${pods}), so not everything fails there.`;
  return `Of ${pods} other ${plural(pods, 'pod')} ${where} only ${ready} are Ready, so it may be the whole node: ${marked(ill)}.`;
}

function neighboursInKorean({ neighbours: { of, ready, pods, ill } }: OneNodeOnly): string {
  const whose = of === 'node' ? '다른 파드' : '이 네임스페이스의 다른 파드';
  if (pods === 0) return `그 노드에 ${whose}는 ${of === 'node' ? '없습니다' : '보이지 않습니다'}.`;
  if (ready === pods)
    return `그 노드의 ${whose}는 모두(${pods}개) Ready이므로, 그곳의 모든 것이 실패하는 것은 아닙니다.`;
  return `그 노드의 ${whose} ${pods}개 중 ${ready}개만 Ready이므로 노드 전체의 문제일 수 있습니다: ${marked(ill)}.`;
}

function told(differs: readonly string[]): string {
  const rest = differs.length - MOST_TOLD;
  return [...differs.slice(0, MOST_TOLD), ...(rest > 0 ? [`+${rest}`] : [])].join('; ');
}

function linesOf(table: readonly OnNode[], say: (one: OnNode) => string): readonly string[] {
  const width = Math.max(...table.map(({ node }) => node.length));
  return table.map((one) => `${one.node.padEnd(width)}  ${say(one)}`);
}
