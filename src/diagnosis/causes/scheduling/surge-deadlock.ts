import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { roomMaker } from '../../../simulator/makes-room.ts';
import type { Row } from '../../../simulator/map/placement-map.ts';
import { standingUpdate } from '../../../simulator/rollout/standing-update.ts';
import type { Revised } from '../../../world/readings/workloads/updates.ts';
import { blockedBy, type Blocked } from '../../placement/blocked-by.ts';
import { contestedWith, surelyMakesRoom, type Contested } from '../../placement/contested.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { podWords } from '../../words/pod-words.ts';

/** `limits`: the fields as they stand, and what they come to. `ready`: pods that serve meanwhile. */
type SurgeDeadlock = Readonly<{
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
  rows: readonly Row[];
}>;

const RULES = ['resources', 'host-ports', 'inter-pod-affinity'];

/** An update needs room for its new pod beside the old one, and the old one goes only after that. */
export const surgeDeadlock: Cause<SurgeDeadlock> = {
  id: 'scheduling/surge-deadlock',
  explains: ['pod-unscheduled'],
  refines: ['scheduling/insufficient-resource', 'scheduling/host-port', 'scheduling/pod-affinity'],

  *explain(symptom, world) {
    const isIt = (filters: readonly string[]) =>
      filters.length === 1 && filters.every((one) => RULES.includes(one));
    const blocked = blockedBy(isIt, symptom, world);
    const workload = blocked && workloadAt(blocked.subject, world);
    const update = workload && standingUpdate(workload, world);
    if (!blocked || !workload || !update?.waits || !isOf(blocked.pod, update.newest)) return;
    const there = update.older.filter(({ metadata }) => !metadata?.deletionTimestamp);
    const holder = roomMaker(blocked, there);
    if (!holder) return;

    const contested = contestedWith(holder, blocked);
    const { agrees, gaps, placement } = blocked;
    const isKnown = agrees && !gaps.nodes && placement.undecided.length === 0;
    const isSeen = !gaps.pods || surelyMakesRoom(holder, contested, blocked);
    const isSure = isKnown && isSeen && !gaps.own && update.known;
    const { subject, ref, restsOn, evidence, rows } = blocked;
    const older = refTo('Pod', holder.pod);
    const fields = fieldsOf(workload);
    yield {
      subject,
      params: {
        kind: workload.kind === 'Rollout' ? 'Rollout' : 'Deployment',
        pod: ref.name,
        older: older.name,
        node: holder.node,
        contested,
        replicas: update.replicas,
        ready: update.available,
        limits: { ...update.limits, ...fields.values },
        rows,
      },
      evidence: [
        evidence[0],
        { source: 'field', on: older, path: '/spec/nodeName', quote: holder.node },
        ...fields.evidence,
        ...evidence.slice(1),
      ],
      strength: isSure ? 'entails' : 'fits',
      restsOn: [...restsOn, update.newest, older],
    };
  },

  text: {
    en({ name }, params) {
      const { kind, pod, older, node, contested, replicas, ready, limits, rows } = params;
      const { surge, unavailable, maxSurge, maxUnavailable } = limits;
      return {
        title: `\`${name}\`: the update waits for room that its own old pod holds`,
        sentence: `\`${pod}\` needs ${EN[contested.is](contested)} on node \`${node}\`${EN.all(contested)}, which \`${older}\`, the old pod of the same ${kind} \`${name}\`, holds. \`maxSurge\` ${maxSurge} of ${replicas} comes to ${surge} and \`maxUnavailable\` ${maxUnavailable} of ${replicas} to ${unavailable}: no old pod goes before the new one is available, so the two wait for each other.`,
        state: 'update deadlocked',
        so: `Waiting does not help. ${ready} ${ready === 1 ? 'pod is' : 'pods are'} available meanwhile.`,
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

function workloadAt(on: Ref, world: World): Revised | undefined {
  if (!isA('argoproj.io/Rollout', on) && !isA('apps/Deployment', on)) return undefined;
  const fact = isA('argoproj.io/Rollout', on) ? world.get(on) : world.get(on);
  return fact.is === 'known' ? fact.value : undefined;
}

function isOf({ metadata }: Blocked['pod'], { name }: Ref): boolean {
  return metadata?.ownerReferences?.some((one) => one.controller && one.name === name) ?? false;
}

/** The two fields as they stand, or the default that holds. */
function fieldsOf(workload: Revised) {
  const on = refTo(
    workload.kind === 'Rollout' ? 'argoproj.io/Rollout' : 'apps/Deployment',
    workload,
  );
  const isRollout = workload.kind === 'Rollout';
  const at = isRollout ? '/spec/strategy/canary' : '/spec/strategy/rollingUpdate';
  const fields = isRollout
    ? (workload as Resource<'argoproj.io/Rollout'>).spec?.strategy?.canary
    : (workload as Resource<'apps/Deployment'>).spec?.strategy?.rollingUpdate;
  const evidence = (['maxSurge', 'maxUnavailable'] as const).map((key): Evidence => {
    const value = fields?.[key];
    const quote = `${value ?? '25%'}`;
    return {
      source: 'field',
      on,
      path: `${at}/${key}`,
      quote,
      ...(value === undefined && { unset: true }),
    };
  });
  const [maxSurge = '', maxUnavailable = ''] = evidence.map(({ quote }) => quote);
  return { evidence, values: { maxSurge, maxUnavailable } };
}
