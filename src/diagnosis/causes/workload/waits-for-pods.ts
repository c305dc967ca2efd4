import { isA, isOfKind } from '../../../domain/keys.ts';
import type { Cause, Claim, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { timeWord } from '../../../text/time-word.ts';
import { podToController } from '../../../world/edges/pod-to-controller.ts';
import { replicaSetToController } from '../../../world/edges/replicaset-to-controller.ts';
import { isHeldUp, isReady, tellsReadiness } from '../../../world/readings/pods/pods.ts';
import { after } from '../../../world/readings/time.ts';
import { podRef, podsOf, replicasOf } from '../../../world/readings/workloads/workloads.ts';
import { isHeldEnding } from '../../signs/nodes/nodes.ts';
import { hasJustFailed } from '../../signs/pods/has-just-failed.ts';
import { refusedCreation } from '../../signs/workloads/creation.ts';
import { isSurplus } from '../../signs/workloads/ordinals.ts';

/** `others` are further pods of the workload that are not Ready, or do not go, either; `until` they have time to. */
type Waits = Readonly<{
  for: 'pod' | 'ending' | 'failed' | 'revision';
  name: string;
  others: number;
  ready: number;
  wanted?: number;
  until?: string;
}>;

/** Who waits longer than that for a pod to end wants to know of it. */
const PATIENCE_MS = 5 * 60_000;

/** A workload has too few pods because something holds up those that it has, or the making of more. */
export const workloadWaitsForPods: Cause<Waits> = {
  id: 'workload/waits-for-pods',
  explains: ['replicas-missing'],

  *explain({ on, evidence, reason }, world, workload) {
    const { pods: all, gap } = podsOf(on, world);
    const pods = isOfKind('apps/StatefulSet', workload)
      ? all.filter((pod) => !isSurplus(pod, workload))
      : all;
    const held = pods.filter((pod) => isHeldUp(pod, world.now));
    // Who may not create a pod does not wait for another to go.
    const mayCreate = reason !== 'FailedCreate';
    const ending = mayCreate ? waitedFor(workload, pods, world) : [];
    const failed = mayCreate ? pods.filter((pod) => hasJustFailed(pod, world)) : [];
    const kind = held.length > 0 ? 'pod' : ending.length > 0 ? 'ending' : 'failed';
    const [first, ...others] = { pod: held, ending, failed }[kind].map(podRef);
    const at = first ?? barredRevision(on, world);
    if (!at) return;

    const wanted = replicasOf(on, world);
    const isFor = first ? kind : 'revision';
    const until = isFor === 'ending' ? endOf(ending, world) : undefined;
    yield {
      subject: on,
      params: {
        for: isFor,
        name: at.name,
        others: others.length,
        ready: pods.filter(isReady).length,
        ...(wanted !== undefined && { wanted }),
        ...(until && { until }),
      },
      evidence: [evidence],
      strength: gap || isFor === 'failed' || !pods.every(tellsReadiness) ? 'fits' : 'entails',
      restsOn: [on, at],
      ...(until
        ? until <= after(PATIENCE_MS, world.now) && { passesBy: until }
        : { because: { at, edge: first ? podToController.id : replicaSetToController.id } }),
    } satisfies Claim<Waits>;
  },

  text: {
    en({ name }, { for: what, name: at, others, ready, wanted, until }) {
      const count = wanted === undefined ? `${ready}` : `${ready} of ${wanted}`;
      const more = others > 0 ? ` and ${others} more` : '';
      const why = {
        pod: `It waits for pod \`${at}\`${more} to become Ready.`,
        failed: `The last pod that was made for it, \`${at}\`, has failed.`,
        ending: `It waits for pod \`${at}\`${more} to go, deleted${until ? ` with time to end until ${timeWord(until)}` : ' and still there'}: before that none is made in its place.`,
        revision: `The pods of its revision \`${at}\` cannot be created.`,
      }[what];
      const noun = ready === 1 && wanted === undefined ? 'pod' : 'pods';
      return {
        title: `\`${name}\`: ${count} ${noun} Ready`,
        sentence: `\`${name}\` has ${count} ${noun} Ready. ${why}`,
      };
    },
    ko({ name }, { for: what, name: at, others, ready, wanted, until }) {
      const count = wanted === undefined ? `${ready}개` : `${wanted}개 중 ${ready}개`;
      const more = others > 0 ? ` 외 ${others}개` : '';
      const why = {
        pod: `\`${at}\` 파드${more}가 Ready 상태가 되기를 기다립니다.`,
        failed: `마지막으로 만든 \`${at}\` 파드가 실패했습니다.`,
        ending: `삭제된 \`${at}\` 파드${more}가 사라져야 그 자리에 새 파드를 만듭니다${until ? `(종료 시한 ${timeWord(until)})` : ''}.`,
        revision: `\`${at}\` 리비전의 파드를 만들 수 없습니다.`,
      }[what];
      return {
        title: `\`${name}\`: 파드 ${count} Ready`,
        sentence: `\`${name}\` 워크로드의 파드가 ${count} Ready 상태입니다. ${why}`,
      };
    },
  },
  advice: {
    en: (_, { until }) =>
      until === undefined
        ? undefined
        : {
            title: 'Wait for their end, or shorten it',
            text: 'Look in the log how far their preStop hooks and their shutdown are. Where less time is enough, lower terminationGracePeriodSeconds for the next time; pods that end now are deleted once more with a shorter `--grace-period` (above 0: with 0 nobody waits for their end).',
          },
    ko: (_, { until }) =>
      until === undefined
        ? undefined
        : {
            title: '종료를 기다리거나 시간을 줄이기',
            text: '로그에서 preStop 훅과 종료 과정이 어디까지 진행되었는지 확인하십시오. 더 짧은 시간으로 충분하면 다음을 위해 terminationGracePeriodSeconds 값을 낮추고, 지금 끝나는 파드는 더 짧은 `--grace-period` 값으로 한 번 더 삭제하십시오(0보다 크게: 0이면 종료를 기다리지 않습니다).',
          },
  },
};

/** Until when all of them have time to end; undefined where one does not go though its time is over. */
function endOf(ending: readonly Resource<'Pod'>[], world: World): string | undefined {
  if (ending.some((pod) => isHeldEnding(pod, world))) return undefined;
  return ending
    .map(({ metadata }) => metadata?.deletionTimestamp ?? '')
    .toSorted()
    .at(-1);
}

/** The deleted pods that have to be gone before the next: for its name, for its node, or by strategy. */
function waitedFor(
  workload: Resource,
  pods: readonly Resource<'Pod'>[],
  world: World,
): readonly Resource<'Pod'>[] {
  const ending = pods.filter(({ metadata }) => metadata?.deletionTimestamp);
  if (isOfKind('apps/StatefulSet', workload) || isOfKind('apps/DaemonSet', workload)) return ending;
  if (!isOfKind('apps/Deployment', workload) || workload.spec?.strategy?.type !== 'Recreate')
    return [];
  // The next revision waits for those before it; a pod of its own it replaces at once.
  return ending.filter((pod) => world.follow(podToController, podRef(pod)).items.some(isEarlier));

  function isEarlier({ to }: Readonly<{ to: Ref }>): boolean {
    const revision = isA('apps/ReplicaSet', to) ? world.get(to) : undefined;
    return revision?.is === 'known' && revision.value.spec?.replicas === 0;
  }
}

function barredRevision(on: Ref, world: World): Ref | undefined {
  return world
    .followBack(replicaSetToController, on)
    .items.map(({ from }) => from)
    .find((set) => {
      const fact = isA('apps/ReplicaSet', set) ? world.get(set) : undefined;
      return fact?.is === 'known' && refusedCreation(fact.value, set, world) !== undefined;
    });
}
