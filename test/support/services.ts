import type { Resource } from '#src/domain/resource.ts';
import type { Log } from '#src/world/recorded.ts';
import { ago, specified } from '#test/support/objects.ts';

type Slice = Resource<'discovery.k8s.io/EndpointSlice'>;
type ServiceSpec = NonNullable<Resource<'Service'>['spec']>;

/** A Service of namespace shop, an hour old, with port 80, that selects pods by the label app of its own name. */
export function service(name: string, spec: Partial<ServiceSpec> = {}): Resource<'Service'> {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace: 'shop', name, uid: `service-${name}`, creationTimestamp: ago(60) },
    spec: {
      type: 'ClusterIP',
      clusterIP: '10.96.0.7',
      selector: { app: name },
      ports: [{ name: 'http', port: 80, targetPort: 8080 }],
      ...spec,
    },
  };
}

/** What lists the addresses behind a Service: one for each pod, Ready or not. */
export function slice(
  serviceName: string,
  pods: Readonly<Record<string, 'ready' | 'not-ready'>> = {},
  ports: Slice['ports'] = [{ name: 'http', port: 8080, protocol: 'TCP' }],
): Slice {
  return {
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: {
      namespace: 'shop',
      name: `${serviceName}-abcde`,
      labels: { 'kubernetes.io/service-name': serviceName },
    },
    addressType: 'IPv4',
    endpoints: Object.entries(pods).map(([name, state], index) => ({
      addresses: [`10.244.0.${index + 1}`],
      conditions: { ready: state === 'ready' },
      targetRef: { kind: 'Pod', namespace: 'shop', name },
    })),
    ports,
  };
}

/** A pod of namespace shop that has run for ten minutes, with the label app of the first word of its name. */
export function servingPod(
  name: string,
  state: 'ready' | 'not-ready' = 'ready',
  container: Partial<NonNullable<Resource<'Pod'>['spec']>['containers'][number]> = {},
): Resource<'Pod'> {
  const [app = ''] = name.split('-');
  const ready = state === 'ready';
  const status = { name: 'app', image: 'app:1', imageID: '', ready, restartCount: 0 };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      namespace: 'shop',
      name,
      uid: `pod-${name}`,
      labels: { app },
      creationTimestamp: ago(10),
    },
    spec: {
      nodeName: 'w1',
      containers: [{ name: 'app', ports: [{ containerPort: 8080 }], ...container }],
    },
    status: {
      phase: 'Running',
      podIP: '10.244.0.9',
      startTime: ago(10),
      conditions: [{ type: 'Ready', status: ready ? 'True' : 'False', lastTransitionTime: ago(9) }],
      containerStatuses: [{ ...status, state: { running: { startedAt: ago(10) } } }],
    },
  };
}

/** An Ingress "front" of namespace shop, of class nginx, that sends everything to a port of a Service. */
export function ingressTo(name: string, port: number): Resource<'networking.k8s.io/Ingress'> {
  const backend = { service: { name, port: { number: port } } };
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { namespace: 'shop', name: 'front' },
    spec: {
      ingressClassName: 'nginx',
      rules: [
        { host: 'shop.example', http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } },
      ],
    },
    status: { loadBalancer: { ingress: [{ ip: '203.0.113.5' }] } },
  };
}

/** The class nginx of ingress-nginx, and its controller in namespace edge, with the pod that serves it. */
export function ingressNginx(): readonly [Resource, Resource<'Pod'>] {
  const spec = { controller: 'k8s.io/ingress-nginx' };
  const plain = specified('networking.k8s.io/IngressClass', 'nginx', spec, '');
  const annotations = { 'meta.helm.sh/release-namespace': 'edge' };
  const ingressClass = { ...plain, metadata: { name: 'nginx', annotations } };
  const labels = {
    'app.kubernetes.io/name': 'ingress-nginx',
    'app.kubernetes.io/component': 'controller',
  };
  const pod = servingPod('proxy-1', 'ready', { name: 'controller' });
  return [ingressClass, { ...pod, metadata: { ...pod.metadata, namespace: 'edge', labels } }];
}

/** What that controller wrote, a line after another. */
export function ingressLog(...lines: readonly string[]): Log {
  return {
    pod: { kind: 'Pod', namespace: 'edge', name: 'proxy-1' },
    container: 'controller',
    run: 'current',
    lines: lines.map((text) => ({ text })),
  };
}
