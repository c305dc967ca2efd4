import { roomAbove } from '../../../carry-out/reach/forms/room-above.ts';
import { isA, isOfKind } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
// Autoscalers: their bounds, and what they measure.
import { atMaximum } from '../../../knowledge/causes/autoscaling/at-maximum.ts';
import { metricsApi } from '../../../knowledge/causes/autoscaling/metrics-api.ts';
import { missingRequest } from '../../../knowledge/causes/autoscaling/missing-request.ts';
import { quota } from '../../../knowledge/causes/creation/quota.ts';
import { hostPort } from '../../../knowledge/causes/scheduling/host-port.ts';
import { insufficientResource } from '../../../knowledge/causes/scheduling/insufficient-resource.ts';
import { podAffinity } from '../../../knowledge/causes/scheduling/pod-affinity.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { tableOf } from '../../../text/table-of.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inSpec } from '../../fields/found.ts';
import { objectOf } from '../../fields/holders.ts';
import { roomIn, type Roomless } from '../../fields/room-in.ts';

const AUTOSCALER = 'autoscaling/HorizontalPodAutoscaler';

/** Lets an autoscaler go beyond its maximum, which it has reached. */
const higherMaximum = fieldRemedy<Readonly<{ most: number }>>({
  id: 'autoscaling/higher-maximum',
  answers: [atMaximum],
  input: { name: 'maximum', type: 'number' },

  *find({ subject, params: { most } }, world) {
    const of = objectOf(subject, world);
    const value = `${Math.ceil(most * 1.5)}`;
    if (!of) return;
    const found = inSpec(of, 'maxReplicas', { candidates: [candidate(value, 'room')] });
    yield { ...found, within: [most + 1, roomAbove(most)] };
  },
});

/** Has an autoscaler keep no more pods than there is room for. */
const lowerMinimum = fieldRemedy<Roomless>({
  id: 'autoscaling/lower-minimum',
  answers: [podAffinity, hostPort, insufficientResource, quota],
  input: { name: 'minimum', type: 'number' },

  *find(finding, world) {
    const room = roomIn(finding, world);
    const [scaler, ...others] = room?.scalers ?? [];
    const of = scaler && others.length === 0 ? objectOf(scaler, world) : undefined;
    if (!room || !of || !isOfKind(AUTOSCALER, of.object)) return;
    if (conditionOf(of.object, 'ScalingActive')?.status === 'False') return; // it then keeps the size that it has
    const least = of.object.spec?.minReplicas ?? 1;
    if (least <= room.fits) return; // it wants more because there is more to do
    yield {
      ...inSpec(of, 'minReplicas', { candidates: [candidate(`${room.fits}`, 'fits')] }),
      within: [1, least - 1],
      ends: (value) => Number(value) < room.placed.length,
    };
  },
});

type WithName = Readonly<{ name?: string }>;
type Metric = Readonly<{
  type?: string;
  resource?: WithName;
  containerResource?: WithName;
  pods?: Readonly<{ metric: WithName }>;
  object?: Readonly<{ metric: WithName }>;
  external?: Readonly<{ metric: WithName }>;
}>;
/** The kinds of metrics that an API group serves. */
const SERVED: Readonly<Record<string, readonly string[]>> = tableOf({
  'metrics.k8s.io': ['Resource', 'ContainerResource'],
  'custom.metrics.k8s.io': ['Pods', 'Object'],
  'external.metrics.k8s.io': ['External'],
});

/** Has an autoscaler do without what it cannot measure, where it measures something else as well. */
const otherMetrics = fieldRemedy<
  Readonly<{ group?: string; resource?: string; autoscaler: string }>
>({
  id: 'autoscaling/other-metrics',
  answers: [metricsApi, missingRequest],
  isLastResort: true,

  *find({ seen, params: { group = '', resource, autoscaler } }, world) {
    const on = seen.find((one) => isA(AUTOSCALER, one.on) && one.on.name === autoscaler)?.on;
    const of = on && objectOf(on, world);
    const { spec, status } = (of?.object as Resource<typeof AUTOSCALER> | undefined) ?? {};
    const { metrics = [] } = spec ?? {};
    const isLost = ({ type = '', resource: measured }: Metric) =>
      resource === undefined
        ? SERVED[group]?.includes(type)
        : type === 'Resource' && measured?.name === resource;
    const left = metrics.filter((one: Metric) => !isLost(one));
    if (!of || left.length === 0 || left.length === metrics.length) return;
    const measured = (status?.currentMetrics ?? []).map(nameOf);
    if (!left.every((one) => measured.includes(nameOf(one)))) return; // what stays has to be served
    const candidates = [candidate('', 'other-metrics')];
    const found = inSpec(of, 'metrics', { candidates, set: () => ({ metrics: left }) });
    yield { ...found, label: `spec.metrics[${resource ?? group}]`, ends: () => true };
  },
});

/** What a metric measures. Where one could not be read, its status has no type. */
function nameOf({ type, resource, containerResource, ...others }: Metric): string {
  const { pods, object, external } = others;
  const of = resource ?? containerResource ?? (pods ?? object ?? external)?.metric;
  return `${type} ${of?.name}`;
}

/** Changes of autoscalers, in the order in which they are offered. */
export const autoscalerChanges: readonly Remedy[] = [higherMaximum, lowerMinimum, otherMetrics];
