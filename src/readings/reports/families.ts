import type { Harm } from '../../domain/harm.ts';

/**
 * What is known of a custom kind beyond what its status tells in the way that all do. `makes`: kinds of objects that it
 * owns and that tell more; `refs`: fields that hold a reference, with the kind that is meant where they leave it out.
 */
export type Family = Readonly<{
  kind: string;
  short?: readonly string[];
  isScanned?: true; // broken ones hurt, and nothing that is scanned leads there: each kind is a request
  isQuick?: true; // over within minutes
  isSilent?: true; // its controller need not write a status
  hurts?: Harm; // progress, where it does not say
  makes?: readonly string[];
  obeys?: readonly string[]; // kinds of policies that are attached to it, or to what it names
  refs?: Readonly<Record<string, string>>;
  peers?: string; // fields that may hold the address of what it asks, as its controller finds it
}>;

const ISSUER = { 'spec.issuerRef': 'cert-manager.io/Issuer' };
const SOURCE = 'source.toolkit.fluxcd.io';
const PARENTS = {
  'spec.parentRefs[]': 'gateway.networking.k8s.io/Gateway',
  'spec.rules[].backendRefs[]': 'Service',
};
const LOCATION = { 'spec.storageLocation': 'velero.io/BackupStorageLocation' };
const BACKEND_TLS = 'gateway.networking.k8s.io/BackendTLSPolicy';
const ROUTE = { hurts: 'users', refs: PARENTS, obeys: [BACKEND_TLS] } as const;
const TRIGGERS = 'spec.triggers[].metadata[]';
const STORE = { 'spec.secretStoreRef': 'external-secrets.io/SecretStore' };

/** The custom kinds that people run most, one line each; any other is read by its status alone. */
export const families: readonly Family[] = [
  { kind: 'argoproj.io/Application', short: ['app', 'apps'], isScanned: true },
  { kind: 'argoproj.io/ApplicationSet', short: ['appset', 'appsets'] },
  { kind: 'argoproj.io/AppProject', short: ['appproj', 'appprojs'], isSilent: true },
  { kind: 'argoproj.io/Workflow', short: ['wf'] },
  {
    kind: 'kustomize.toolkit.fluxcd.io/Kustomization',
    short: ['ks'],
    isScanned: true,
    refs: {
      'spec.sourceRef': `${SOURCE}/GitRepository`,
      'spec.dependsOn[]': 'kustomize.toolkit.fluxcd.io/Kustomization',
    },
  },
  {
    kind: 'helm.toolkit.fluxcd.io/HelmRelease',
    short: ['hr'],
    isScanned: true,
    makes: [`${SOURCE}/HelmChart`],
    refs: {
      'spec.chartRef': `${SOURCE}/HelmChart`,
      'spec.chart.spec.sourceRef': `${SOURCE}/HelmRepository`,
      'spec.dependsOn[]': 'helm.toolkit.fluxcd.io/HelmRelease',
    },
  },
  { kind: `${SOURCE}/GitRepository`, short: ['gitrepo'] },
  { kind: `${SOURCE}/HelmRepository`, short: ['helmrepo'] },
  { kind: `${SOURCE}/OCIRepository`, short: ['ocirepo'] },
  {
    kind: `${SOURCE}/HelmChart`,
    short: ['hc'],
    refs: { 'spec.sourceRef': `${SOURCE}/HelmRepository` },
  },
  { kind: `${SOURCE}/Bucket` },
  {
    kind: 'image.toolkit.fluxcd.io/ImageUpdateAutomation',
    short: ['iua'],
    refs: { 'spec.sourceRef': `${SOURCE}/GitRepository` },
  },
  {
    kind: 'cert-manager.io/Certificate',
    short: ['cert', 'certs'],
    isScanned: true,
    makes: ['cert-manager.io/CertificateRequest'],
    refs: ISSUER,
  },
  {
    kind: 'cert-manager.io/CertificateRequest',
    short: ['cr', 'crs'],
    isQuick: true,
    makes: ['acme.cert-manager.io/Order'],
    refs: ISSUER,
  },
  {
    kind: 'acme.cert-manager.io/Order',
    isQuick: true,
    makes: ['acme.cert-manager.io/Challenge'],
    refs: ISSUER,
  },
  {
    kind: 'acme.cert-manager.io/Challenge',
    isQuick: true,
    makes: ['networking.k8s.io/Ingress', 'Service'],
    refs: ISSUER,
  },
  { kind: 'cert-manager.io/Issuer' },
  { kind: 'cert-manager.io/ClusterIssuer', short: ['ciss'], isScanned: true },
  {
    kind: 'keda.sh/ScaledObject',
    short: ['so'],
    isScanned: true,
    makes: ['autoscaling/HorizontalPodAutoscaler'],
    refs: {
      'spec.scaleTargetRef': 'apps/Deployment',
      'spec.triggers[].authenticationRef': 'keda.sh/TriggerAuthentication',
    },
    peers: TRIGGERS,
  },
  { kind: 'keda.sh/ScaledJob', short: ['sj'], peers: TRIGGERS },
  { kind: 'keda.sh/TriggerAuthentication', short: ['ta'], isSilent: true },
  { kind: 'external-secrets.io/ExternalSecret', short: ['es'], isScanned: true, refs: STORE },
  { kind: 'external-secrets.io/SecretStore', short: ['ss'] },
  { kind: 'external-secrets.io/ClusterSecretStore', short: ['css'] },
  { kind: 'external-secrets.io/PushSecret', short: ['ps'] },
  {
    kind: 'gateway.networking.k8s.io/Gateway',
    short: ['gtw'],
    isScanned: true,
    hurts: 'users',
    refs: { 'spec.gatewayClassName': 'gateway.networking.k8s.io/GatewayClass' },
  },
  { kind: 'gateway.networking.k8s.io/GatewayClass', short: ['gc'] },
  { kind: 'gateway.networking.k8s.io/HTTPRoute', ...ROUTE, isScanned: true },
  { kind: 'gateway.networking.k8s.io/GRPCRoute', ...ROUTE },
  { kind: BACKEND_TLS, short: ['btlspolicy'], hurts: 'users' },
  { kind: 'networking.istio.io/VirtualService', short: ['vs'], isSilent: true, hurts: 'users' },
  { kind: 'networking.istio.io/DestinationRule', short: ['dr'], isSilent: true, hurts: 'users' },
  { kind: 'networking.istio.io/Gateway', short: ['gw'], isSilent: true, hurts: 'users' },
  { kind: 'networking.istio.io/ServiceEntry', short: ['se'], isSilent: true },
  { kind: 'security.istio.io/PeerAuthentication', short: ['pa'], isSilent: true },
  { kind: 'security.istio.io/AuthorizationPolicy', short: ['ap'], isSilent: true },
  { kind: 'cilium.io/CiliumNetworkPolicy', short: ['cnp'], isScanned: true, isSilent: true },
  { kind: 'cilium.io/CiliumClusterwideNetworkPolicy', short: ['ccnp'], isSilent: true },
  {
    kind: 'longhorn.io/Volume',
    short: ['lhv'],
    isScanned: true,
    hurts: 'redundancy',
    makes: ['longhorn.io/Replica', 'longhorn.io/Engine'],
    refs: { 'status.currentNodeID': 'longhorn.io/Node' },
  },
  { kind: 'longhorn.io/Replica', short: ['lhr'], refs: { 'spec.nodeID': 'longhorn.io/Node' } },
  { kind: 'longhorn.io/Engine', short: ['lhe'], refs: { 'spec.nodeID': 'longhorn.io/Node' } },
  { kind: 'longhorn.io/Node', short: ['lhn'], hurts: 'redundancy' },
  {
    kind: 'snapshot.storage.k8s.io/VolumeSnapshot',
    refs: { 'spec.source.persistentVolumeClaimName': 'PersistentVolumeClaim' },
  },
  {
    kind: 'serving.knative.dev/Service',
    short: ['ksvc', 'kservice'],
    makes: ['serving.knative.dev/Configuration', 'serving.knative.dev/Route'],
  },
  { kind: 'serving.knative.dev/Configuration', makes: ['serving.knative.dev/Revision'] },
  { kind: 'flagger.app/Canary', refs: { 'spec.targetRef': 'apps/Deployment' } },
  {
    kind: 'operators.coreos.com/Subscription',
    short: ['sub', 'subs'],
    refs: { 'status.currentCSV': 'operators.coreos.com/ClusterServiceVersion' },
  },
  { kind: 'postgresql.cnpg.io/Cluster', isScanned: true },
  {
    kind: 'kafka.strimzi.io/Kafka',
    short: ['k'],
    isScanned: true,
    makes: ['core.strimzi.io/StrimziPodSet'],
  },
  { kind: 'core.strimzi.io/StrimziPodSet', short: ['sps'] },
  { kind: 'elasticsearch.k8s.elastic.co/Elasticsearch', isScanned: true },
  { kind: 'monitoring.coreos.com/Prometheus', short: ['prom'], isScanned: true },
  { kind: 'apiregistration.k8s.io/APIService', refs: { 'spec.service': 'Service' } },
  { kind: 'velero.io/BackupStorageLocation', short: ['bsl'], isScanned: true },
  { kind: 'velero.io/Backup', refs: LOCATION },
  { kind: 'velero.io/Restore', refs: { 'spec.backupName': 'velero.io/Backup' } },
  {
    kind: 'actions.github.com/AutoscalingRunnerSet',
    isSilent: true,
    makes: ['actions.github.com/EphemeralRunnerSet', 'actions.github.com/AutoscalingListener'],
  },
  {
    kind: 'actions.github.com/EphemeralRunnerSet',
    isSilent: true,
    makes: ['actions.github.com/EphemeralRunner'],
  },
  { kind: 'actions.github.com/EphemeralRunner', isScanned: true },
];

const byKind = new Map(families.map((one) => [one.kind, one]));

/** The kinds of the table. */
export const familyKinds: ReadonlySet<string> = new Set(byKind.keys());

/** What is known of a kind; only its name where nothing is. */
export function familyOf(kind: string): Family {
  return byKind.get(kind) ?? { kind };
}
