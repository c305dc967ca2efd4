import { isOfKind, refTo } from '../../../domain/keys.ts';
import type { Cause, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isToBeRestarted } from '../../../world/readings/workloads/restarts.ts';
import { updateOf, type Revised } from '../../../world/readings/workloads/updates.ts';
import { ownersOf, podRef } from '../../../world/readings/workloads/workloads.ts';
import { outdatedEnvironment } from '../../signs/config/config-changes.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { outdatedEnvironmentWords, type Outdated } from './outdated-environment.words.ts';

/** Environment variables are copied when a container starts: a ConfigMap that changes later does not reach them. */
export const outdatedEnvironmentCause: Cause<Outdated, 'Pod'> = {
  id: 'config/outdated-environment',
  of: ['Pod'],
  explains: ['config-outdated'],
  symptom: {
    kind: 'config-outdated',
    of: ['Pod'],

    *find(pod, world) {
      if (pod.metadata?.deletionTimestamp) return;
      const on = refTo('Pod', pod);
      const outdated = outdatedEnvironment(pod, world);
      if (outdated.length === 0 || isReplaced(pod, world)) return;
      for (const { container, changed } of outdated) {
        yield {
          kind: 'config-outdated',
          on,
          part: container,
          reason: 'ConfigMapChanged',
          evidence: changed,
          since: changed.quote,
          hurts: 'progress',
        };
      }
    },
  },

  *explain({ part }, world, pod) {
    const on = podRef(pod);
    for (const one of outdatedEnvironment(pod, world)) {
      if (one.container !== part) continue;
      const { at, container, reference, changed, started, isSure } = one;
      const { kind, name } = accountableFor(on, world).subject;
      yield {
        subject: at,
        params: { kind, workload: name, container, changed: changed.quote, started },
        evidence: [changed, reference],
        strength: isSure ? 'entails' : 'fits',
        restsOn: [on, at],
      };
    }
  },

  ...outdatedEnvironmentWords,
};

/** Whether an update or a restart is about to replace a pod, which then reads anew. */
function isReplaced(pod: Resource<'Pod'>, world: World): boolean {
  const top = ownersOf(podRef(pod), world).at(-1);
  const workload = top && world.get(top);
  if (workload?.is !== 'known') return false;
  if (isToBeRestarted(pod, workload.value)) return true;
  if (!REVISED.some((kind) => isOfKind(kind, workload.value))) return false;
  const update = updateOf(workload.value as Revised, world); // by its kind
  return update?.older.some(({ metadata }) => metadata?.uid === pod.metadata?.uid) ?? false;
}

const REVISED = ['apps/Deployment', 'argoproj.io/Rollout'];
