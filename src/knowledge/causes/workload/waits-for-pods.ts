import { isA, isOfKind } from '../../../domain/keys.ts';
import type { Cause, Claim, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToController } from '../../../readings/edges/pod-to-controller.ts';
import { replicaSetToController } from '../../../readings/edges/replicaset-to-controller.ts';
import { isHeldEnding } from '../../../readings/nodes/nodes.ts';
import { isHeldUp, isReady, tellsReadiness } from '../../../readings/pods/pods.ts';
import { after } from '../../../readings/time.ts';
import { isSurplus } from '../../../readings/workloads/ordinals.ts';
import { podRef, podsOf, replicasOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { hasJustFailed } from '../../signs/pods/has-just-failed.ts';
import { refusedCreation } from '../../signs/workloads/creation.ts';
import { heldUpdateOf } from './signs/held-update.ts';
import { waitsForPodsWords, type WaitsForPods } from './waits-for-pods.words.ts';

/** Who waits longer than that for a pod to end wants to know of it. */
const PATIENCE_MS = 5 * 60_000;

/** A workload has too few pods because something holds up those that it has, or the making of more. */
export const workloadWaitsForPods: Cause<WaitsForPods> = {
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
    const update = heldUpdateOf(workload);
    yield {
      subject: on,
      params: {
        for: isFor,
        name: at.name,
        others: others.length,
        ready: pods.filter(isReady).length,
        ...(wanted !== undefined && { wanted }),
        ...present({ until, update }),
      },
      evidence: [evidence],
      strength: gap || isFor === 'failed' || !pods.every(tellsReadiness) ? 'fits' : 'entails',
      restsOn: [on, at],
      ...(until
        ? until <= after(PATIENCE_MS, world.now) && { passesBy: until }
        : { because: { at, edge: first ? podToController.id : replicaSetToController.id } }),
    } satisfies Claim<WaitsForPods>;
  },

  ...waitsForPodsWords,
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
