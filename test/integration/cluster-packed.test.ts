import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { placedPod } from '#src/world/placed-pod.ts';
import { Api } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';

let api: Api;
let namespace: Namespace;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  namespace = await createNamespace(api);
});
afterAll(async () => {
  await namespace.delete();
  api.close();
});

const terms = [{ matchExpressions: [{ key: 'zone', operator: 'In', values: ['a', 'b'] }] }];
const app = { matchLabels: { app: 'web' } };
const near = { labelSelector: app, topologyKey: 'zone', namespaces: ['other'] };
const probe = { periodSeconds: 7, terminationGracePeriodSeconds: 5 };
/** A field of each form, and as many others as one pod may have. */
const spec = {
  schedulingGates: [{ name: 'kubewhy.dev/wait' }],
  terminationGracePeriodSeconds: 0,
  activeDeadlineSeconds: 600,
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  hostAliases: [{ ip: '10.0.0.1', hostnames: ['db'] }],
  dnsConfig: { nameservers: ['10.0.0.2'], options: [{ name: 'ndots', value: '2' }] },
  readinessGates: [{ conditionType: 'kubewhy.dev/ready' }],
  imagePullSecrets: [{ name: 'pull' }],
  nodeSelector: { pool: '' },
  tolerations: [{ key: 'pool', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: -1 }],
  affinity: {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: terms },
      preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 3, preference: terms[0] }],
    },
    podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [near] },
    podAntiAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 9, podAffinityTerm: near }],
    },
  },
  topologySpreadConstraints: [
    { maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule', labelSelector: app },
  ],
  securityContext: { runAsUser: 2_147_483_647, fsGroup: 0, supplementalGroups: [1, 2] },
  initContainers: [{ name: 'proxy', image: 'proxy:1', restartPolicy: 'Always' }],
  containers: [
    {
      name: 'app',
      image: 'app:1',
      command: ['sh', '-c', ''],
      ports: [{ name: 'http', containerPort: 8080, hostPort: 8081 }],
      envFrom: [{ prefix: 'A_', configMapRef: { name: 'settings', optional: true } }],
      env: [
        { name: 'EMPTY' },
        { name: 'KEY', valueFrom: { secretKeyRef: { name: 's', key: 'k', optional: false } } },
        { name: 'CPU', valueFrom: { resourceFieldRef: { resource: 'limits.cpu' } } },
      ],
      resources: { requests: { cpu: '0.5', memory: '1Gi' }, limits: { memory: '2Gi' } },
      startupProbe: { ...probe, exec: { command: ['true'] } },
      readinessProbe: { ...probe, terminationGracePeriodSeconds: undefined, grpc: { port: 90 } },
      livenessProbe: { ...probe, httpGet: { path: '/live', port: 'http' } },
      lifecycle: { preStop: { httpGet: { port: 8080 } } },
      securityContext: { capabilities: { add: ['NET_ADMIN'] }, readOnlyRootFilesystem: false },
      volumeMounts: [{ name: 'all', mountPath: '/all', subPath: 'a' }],
    },
  ],
  volumes: [
    { name: 'all', projected: { sources: [{ configMap: { name: 'c', items: [item()] } }] } },
    { name: 'tmp', emptyDir: { sizeLimit: '1Gi' } },
    { name: 'settings', configMap: { name: 'settings', defaultMode: 0 } },
    { name: 'host', hostPath: { path: '/var', type: 'Directory' } },
    { name: 'csi', csi: { driver: 'a.b', readOnly: true, volumeAttributes: { a: '' } } },
    { name: 'own', ephemeral: { volumeClaimTemplate: { spec: claim() } } },
  ],
};

it('reads of a pod that another is placed around, which comes as protobuf, what it reads of the pod alone, which comes as JSON', async () => {
  const on = { kind: 'Pod', namespace: namespace.name, name: 'web' } as const;
  const { kind, ...name } = on;
  const metadata = { ...name, annotations: { note: '메모' }, labels: { app: '' } };
  await api.apply({ apiVersion: 'v1', kind, metadata, spec });
  const scope = { all: true, toPlace: true } as const;

  const source = await (
    await asRole(api, 'worker')
  )
    .loader()
    .load([{ get: on }, { list: 'Pod', scope }]);

  const alone = source.get(on);
  expect(alone).toMatchObject({ is: 'known', value: { spec: { activeDeadlineSeconds: 600 } } });
  const [placed] = source
    .list('Pod', scope)
    .items.filter((one) => one.metadata?.namespace === namespace.name);
  expect(placed).toEqual(alone.is === 'known' ? placedPod(alone.value) : alone);
});

function item() {
  return { key: 'a', path: 'b', mode: 256 };
}

function claim() {
  const resources = { requests: { storage: '1Gi' } };
  return { accessModes: ['ReadWriteOnce'], storageClassName: '', resources };
}
