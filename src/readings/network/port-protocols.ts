import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { containersOf } from '../pods/container-specs.ts';
import { isReady } from '../pods/pods.ts';
import { portOf } from '../pods/probes.ts';
import { podRef } from '../workloads/workloads.ts';
import { selectedPods } from './backends.ts';
import { targetOf } from './target-ports.ts';

type Service = Resource<'Service'>;
type Pod = Resource<'Pod'>;

/** A port of a Service that takes another protocol only than the one spoken to it; `path` points to where it says so. */
export type OtherProtocol = Readonly<{
  port: number;
  has: string;
  path: string;
  target: number | string;
}>;

/** The port of that number of a Service, if it takes another protocol and no other port of the number takes this one. */
export function otherProtocolAt(
  { spec }: Service,
  number: number,
  spoken: 'TCP' | 'UDP',
): OtherProtocol | undefined {
  const all = (spec?.ports ?? []).map((one, index) => ({ ...one, index }));
  const same = all.filter(({ port }) => port === number);
  if (same.some(({ protocol = 'TCP' }) => protocol === spoken)) return undefined;
  const [first] = same;
  return first && found(first);
}

/** A port of a Service that takes UDP only, while a probe of its Ready pods finds TCP at the port that it leads to. */
export function probedOtherwise(
  service: Service,
  world: World,
): (OtherProtocol & Readonly<{ probe: Evidence; pod: Ref<'Pod'> }>) | undefined {
  const all = (service.spec?.ports ?? []).map((one, index) => ({ ...one, index }));
  const udp = all.filter(({ protocol }) => protocol === 'UDP');
  if (udp.length === 0) return undefined;
  const { pods } = selectedPods(refTo('Service', service), world);
  const [pod] = pods.filter(isReady);
  if (!pod) return undefined;
  const isTaken = (target: number | string) =>
    all.some((one) => (one.protocol ?? 'TCP') === 'TCP' && targetOf(one) === target);
  for (const one of udp) {
    const target = targetOf(one);
    const probe = isTaken(target) || declaresUdp(pod, target) ? undefined : probeAt(pod, target);
    if (probe) return { ...found(one), probe, pod: podRef(pod) };
  }
  return undefined;
}

function found(one: Readonly<{ port: number; protocol?: string; index: number }>): OtherProtocol {
  const { port, protocol = 'TCP', index } = one;
  return { port, has: protocol, path: `/spec/ports/${index}/protocol`, target: targetOf(one) };
}

function declaresUdp({ spec }: Pod, target: number | string): boolean {
  return [...containersOf(spec)].some(({ container: { ports = [] } }) =>
    ports.some(
      ({ containerPort, name, protocol }) =>
        protocol === 'UDP' && (containerPort === target || name === target),
    ),
  );
}

/** A readiness or liveness probe that connects to the port: of a pod that is Ready it has been answered. */
function probeAt(pod: Pod, target: number | string): Evidence | undefined {
  for (const { container, path } of containersOf(pod.spec)) {
    for (const field of ['readinessProbe', 'livenessProbe'] as const) {
      const probe = container[field];
      const asked = probe && portOf({ probe, path: `${path}/${field}` }, container);
      const isSame = asked && (asked.port === target || asked.quote === target);
      if (asked && isSame) return quotedField(podRef(pod), asked.path, asked.quote);
    }
  }
  return undefined;
}
