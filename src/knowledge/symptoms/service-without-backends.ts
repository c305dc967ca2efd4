import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, Symptom, SymptomFinder } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import {
  SETTLED_MS,
  sleeperBehind,
  withoutBackends,
  type Backends,
} from '../../readings/network/backends.ts';
import { isWithin, secondsLeft, timeIn } from '../../readings/time.ts';
import { segment } from '../../text/json-pointer.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

type Service = Resource<'Service'>;

const CHANGED = 'endpoints.kubernetes.io/last-change-trigger-time';

/** A Service selects pods, and no address behind it takes traffic: whoever connects is refused or waits in vain. */
export const serviceWithoutBackends: SymptomFinder<'Service'> = {
  kind: 'service-without-backends',
  of: ['Service'],

  *find(service, world) {
    const on = refTo('Service', service);
    const backends = withoutBackends(service, world);
    if (!backends) {
      if (sleeperBehind(service, world)) yield withoutPods(service, on);
      return;
    }

    const { creationTimestamp: made } = service.metadata ?? {};
    const isYoung = isWithin(SETTLED_MS, made, world.now);
    const since = timeIn(backends.slices[0]?.metadata?.annotations?.[CHANGED]);
    yield {
      kind: 'service-without-backends',
      on,
      reason:
        backends.withoutPort > 0 ? 'NoPort' : backends.listed > 0 ? 'NotReady' : 'NoEndpoints',
      evidence: evidenceOf(service, on, backends),
      ...present({ since }),
      ...(isYoung && { normalFor: secondsLeft(SETTLED_MS, made, world.now) }),
      hurts: 'users',
    };
  },
};

/** Nothing is behind it as long as its workload is meant to have no pods. */
function withoutPods(service: Service, on: Ref): Symptom {
  const evidence = selectorOf(service, on);
  const kind = 'service-without-backends';
  return { kind, on, reason: 'NoEndpoints', evidence, hurts: 'nobody' };
}

function evidenceOf(service: Service, on: Ref, { slices }: Backends): Evidence {
  for (const slice of slices) {
    const index = (slice.endpoints ?? []).findIndex(
      ({ conditions }) => conditions?.ready === false,
    );
    if (index < 0) continue;
    const held = refTo('discovery.k8s.io/EndpointSlice', slice);
    return quotedField(held, `/endpoints/${index}/conditions/ready`, 'false');
  }
  return selectorOf(service, on);
}

function selectorOf({ spec }: Service, on: Ref): Evidence {
  const [key = '', quote = ''] = Object.entries(spec?.selector ?? {})[0] ?? [];
  return quotedField(on, `/spec/selector/${segment(key)}`, quote);
}
