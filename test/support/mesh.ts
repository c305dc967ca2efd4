import type { Resource } from '#src/domain/resource.ts';
import { named, specified } from '#test/support/objects.ts';

const WEBHOOKS = 'admissionregistration.k8s.io/MutatingWebhookConfiguration';

/** The pod with a sidecar. */
export function inMesh(pod: Resource<'Pod'>): Resource<'Pod'> {
  const containers = [...(pod.spec?.containers ?? []), { name: 'istio-proxy' }];
  return { ...pod, spec: { ...pod.spec, containers } };
}

/** The pod with an init container before it: one that waits, as all the others do for it, or that has ended. */
export function behindInit(pod: Resource<'Pod'>, is: 'waiting' | 'done'): Resource<'Pod'> {
  const waiting = { waiting: { reason: 'PodInitializing' } };
  const ended = {
    terminated: { exitCode: 0, reason: 'Completed', finishedAt: pod.status?.startTime },
  };
  const status = { name: 'istio-init', image: '', imageID: '', ready: false, restartCount: 0 };
  const others = (pod.status?.containerStatuses ?? []).map((one) =>
    one.state?.waiting?.reason === 'ContainerCreating' ? { ...one, state: waiting } : one,
  );
  return {
    ...pod,
    spec: { containers: [], ...pod.spec, initContainers: [{ name: 'istio-init' }] },
    status: {
      ...pod.status,
      initContainerStatuses: [{ ...status, state: is === 'done' ? ended : waiting }],
      containerStatuses: others,
    },
  } as Resource<'Pod'>;
}

/** Namespace "shop" with these labels. */
export function space(labels: Readonly<Record<string, string>>): Resource {
  return spaceOf('shop', labels);
}

/** A namespace with these labels. */
export function spaceOf(name: string, labels: Readonly<Record<string, string>> = {}): Resource {
  return { ...named('Namespace', name, ''), metadata: { name, labels } };
}

/** The webhook for namespaces that ask by "istio-injection", or by a revision. */
export function injector(value: string): Resource {
  const [key, other] =
    value === 'enabled'
      ? (['istio-injection', 'istio.io/none'] as const)
      : (['istio.io/rev', 'istio-injection'] as const);
  const namespaceSelector = {
    matchExpressions: [
      { key, operator: 'In', values: [value] },
      { key: other, operator: 'DoesNotExist' },
    ],
  };
  const objectSelector = {
    matchExpressions: [{ key: 'sidecar.istio.io/inject', operator: 'NotIn', values: ['false'] }],
  };
  const name = 'rev.namespace.sidecar-injector.istio.io';
  return {
    ...named(WEBHOOKS, `istio-sidecar-injector-${value}`, ''),
    webhooks: [{ name, namespaceSelector, objectSelector }],
  } as Resource;
}

/** A DestinationRule, unless told otherwise of namespace shop, that sets how the callers of a host speak TLS. */
export function rule(
  tls: object,
  name = 'web',
  host = 'web',
  more: Readonly<{
    namespace?: string;
    exportTo?: readonly string[];
    workloadSelector?: object;
  }> = {},
): Resource {
  const { namespace = 'shop', ...parts } = more;
  const spec = { host, trafficPolicy: { tls }, ...parts };
  return specified('networking.istio.io/DestinationRule', name, spec, namespace);
}
