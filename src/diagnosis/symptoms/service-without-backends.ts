import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import {
  backendsOf,
  selectedPods,
  workloadBehind,
  type Backends,
} from '../../world/readings/backends.ts';
import { isOver, isStarting } from '../../world/readings/pods.ts';
import { isWithin } from '../../world/readings/time.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

type Service = Resource<'Service'>;

/** Pods are created and listed within seconds of the Service that selects them. */
const SETTLED_MS = 20_000;
const CHANGED = 'endpoints.kubernetes.io/last-change-trigger-time';

/** A Service selects pods, and no address behind it takes traffic: whoever connects is refused or waits in vain. */
export const serviceWithoutBackends: SymptomFinder<'Service'> = {
  kind: 'service-without-backends',
  of: ['Service'],

  *find(service, world) {
    const on = refTo('Service', service);
    const selector = Object.entries(service.spec?.selector ?? {});
    if (service.spec?.type === 'ExternalName' || selector.length === 0) return;
    if (isWithin(SETTLED_MS, service.metadata?.creationTimestamp, world.now)) return;

    const backends = backendsOf(service, world);
    if (backends.gap || backends.ready > 0 || isMeant(service, on, world)) return;

    const since = backends.slices[0]?.metadata?.annotations?.[CHANGED];
    yield {
      kind: 'service-without-backends',
      on,
      reason:
        backends.withoutPort > 0 ? 'NoPort' : backends.listed > 0 ? 'NotReady' : 'NoEndpoints',
      evidence: evidenceOf(service, on, backends),
      ...(since && { since }),
      hurts: 'users',
    };
  },
};

/** Whether its pods have done their work, just begin, or are not wanted. */
function isMeant(service: Service, on: Ref<'Service'>, world: World): boolean {
  const { pods, gap } = selectedPods(on, world);
  if (gap) return true; // nobody knows
  if (pods.some((pod) => isStarting(pod, world.now))) return true;
  if (pods.length > 0) return pods.every(isOver);
  return workloadBehind(service, world)?.wanted === 0;
}

function evidenceOf({ spec }: Service, on: Ref, { slices }: Backends): Evidence {
  for (const slice of slices) {
    const index = (slice.endpoints ?? []).findIndex(
      ({ conditions }) => conditions?.ready === false,
    );
    if (index < 0) continue;
    const held = refTo('discovery.k8s.io/EndpointSlice', slice);
    return {
      source: 'field',
      on: held,
      path: `/endpoints/${index}/conditions/ready`,
      quote: 'false',
    };
  }
  const [key = '', quote = ''] = Object.entries(spec?.selector ?? {})[0] ?? [];
  return { source: 'field', on, path: `/spec/selector/${pointer(key)}`, quote };
}

function pointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
