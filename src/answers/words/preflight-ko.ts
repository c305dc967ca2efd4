import { marked } from '../../text/marked.ts';
import type { preflightEn } from './preflight-en.ts';

/** What is said of an update before it happens, in Korean. */
export const preflightKo: typeof preflightEn = {
  fits: (name, isNew) =>
    isNew
      ? `${name}: 모든 파드를 배치할 수 있습니다.`
      : `${name}: 업데이트의 모든 단계를 배치할 수 있습니다.`,
  tight: (name) =>
    `${name}: 모든 단계를 배치할 방법은 있지만, 스케줄러가 알맞은 노드를 고를 때만 가능합니다.`,
  stuck: (name, step, needs, isNew) =>
    isNew
      ? `${name}: 모든 파드를 시작할 수 없습니다. ${needs}.`
      : `${name}: 이 업데이트는 ${step}단계에서 교착 상태에 빠집니다. ${needs}.`,
  waits: (name, step, needs, pods) =>
    `${name}: 이 업데이트는 ${step}단계에서 ${marked(pods)} 파드가 끝날 때까지 기다립니다. ${needs}.`,
  seemsToFit: (name, why, isNew) =>
    `${name}: 읽은 범위에서는 ${isNew ? '모든 파드를' : '모든 단계를'} 배치할 수 있습니다. ${why}.`,
  notDecided: (name, why) => `${name}: 단계마다 자리가 있는지 판단할 수 없습니다. ${why}.`,
  alone:
    '각 항목은 나머지를 적용하지 않은 상태에서 따로 판단했습니다. 함께 적용하면 자리가 더 필요할 수 있습니다.',
  avoidedBy: (change) => `${change} 변경으로 피할 수 있습니다`,
  unchanged:
    '템플릿이 지금 실행 중인 것과 같아 당장 교체되는 파드는 없습니다. 다음 업데이트는 이렇게 진행됩니다.',
  limits: ({ surge, unavailable, maxSurge, maxUnavailable }, replicas) =>
    `레플리카 ${replicas}개 기준으로 maxSurge(${maxSurge}) 값은 ${surge}, maxUnavailable(${maxUnavailable}) 값은 ${unavailable}입니다.${
      unavailable === 0 ? ' 새 파드가 준비된 뒤에만 이전 파드가 제거됩니다.' : ''
    }`,
  plan: (counts, peak) =>
    `새 리비전과 이전 리비전의 파드 수: ${counts}. 종료 중인 파드를 빼고 동시에 최대 ${peak}개입니다.`,
  keeps: (seconds) => `전환 뒤 이전 파드는 ${seconds}초 동안 남습니다.`,
  needs: {
    lack: ({ amount, resource, node }) => `\`${node}\` 노드에 ${resource} ${amount} 자원`,
    ports: (ports, nodes) => `${nodes} 노드의 호스트 포트 ${ports.join(', ')}`,
    'topology-spread': (nodes) =>
      `스프레드 제약이 허용하는 자리(${nodes} 노드에서는 skew 값이 너무 커집니다)`,
    'inter-pod-affinity': (nodes) =>
      `파드 사이의 규칙이 허용하는 노드(${nodes} 노드에는 함께 둘 수 없는 파드가 있습니다)`,
    taints: (nodes) => `테인트를 허용하는 노드(${nodes} 노드 제외)`,
    unschedulable: (nodes) => `${nodes} 노드의 cordon 해제`,
    'node-affinity': () => 'nodeSelector나 노드 어피니티가 허용하는 노드',
    'node-name': (nodes) => `지정된 이름의 노드(${nodes} 노드 제외)`,
    other: (rules, nodes) => `장애물이 없는 노드(${nodes} 노드: ${rules})`,
    noNode: '노드',
    stopped: (code, object) =>
      `스케줄러가 어떤 노드도 시도하지 않습니다(${code}${object ? `: \`${object}\`` : ''})`,
  },
  needsOf: (what) => `필요한 것: ${what}`,
  more: (count) => `${count}개 더`,
  held: (pod) =>
    `이전 리비전의 \`${pod}\` 파드가 그 자리를 쓰고 있으며, 새 파드가 준비될 때까지 남습니다. 기다려도 해결되지 않습니다.`,
  lasting: '저절로 끝나는 것이 없어 기다려도 해결되지 않습니다.',
  placed: ({ updated, older }, placed) =>
    `그 단계에서 새 파드 ${updated}개와 이전 파드 ${older}개가 필요하지만, ${updated + older}개 중 ${placed + older}개만 배치할 수 있습니다.`,
  atMost: (replicas, peak, fits) =>
    fits
      ? `오토스케일러가 허용하는 최대 레플리카(${replicas}개, 파드 최대 ${peak}개)에서도 배치할 수 있습니다.`
      : `오토스케일러가 허용하는 최대 레플리카(${replicas}개, 파드 최대 ${peak}개)에서는 배치할 수 없습니다.`,
  helps: '도움이 되는 변경',
  helpsNot: '도움이 되지 않는 변경',
  nodes: '노드',
  changes: {
    'surge-0': ({ replicas }) =>
      `maxSurge 0 / maxUnavailable 1${replicas ? `, replicas: ${replicas}` : ''}`,
    recreate: () => 'strategy Recreate',
    'honor-taints': () => '스프레드 제약의 nodeTaintsPolicy: Honor',
    'per-revision': ({ key = '' }) => `스프레드 제약의 matchLabelKeys: [${key}]`,
    'schedule-anyway': () => 'whenUnsatisfiable: ScheduleAnyway(보장을 포기합니다)',
    'dynamic-stable-scale': () => 'dynamicStableScale: true',
    'fewer-replicas': ({ replicas = 0 }) => `replicas: ${replicas}`,
  },
  downtime: '새 파드가 시작되는 동안 서비스가 중단됩니다',
  asFarAs: (why) => `읽은 범위에서: ${why}`,
  helpsNotWhy: ({ at, step }) =>
    `${step}단계에서 멈춥니다. 새 파드 ${at.updated}개와 이전 파드 ${at.older}개가 필요합니다`,
  dynamic: ({ at }) =>
    `가중치 ${at.weight ?? 100}에서도 새 파드 ${at.updated}개와 이전 파드 ${at.older}개가 필요합니다. 안정 리비전은 트래픽이 옮겨진 뒤에만 줄어들고, 트래픽은 새 파드를 기다립니다`,
  undecided: {
    unread: '노드와 파드를 모두 읽지 못했습니다',
    fields: 'strategy 필드의 값이 올바르지 않습니다',
    template: '참조하는 템플릿을 읽지 못했습니다',
    volumes: '볼륨 때문에 특정 노드로 제한될 수 있습니다',
    'resource-claims': '리소스 클레임은 스케줄러가 할당합니다',
    scheduler: '다른 스케줄러가 파드를 배치합니다',
    preemption: '우선순위가 낮은 파드가 밀려날 수 있습니다',
    experiment: '단계에 있는 experiment가 파드를 따로 만듭니다',
    'too-many-ways': '배치 방법이 너무 많아 모두 시도하지 못했습니다',
  },
};
