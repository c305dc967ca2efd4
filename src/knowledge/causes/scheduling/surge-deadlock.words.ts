import type { Cause } from '../../../domain/model.ts';
import type { MapRow } from '../../../simulator/map/placement-map.ts';
import { counted } from '../../../text/counted.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { podWords } from '../../words/pod-words.ts';
import { type Contested } from './placement/contested.ts';

/** `limits`: the fields as they stand, and what they come to. `ready`: pods that serve meanwhile. */
export type SurgeDeadlock = Readonly<{
  kind: 'Deployment' | 'Rollout';
  pod: string;
  older: string;
  node: string;
  contested: Contested;
  replicas: number;
  ready: number;
  limits: Readonly<{
    surge: number;
    unavailable: number;
    maxSurge: string;
    maxUnavailable: string;
  }>;
  rows: readonly MapRow[];
}>;

/** What is said of an update that waits for room which its own old pod holds. */
export const surgeDeadlockWords: Pick<Cause<SurgeDeadlock>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { kind, pod, older, node, contested, replicas, ready, limits, rows } = params;
      const { surge, unavailable, maxSurge, maxUnavailable } = limits;
      return {
        title: `\`${name}\`: the update waits for room that its own old pod holds`,
        sentence: `\`${pod}\` needs ${EN[contested.is](contested)} on node \`${node}\`${EN.all(contested)}, which \`${older}\`, the old pod of the same ${kind} \`${name}\`, holds. \`maxSurge\` ${maxSurge} of ${replicas} comes to ${surge} and \`maxUnavailable\` ${maxUnavailable} of ${replicas} to ${unavailable}: no old pod goes before the new one is available, so the two wait for each other.`,
        state: 'update deadlocked',
        so: `Waiting does not help. ${counted(ready, 'pod is', 'pods are')} available meanwhile.`,
        detail:
          '`maxSurge: 0` with `maxUnavailable: 1` lets the old pod go first. The strategy is no part of the template: the waiting pod gets the place then, without a restart or a new revision.',
        lines: linesOf(rows, 'en'),
      };
    },
    ko({ name }, params) {
      const { pod, older, node, contested, replicas, ready, limits, rows } = params;
      const { surge, unavailable, maxSurge, maxUnavailable } = limits;
      return {
        title: `\`${name}\`: 자신의 이전 파드가 쓰는 자리를 기다리는 업데이트`,
        sentence: `${podWords.ko(pod, name)}에는 \`${node}\` 노드의 ${KO[contested.is](contested)} 필요하지만, 같은 워크로드의 이전 파드인 \`${older}\` 파드가 쓰고 있습니다. 레플리카 ${replicas}개 기준으로 \`maxSurge\`(${maxSurge}) 값은 ${surge}, \`maxUnavailable\`(${maxUnavailable}) 값은 ${unavailable}입니다. 새 파드가 준비되기 전에는 이전 파드가 제거되지 않으므로 둘이 서로를 기다립니다.`,
        state: '업데이트 교착',
        so: `기다려도 해결되지 않습니다. 그동안 파드 ${ready}개가 사용 가능합니다.`,
        detail:
          '`maxSurge: 0`, `maxUnavailable: 1` 값이면 이전 파드가 먼저 제거됩니다. strategy 필드는 템플릿의 일부가 아니므로, 대기 중인 파드가 재시작이나 새 리비전 없이 그 자리를 받습니다.',
        lines: linesOf(rows, 'ko'),
      };
    },
  },
};

const EN = {
  resources: (contested: Contested) => amountsIn(contested, (one) => one),
  ports: (contested: Contested) => `host port ${portsIn(contested)}`,
  rule: () => 'a place that podAntiAffinity denies beside another of its pods',
  all: (contested: Contested) =>
    contested.is === 'resources' ? ` (${amountsIn(contested, (_, has) => has)} in all)` : '',
};

const KO = {
  resources: (contested: Contested) =>
    `${amountsIn(contested, (one, has) => `${one}(전체 ${has})`)} 자원이`,
  ports: (contested: Contested) => `호스트 포트 ${portsIn(contested)} 사용이`,
  rule: () => 'podAntiAffinity 규칙에 맞는 자리가',
};

function amountsIn(contested: Contested, word: (one: string, has: string) => string): string {
  const each = contested.is === 'resources' ? contested.each : [];
  return each.map(({ resource, wanted, has }) => word(`${wanted} ${resource}`, has)).join(', ');
}

function portsIn(contested: Contested): string {
  return contested.is === 'ports' ? contested.ports.join(', ') : '';
}
