import { isOfKind } from '../../../../domain/keys.ts';
import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { containersOf, type ContainerAt } from '../../../../readings/pods/container-specs.ts';
import { requestsSetBy } from '../../../../readings/pods/requests-set-by.ts';
import { amountOf } from '../../../../readings/quantities.ts';
import { ownersOf } from '../../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';
import type { MemoryLimit } from './memory-limit.ts';

/** The larger limit of the template, and the VerticalPodAutoscaler that wrote a smaller one into the pod, if one did. */
export type Overridden = Readonly<{ template: string; autoscaler?: string }>;

/** The limit that the template of a pod asks for, where the pod was given a smaller one. */
export function overriddenLimit(
  { on, pod, container }: Crash,
  { quantity, isOfPod }: MemoryLimit,
  world: World,
): Readonly<{ overridden: Overridden; evidence: readonly Evidence[] }> | undefined {
  const [maker] = ownersOf(on, world);
  const fact = maker ? world.get(maker) : undefined;
  if (isOfPod || !maker || fact?.is !== 'known') return undefined;
  const asking = askingIn(fact.value).find((one) => one.container.name === container.name);
  const asked = asking?.container.resources?.limits?.['memory'];
  if (!asking || !asked || amountOf('memory', asked) <= amountOf('memory', quantity))
    return undefined;
  const path = `/spec/template${asking.path}/resources/limits/memory`;
  const autoscaler = requestsSetBy(pod)?.name;
  const note = pod.metadata?.annotations?.['vpaUpdates'];
  return {
    overridden: { template: asked, ...(autoscaler && { autoscaler }) },
    evidence: [
      quotedField(maker, path, asked),
      ...(autoscaler && note ? [quotedField(on, '/metadata/annotations/vpaUpdates', note)] : []),
    ],
  };
}

const MAKERS = ['apps/ReplicaSet', 'apps/StatefulSet', 'apps/DaemonSet', 'batch/Job'] as const;

function askingIn(maker: Resource): readonly ContainerAt[] {
  return MAKERS.flatMap((kind) =>
    isOfKind(kind, maker) ? [...containersOf(maker.spec?.template?.spec)] : [],
  );
}
