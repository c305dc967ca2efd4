import { isOfKind, isSame } from '../../domain/keys.ts';
import type { Bilingual } from '../../domain/lang.ts';
import type { World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Remedy } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import { hostPort } from '../../knowledge/causes/scheduling/host-port.ts';
import { insufficientResource } from '../../knowledge/causes/scheduling/insufficient-resource.ts';
import { nodeAffinity } from '../../knowledge/causes/scheduling/node-affinity.ts';
import { podAffinity } from '../../knowledge/causes/scheduling/pod-affinity.ts';
import { spreadCountsTaintedNode } from '../../knowledge/causes/scheduling/spread-counts-tainted-node.ts';
import { spreadSkew } from '../../knowledge/causes/scheduling/spread-skew.ts';
import { surgeDeadlock } from '../../knowledge/causes/scheduling/surge-deadlock.ts';
import { untoleratedTaint } from '../../knowledge/causes/scheduling/untolerated-taint.ts';
import { bilingual } from '../../text/bilingual.ts';
import { rolloutStateOf } from '../change/rollout-state.ts';
import { workloadOf, type Workload } from '../change/workload.ts';

type WithName = Readonly<{ name: string }>;
/** `opsFor` is the change of the workload that is tried; undefined: it cannot be made there. */
type Popular = Readonly<{
  id: string;
  answers?: Remedy['answers'];
  opsFor(workload: Workload, finding: Finding, world: World): readonly Op[] | undefined;
  text: Bilingual<(params: WithName) => Readonly<{ title: string; text: string }>>;
}>;

const SPREAD = [spreadCountsTaintedNode, spreadSkew];

const POPULAR: readonly Popular[] = [
  {
    // Or the pod is deleted: its successor is made from the same template.
    id: 'popular/restart',
    answers: [
      ...SPREAD,
      nodeAffinity,
      untoleratedTaint,
      insufficientResource,
      surgeDeadlock,
      podAffinity,
      hostPort,
    ],
    opsFor: () => [],
    text: {
      en: ({ name }) => ({
        title: 'a restart',
        text: `A restart, or deleting the pod, changes nothing: the next one of \`${name}\` is made from the same template and is refused in the same way.`,
      }),
      ko: ({ name }) => ({
        title: '재시작',
        text: `재시작하거나 파드를 삭제해도 \`${name}\` 워크로드의 다음 파드가 같은 템플릿으로 만들어져 똑같이 거부됩니다.`,
      }),
    },
  },
  {
    // It lets stable pods go only after traffic has moved to a canary that runs.
    id: 'popular/dynamic-stable-scale',
    opsFor({ object, holder, on }) {
      const path = '/spec/strategy/canary/dynamicStableScale';
      const { canary } = isOfKind('argoproj.io/Rollout', object)
        ? (object.spec?.strategy ?? {})
        : {};
      if (!canary?.trafficRouting || !isSame(on, holder.object.metadata)) return undefined;
      return [{ op: 'add', path, value: true }];
    },
    text: {
      en: ({ name }) => ({
        title: '`dynamicStableScale: true`',
        text: `Stable pods go only once traffic has moved to a canary that runs, and it rounds up: the first canary pod of \`${name}\` still finds no node.`,
      }),
      ko: ({ name }) => ({
        title: '`dynamicStableScale: true`',
        text: `실행 중인 카나리로 트래픽이 옮겨간 뒤에야 안정 파드를 줄이고 수를 올림합니다. \`${name}\` 롤아웃의 첫 카나리 파드는 여전히 갈 노드가 없습니다.`,
      }),
    },
  },
  {
    // The revision label of a Deployment: pods of a Rollout do not have it, and the key is ignored.
    id: 'popular/pod-template-hash',
    opsFor({ kind, template }) {
      const rules = template.spec?.topologySpreadConstraints ?? [];
      if (kind !== 'argoproj.io/Rollout' || rules.length === 0) return undefined;
      return rules.map((_, index) => ({
        op: 'add',
        path: `/spec/template/spec/topologySpreadConstraints/${index}/matchLabelKeys`,
        value: ['pod-template-hash'],
      }));
    },
    text: {
      en: ({ name }) => ({
        title: '`matchLabelKeys: [pod-template-hash]`',
        text: `Pods of a Rollout do not have that label, and keys that a pod lacks are ignored: \`${name}\` needs \`rollouts-pod-template-hash\`.`,
      }),
      ko: ({ name }) => ({
        title: '`matchLabelKeys: [pod-template-hash]`',
        text: `Rollout의 파드에는 이 레이블이 없고, 파드에 없는 키는 무시됩니다. \`${name}\` 롤아웃에는 \`rollouts-pod-template-hash\` 레이블이 필요합니다.`,
      }),
    },
  },
  {
    // Pods of the same revision find no node then either.
    id: 'popular/promote-full',
    opsFor: (_, finding, world) =>
      rolloutStateOf(finding, world)?.isUnfinished
        ? [{ op: 'add', path: '/status/promoteFull', value: true }]
        : undefined,
    text: {
      en: ({ name }) => ({
        title: 'promote',
        text: `A promotion skips steps of \`${name}\`, but pods of that revision still find no node; and while a full one is set, an abort is taken back.`,
      }),
      ko: ({ name }) => ({
        title: 'promote',
        text: `\`${name}\` 롤아웃의 단계를 건너뛰어도 그 리비전의 파드는 여전히 갈 노드가 없습니다. 전체 진행이 설정된 동안에는 중단도 되돌려집니다.`,
      }),
    },
  },
];

/** What many would do about a pod without a node, as a change of its workload: tried on the model only. */
export const popularRemedies: readonly Remedy[] = POPULAR.map(popularRemedy);

function popularRemedy({ id, answers = SPREAD, opsFor, text }: Popular): Remedy<WithName> {
  return {
    id,
    answers,
    isPopular: true,

    *propose(finding, world) {
      if (!finding.seen.some(({ kind }) => kind === 'pod-unscheduled')) return;
      const workload = workloadOf(finding, world);
      const ops = workload && opsFor(workload, finding, world);
      if (!ops) return;

      const { on, holder } = workload;
      const undo = { none: 'not-offered' } as const;
      yield {
        kind: 'manual',
        risk: 'restart',
        change: { do: 'patch', on: holder.on, guard: [], absent: [], ops, undo },
        goal: { is: 'updated-ready', on },
        params: { name: on.name },
      };
    },

    text: bilingual((lang) => (params) => ({ ...text[lang](params), undo: NO_UNDO[lang] })),
  };
}

const NO_UNDO = { en: 'Not offered.', ko: '제안하지 않습니다.' };
