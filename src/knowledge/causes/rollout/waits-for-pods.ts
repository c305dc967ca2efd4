import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToController } from '../../../readings/edges/pod-to-controller.ts';
import { isHeldUp, isReady } from '../../../readings/pods/pods.ts';
import { deliveryOf } from '../../../readings/workloads/delivery.ts';
import { templateDifferences } from '../../../readings/workloads/template-differences.ts';
import { updateOf, type Revised } from '../../../readings/workloads/updates.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { hasJustFailed } from '../../signs/pods/has-just-failed.ts';
import { waitsForPodsWords, type WaitsForPods } from './waits-for-pods.words.ts';

/** An update waits for pods of its new revision, which something else holds up. */
export const waitsForPods: Cause<WaitsForPods, 'argoproj.io/Rollout' | 'apps/Deployment'> = {
  id: 'rollout/waits-for-pods',
  of: ['argoproj.io/Rollout', 'apps/Deployment'],
  explains: ['rollout-stuck', 'deployment-stuck'],

  *explain({ on, evidence }, world, workload) {
    const update = updateOf(workload, world);
    const young =
      update?.pods.find((one) => isHeldUp(one, world.now)) ??
      update?.pods.find((one) => hasJustFailed(one, world));
    const held = young ?? (update && heldStable(workload, update, world));
    if (!update || !held) return;

    const { hash, hashLabel, newest, older, pods, gap } = update;
    const pod = refTo('Pod', held);
    const newReady = pods.filter(isReady).length;
    const set = refTo('apps/ReplicaSet', newest);
    const path = `/metadata/labels/${hashLabel.replaceAll('/', '~1')}`;
    const differs = young && differencesFrom(older, newest, world);
    const delivery = isRollout(workload) ? deliveryOf(workload, world) : undefined;
    const revision: Evidence = quotedField(set, path, hash);
    yield {
      subject: on,
      params: {
        pod: pod.name,
        ...(!young && { isStable: true as const }),
        hash,
        ready: older.filter(isReady).length,
        wanted: workload.spec?.replicas ?? 1,
        newReady,
        ...present({ differs, delivery }),
        ...(isRollout(workload) ? planOf(workload, newReady) : deadlineOf(workload)),
      },
      evidence: [evidence, ...(hash ? [revision] : []), ...stableOf(on, workload)],
      strength: gap ? 'fits' : 'entails',
      restsOn: [on, set, pod],
      because: { at: pod, edge: podToController.id },
    };
  },

  ...waitsForPodsWords,
};

/**
 * A canary that no router weighs completes a step once the pods of both revisions are available as it wants them
 * (argo-rollouts, replicasetutil.AtDesiredReplicaCountsForCanary): a stable one that is ill holds up new ones that are well.
 */
function heldStable(
  workload: Revised,
  { pods, older }: NonNullable<ReturnType<typeof updateOf>>,
  world: World,
): Resource<'Pod'> | undefined {
  if (!isRollout(workload) || !workload.spec?.strategy?.canary) return undefined;
  const isRouted = workload.spec.strategy.canary.trafficRouting !== undefined;
  if (isRouted || pods.length === 0 || !pods.every(isReady)) return undefined;
  return older.find((one) => isHeldUp(one, world.now));
}

/** Against the revision that the older pods are of; undefined where there is none, or it cannot be read. */
function differencesFrom(
  older: readonly Resource<'Pod'>[],
  { spec: after }: Resource<'apps/ReplicaSet'>,
  world: World,
): readonly string[] | undefined {
  const [pod] = older.filter(isReady);
  const [maker] = pod ? world.follow(podToController, refTo('Pod', pod)).items : [];
  const fact = maker && isA('apps/ReplicaSet', maker.to) ? world.get(maker.to) : undefined;
  const before = fact?.is === 'known' ? fact.value.spec?.template : undefined;
  return before && after?.template ? templateDifferences(before, after.template) : undefined;
}

function isRollout(workload: Revised): workload is Resource<'argoproj.io/Rollout'> {
  return workload.kind === 'Rollout';
}

/**
 * With Istio subsets and no canary or stable Service, Argo Rollouts 1.9 waits for the new pods before it
 * writes its status, and so never sees its deadline pass (argoproj/argo-rollouts#4626).
 */
function planOf(
  { spec, status }: Resource<'argoproj.io/Rollout'>,
  newReady: number,
): Pick<WaitsForPods, 'of' | 'stable' | 'weight' | 'deadline' | 'paused'> {
  const { canary } = spec?.strategy ?? {};
  const router = canary?.trafficRouting;
  const bySubset =
    router?.istio?.destinationRule && !canary?.canaryService && !canary?.stableService;
  const weight = status?.canary?.weights?.canary?.weight;
  // A router sends nothing to a canary without a Ready pod, whatever the step says.
  const routed = router && newReady === 0 ? 0 : weight;
  const paused = status?.pauseConditions?.[0]?.reason;
  return {
    ...present({ paused }),
    of: canary ? 'canary' : 'preview',
    ...(status?.stableRS && { stable: status.stableRS }),
    ...(routed !== undefined && { weight: routed }),
    deadline: bySubset ? 'never' : (spec?.progressDeadlineSeconds ?? 600),
  };
}

function deadlineOf({ spec }: Revised): Pick<WaitsForPods, 'of' | 'deadline'> {
  return { of: 'update', deadline: spec?.progressDeadlineSeconds ?? 600 };
}

function stableOf(on: Ref, workload: Revised): readonly Evidence[] {
  const quote = isRollout(workload) ? workload.status?.stableRS : undefined;
  return quote ? [quotedField(on, '/status/stableRS', quote)] : [];
}
