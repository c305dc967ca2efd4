import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ownersOf, podsOf } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { specified } from '#test/support/objects.ts';

/** The same cluster with a budget that allows no eviction and an autoscaler that cannot scale beside the target: they hurt nobody yet. */
export function besideLesser(recording: Recording, target: Ref): Recording {
  const { workload, labels } = workloadOf(recording, target);
  const { namespace = '', kind, name } = workload;
  const budget = specified(
    'policy/PodDisruptionBudget',
    NAME,
    { minAvailable: 1, selector: { matchLabels: labels } },
    namespace,
  );
  const autoscaler = specified(
    'autoscaling/HorizontalPodAutoscaler',
    NAME,
    {
      scaleTargetRef: { apiVersion: `${kind.split('/')[0]}/v1`, kind: kind.split('/')[1], name },
      maxReplicas: 9,
    },
    namespace,
  );
  const counts = { expectedPods: 1, currentHealthy: 1, desiredHealthy: 1, disruptionsAllowed: 0 };
  const failed = { type: 'AbleToScale', status: 'False', reason: 'FailedGetScale' };
  return {
    ...recording,
    objects: [
      ...recording.objects,
      stated(budget, counts),
      stated(autoscaler, { conditions: [{ ...failed, lastTransitionTime: OLD }] }),
    ],
  };
}

/** The same cluster with a Service of the workload's name beside it whose selector matches no pod: who calls it is refused. */
export function besideWorse(recording: Recording, target: Ref): Recording {
  const { namespace = '', name } = workloadOf(recording, target).workload;
  const ports = [{ port: 80, targetPort: 8080 }];
  const spec = { selector: { [NAME]: 'nobody' }, ports };
  const service = specified('Service', `${name}-${NAME}`, spec, namespace);
  return { ...recording, objects: [...recording.objects, stated(service, {})] };
}

const NAME = 'neighbour';
const OLD = '2020-01-01T00:00:00Z';

function workloadOf(recording: Recording, target: Ref) {
  const { world } = openWorld(recorded(recording));
  const workload = ownersOf(target, world).at(-1) ?? target;
  const [pod] = podsOf(workload, world).pods;
  return { workload, labels: pod?.metadata?.labels ?? {} };
}

function stated(object: Resource, status: object): Resource {
  const metadata = { ...object.metadata, uid: object.metadata?.name ?? '', creationTimestamp: OLD };
  const whole = { ...object, metadata, status };
  return whole;
}
