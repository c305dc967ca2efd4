import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { conditionOf } from '../../../../readings/conditions.ts';
import { backendsOf, selectedPods } from '../../../../readings/network/backends.ts';
import { isReady } from '../../../../readings/pods/pods.ts';
import { isWithin } from '../../../../readings/time.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

/** Endpoints follow their pods within seconds. */
const NORMAL_MS = 60_000;

/** A pod that a Service selects and that is Ready for long, though no EndpointSlice of the Service names it. */
export function missedBySlices(
  service: Resource<'Service'>,
  world: World,
): Readonly<{ name: string; evidence: Evidence }> | undefined {
  const { slices, gap } = backendsOf(service, world);
  const made = service.metadata?.creationTimestamp;
  if (gap || !made || isWithin(NORMAL_MS, made, world.now)) return undefined;
  const listed = new Set(
    slices.flatMap(({ endpoints = [] }) =>
      (endpoints ?? []).flatMap(({ targetRef, addresses }) => [
        targetRef?.name ?? '',
        ...addresses,
      ]),
    ),
  );
  const pod = selectedPods(refTo('Service', service), world).pods.find((one) => {
    const { lastTransitionTime: since } = conditionOf(one, 'Ready') ?? {};
    const isLong = isReady(one) && since && !isWithin(NORMAL_MS, since, world.now);
    const { podIP } = one.status ?? {};
    return isLong && podIP && !listed.has(podIP) && !listed.has(one.metadata?.name ?? '');
  });
  const { path, status = '' } = (pod && conditionOf(pod, 'Ready')) ?? {};
  if (!pod || !path) return undefined;
  const on = podRef(pod);
  return { name: on.name, evidence: quotedField(on, `${path}/status`, status) };
}
