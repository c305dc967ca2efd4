import type { Reference } from './reference.ts';
import { templateReferences } from './templates.ts';
import { triggerReferences } from './triggers.ts';

const SERVICE = ['Service'] as const;
const ACCOUNT = ['ServiceAccount'] as const;
const ROLES = ['rbac.authorization.k8s.io/ClusterRole', 'rbac.authorization.k8s.io/Role'] as const;
const WORKLOADS = [
  'apps/Deployment',
  'apps/StatefulSet',
  'apps/ReplicaSet',
  'argoproj.io/Rollout',
] as const;
/** What a policy of Istio may be attached to, in place of labels. */
const WAYPOINTS = [
  'gateway.networking.k8s.io/Gateway',
  'Service',
  'networking.istio.io/ServiceEntry',
] as const;
const WORKFLOWS = ['argoproj.io/WorkflowTemplate', 'argoproj.io/ClusterWorkflowTemplate'] as const;
const SOURCES = [
  'source.toolkit.fluxcd.io/GitRepository',
  'source.toolkit.fluxcd.io/OCIRepository',
  'source.toolkit.fluxcd.io/Bucket',
  'source.toolkit.fluxcd.io/HelmRepository',
  'source.toolkit.fluxcd.io/HelmChart',
] as const;
/** What the API server asks of a Service, it asks there by default. */
const SERVED_AT = { port: '/port', usualPort: 443 };

/** Of one kind: where it names what. */
function of(
  from: string,
  stops: Reference['stops'],
  rows: Readonly<Record<string, Reference['to']>>,
  more: Omit<Reference, 'from' | 'stops' | 'at' | 'to'> = {},
): readonly Reference[] {
  return Object.entries(rows).map(([at, to]) => ({ from, at, to, stops, ...more }));
}

/** Its policy, and the object from which that reads its values: of most a ConfigMap, and of all what the policy says. */
function ofBinding(from: string, to: string): readonly Reference[] {
  const policy = '/spec/policyName';
  const params = { '/spec/paramRef/name': ['ConfigMap'] as const };
  const more = { crosses: true, kindBy: { at: policy, to, kind: '/spec/paramKind' } } as const;
  const action = 'parameterNotFoundAction'; // Allow lets all pass
  return [
    ...of(from, 'admission', { [policy]: [to] }),
    ...of(from, 'params', params, { ...more, ifSibling: [action, /^(?!Allow$)/] }),
    ...of(from, 'rules', params, { ...more, ifSibling: [action, /^Allow$/] }),
  ];
}

/**
 * What hurts nobody yet, or is too seldom for a scan to list: looked at where somebody asks about the object, and all
 * looks well. What its controller looks up and refuses at once, as those of autoscalers and Rollouts do, has symptoms.
 */
export const danglingReferences: readonly Reference[] = [
  ...templateReferences,
  ...of('apps/StatefulSet', 'names', { '/spec/serviceName': SERVICE }),
  ...of('Service', 'routing', { '/spec/externalName': SERVICE }, { isHost: true }),
  ...of('autoscaling.k8s.io/VerticalPodAutoscaler', 'scaling', {
    '/spec/targetRef/name': [...WORKLOADS, 'apps/DaemonSet', 'batch/CronJob', 'batch/Job'],
  }),
  ...of('keda.sh/ScaledObject', 'scaling', { '/spec/scaleTargetRef/name': WORKLOADS }),
  ...triggerReferences,
  ...of('rbac.authorization.k8s.io/RoleBinding', 'rights', { '/roleRef/name': ROLES }),
  ...of('rbac.authorization.k8s.io/ClusterRoleBinding', 'rights', { '/roleRef/name': [ROLES[0]] }),
  ...['RoleBinding', 'ClusterRoleBinding'].flatMap((kind) =>
    of(
      `rbac.authorization.k8s.io/${kind}`,
      'rights',
      { '/subjects/*/name': ACCOUNT },
      { crosses: true },
    ),
  ),
  ...ofBinding(
    'admissionregistration.k8s.io/ValidatingAdmissionPolicyBinding',
    'admissionregistration.k8s.io/ValidatingAdmissionPolicy',
  ),
  ...ofBinding(
    'admissionregistration.k8s.io/MutatingAdmissionPolicyBinding',
    'admissionregistration.k8s.io/MutatingAdmissionPolicy',
  ),
  ...of(
    'apiregistration.k8s.io/APIService',
    'api',
    { '/spec/service/name': SERVICE },
    { crosses: true, ...SERVED_AT },
  ),
  ...['GRPCRoute', 'TCPRoute', 'UDPRoute', 'TLSRoute'].flatMap((kind) =>
    of(
      `gateway.networking.k8s.io/${kind}`,
      'routing',
      {
        '/spec/parentRefs/*/name': ['gateway.networking.k8s.io/Gateway'],
        '/spec/rules/*/backendRefs/*/name': SERVICE,
      },
      { crosses: true, port: '/port' },
    ),
  ),
  ...of(
    'gateway.networking.k8s.io/BackendTLSPolicy',
    'policy',
    { '/spec/targetRefs/*/name': SERVICE },
    { port: '/sectionName' },
  ),
  ...of('gateway.networking.k8s.io/Gateway', 'routing', {
    '/spec/gatewayClassName': ['gateway.networking.k8s.io/GatewayClass'],
  }),
  ...['Validating', 'Mutating'].flatMap((what) =>
    of(
      `admissionregistration.k8s.io/${what}WebhookConfiguration`,
      'admission',
      { '/webhooks/*/clientConfig/service/name': SERVICE },
      { crosses: true, ...SERVED_AT },
    ),
  ),
  ...of(
    'apiextensions.k8s.io/CustomResourceDefinition',
    'conversion',
    { '/spec/conversion/webhook/clientConfig/service/name': SERVICE },
    { crosses: true, ...SERVED_AT },
  ),
  ...of('cert-manager.io/Certificate', 'certificate', {
    '/spec/issuerRef/name': ['cert-manager.io/Issuer', 'cert-manager.io/ClusterIssuer'],
  }),
  ...of(
    'networking.istio.io/DestinationRule',
    'policy',
    { '/spec/host': SERVICE },
    { isHost: true },
  ),
  {
    from: 'networking.istio.io/Gateway',
    at: '/spec/servers/*/port/number',
    to: SERVICE,
    stops: 'routing',
    ofPods: '/spec/selector',
  },
  ...['AuthorizationPolicy', 'RequestAuthentication'].flatMap((kind) =>
    of(`security.istio.io/${kind}`, 'policy', {
      '/spec/targetRef/name': WAYPOINTS,
      '/spec/targetRefs/*/name': WAYPOINTS,
    }),
  ),
  ...of(
    'argoproj.io/Application',
    'delivery',
    { '/spec/project': ['argoproj.io/AppProject'] },
    { amongOthers: true },
  ),
  ...of(
    'traefik.io/IngressRoute',
    'routing',
    {
      '/spec/routes/*/services/*/name': SERVICE,
      '/spec/routes/*/middlewares/*/name': ['traefik.io/Middleware'],
    },
    { crosses: true, port: '/port' },
  ),
  ...of('argoproj.io/Workflow', 'run', {
    '/spec/workflowTemplateRef/name': WORKFLOWS,
    '/spec/serviceAccountName': ACCOUNT,
  }),
  ...of('argoproj.io/CronWorkflow', 'run', {
    '/spec/workflowSpec/workflowTemplateRef/name': WORKFLOWS,
    '/spec/workflowSpec/serviceAccountName': ACCOUNT,
  }),
  ...of(
    'kustomize.toolkit.fluxcd.io/Kustomization',
    'delivery',
    { '/spec/sourceRef/name': SOURCES },
    { crosses: true },
  ),
  ...of(
    'helm.toolkit.fluxcd.io/HelmRelease',
    'delivery',
    { '/spec/chart/spec/sourceRef/name': SOURCES, '/spec/chartRef/name': SOURCES },
    { crosses: true },
  ),
  ...of('external-secrets.io/ExternalSecret', 'contents', {
    '/spec/secretStoreRef/name': [
      'external-secrets.io/SecretStore',
      'external-secrets.io/ClusterSecretStore',
    ],
  }),
  ...of('storage.k8s.io/VolumeAttachment', 'attachment', {
    '/spec/nodeName': ['Node'],
    '/spec/source/persistentVolumeName': ['PersistentVolume'],
  }),
  ...of('snapshot.storage.k8s.io/VolumeSnapshot', 'volume', {
    '/spec/volumeSnapshotClassName': ['snapshot.storage.k8s.io/VolumeSnapshotClass'],
    '/spec/source/persistentVolumeClaimName': ['PersistentVolumeClaim'],
  }),
];
