import { type Api, type Manifest, pathOfAll } from '#test/integration/support/api.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';

/** What a test reads of a Rollout. */
export type Rollout = Readonly<{
  metadata: Readonly<{ name: string; generation: number; uid: string; resourceVersion: string }>;
  spec: Readonly<{ template: Readonly<{ spec: Readonly<Record<string, unknown>> }> }>;
  status: Readonly<{
    phase?: string;
    abort?: boolean;
    currentPodHash?: string;
    stableRS?: string;
    observedGeneration?: string;
  }>;
}>;

const IMAGE = 'ghcr.io/example-org/blog-web';

/** Where the Rollout `web` of a namespace is in the API. */
export function webPath(namespace: string): string {
  return `${pathOfAll('argoproj.io/v1alpha1', 'Rollout', namespace)}/web`;
}

/**
 * Creates the Rollout `web` with its Service, VirtualService and DestinationRule, and waits until two pods
 * of image v46 are ready. Its spread rule counts hosts, and with that the control plane's too.
 */
export async function createWeb(
  api: Api,
  namespace: string,
  canary: object = {}, // fields of the strategy
): Promise<Rollout> {
  const objects = [service(namespace), virtualService(namespace), destinationRule(namespace)];
  await Promise.all(objects.map((object) => api.apply(object)));
  await api.apply(rollout(namespace, canary));
  return until(`web in ${namespace} is healthy`, async () => {
    const web = await api.get<Rollout>(webPath(namespace));
    const isCurrent = web.status?.observedGeneration === String(web.metadata.generation);
    return isCurrent && web.status.phase === 'Healthy' ? web : undefined;
  });
}

/** Sets the image's tag of a healthy `web`: v47 makes a canary for which there is no place. */
export async function setImage(api: Api, namespace: string, tag: string): Promise<void> {
  const path = '/spec/template/spec/containers/0/image';
  await api.patch(webPath(namespace), 'json', [{ op: 'replace', path, value: `${IMAGE}:${tag}` }]);
  await seenByController(api, webPath(namespace));
}

function rollout(namespace: string, canary: object): Manifest {
  const labels = { app: 'web' };
  const weights = [10, 50, 90].flatMap((setWeight) => [
    { setWeight },
    { pause: { duration: '30s' } },
  ]);
  const istio = {
    virtualService: { name: 'web-vsvc' },
    destinationRule: {
      name: 'web-dest-rule',
      canarySubsetName: 'canary',
      stableSubsetName: 'stable',
    },
  };
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { name: 'web', namespace, labels },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      strategy: {
        canary: { trafficRouting: { istio }, steps: [...weights, { setWeight: 100 }], ...canary },
      },
      template: { metadata: { labels }, spec: podSpec(labels) },
    },
  };
}

function podSpec(labels: object): object {
  return {
    containers: [
      {
        name: 'nginx',
        image: `${IMAGE}:v46`,
        ports: [{ containerPort: 80 }],
        resources: { requests: { cpu: '100m', memory: '128Mi' } },
      },
      {
        name: 'istio-proxy',
        image: 'docker.io/istio/proxyv2:1.27.3',
        resources: { requests: { cpu: '100m', memory: '128Mi' } },
      },
    ],
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'kubernetes.io/hostname',
        whenUnsatisfiable: 'DoNotSchedule',
        labelSelector: { matchLabels: labels },
      },
    ],
  };
}

function service(namespace: string): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'web-service', namespace },
    spec: { selector: { app: 'web' }, ports: [{ name: 'http', port: 80 }] },
  };
}

function virtualService(namespace: string): Manifest {
  const to = (subset: string, weight: number) => ({
    destination: { host: 'web-service', subset },
    weight,
  });
  return {
    apiVersion: 'networking.istio.io/v1',
    kind: 'VirtualService',
    metadata: { name: 'web-vsvc', namespace },
    spec: { hosts: ['web-service'], http: [{ route: [to('stable', 100), to('canary', 0)] }] },
  };
}

function destinationRule(namespace: string): Manifest {
  const subsets = ['canary', 'stable'].map((name) => ({ name, labels: { app: 'web' } }));
  return {
    apiVersion: 'networking.istio.io/v1',
    kind: 'DestinationRule',
    metadata: { name: 'web-dest-rule', namespace },
    spec: { host: 'web-service', subsets },
  };
}
