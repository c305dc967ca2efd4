import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { AUTOSCALED_MS } from '../../../readings/freshness.ts';
import { missingBackends, sleeperBehind } from '../../../readings/network/backends.ts';
import { after } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { tableOf } from '../../../text/table-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { metricsApiWords, type Metrics } from './metrics-api.words.ts';

/** As the autoscaler words it, and the API group that each name stands for. */
const GROUPS: Readonly<Record<string, string>> = tableOf({
  resource: 'metrics.k8s.io',
  custom: 'custom.metrics.k8s.io',
  external: 'external.metrics.k8s.io',
});

/** "no known available metric versions found" is what the clients of the other two say. */
const PATTERN =
  /from (?<api>resource|custom|external) metrics API: (?:the server could not find the requested resource|the server is currently unable to handle the request|no known available metric versions found|no (?:custom|external) metrics API)/;

/** It is registered, and what serves it does not answer. */
const DOWN = /the server is currently unable to handle the request/;

/** The API that an autoscaler reads its metrics from is not there, or does not answer. */
export const metricsApi: Cause<Metrics, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/metrics-api',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],

  *explain({ on, evidence }, world) {
    const group = GROUPS[PATTERN.exec(evidence.quote)?.groups?.['api'] ?? ''];
    if (!group) return;

    const found = serviceOf(group, DOWN.test(evidence.quote), world);
    yield {
      // A group has one APIService per version; without any, this is what metrics-server calls its own.
      subject: {
        kind: 'apiregistration.k8s.io/APIService',
        name: found.name ?? `v1beta1.${group}`,
      },
      params: { autoscaler: on.name, group, is: found.is, ...(found.why && { why: found.why }) },
      evidence: [evidence, ...(found.evidence ? [found.evidence] : [])],
      strength: found.isRead ? 'entails' : 'fits',
      restsOn: [on],
      ...(found.server && { because: { at: found.server, edge: 'api-service-to-service' } }),
      ...(found.is === 'mended' && { passesBy: after(AUTOSCALED_MS, world.now) }),
    };
  },

  ...metricsApiWords,
};

/** `server` is the Service that should answer, where nothing is behind it. */
type MetricsState = Pick<Metrics, 'is' | 'why'> &
  Readonly<{ isRead: boolean; name?: string; evidence?: Evidence; server?: Ref }>;

function serviceOf(group: string, wasDown: boolean, world: World): MetricsState {
  const kind = 'apiregistration.k8s.io/APIService';
  const { items, gap } = world.list(kind, { namespace: '' });
  const service = items.find(({ spec }) => spec?.group === group);
  const name = service?.metadata?.name ?? '';
  if (!service && gap) return { is: wasDown ? 'no-answer' : 'not-found', isRead: false };
  if (!service) return { is: 'not-registered', isRead: true };

  const available = conditionOf(service, 'Available');
  if (available?.status === 'True') return { is: 'mended', isRead: true, name };
  const { reason: why = '', message: quote = '', path = '' } = available ?? {};
  const on = { kind, name };
  const evidence: Evidence = quotedField(on, `${path}/message`, quote);
  const server = emptyServer(service, world);
  return {
    is: 'unavailable',
    isRead: true,
    name,
    ...present({ why }),
    ...(quote && { evidence }),
    ...present({ server }),
  };
}

function emptyServer(
  { spec }: Resource<'apiregistration.k8s.io/APIService'>,
  world: World,
): Ref | undefined {
  const { namespace, name } = spec?.service ?? {};
  if (!namespace || !name) return undefined;
  const at: Ref<'Service'> = { kind: 'Service', namespace, name };
  const fact = world.get(at);
  if (fact.is !== 'known') return undefined;
  return (missingBackends(fact.value, world) ?? sleeperBehind(fact.value, world)) ? at : undefined;
}
