/** Kinds that every API server serves, with group and version. */
const NAMESPACED = [
  'v1 Pod Service Endpoints ConfigMap Secret ServiceAccount Event PersistentVolumeClaim ResourceQuota LimitRange ReplicationController',
  'apps/v1 Deployment ReplicaSet StatefulSet DaemonSet ControllerRevision',
  'batch/v1 Job CronJob',
  'autoscaling/v2 HorizontalPodAutoscaler',
  'policy/v1 PodDisruptionBudget',
  'networking.k8s.io/v1 Ingress NetworkPolicy',
  'discovery.k8s.io/v1 EndpointSlice',
  'rbac.authorization.k8s.io/v1 Role RoleBinding',
  'coordination.k8s.io/v1 Lease',
];
const OF_THE_CLUSTER = [
  'v1 Namespace Node PersistentVolume',
  'storage.k8s.io/v1 StorageClass CSIDriver CSINode VolumeAttachment',
  'scheduling.k8s.io/v1 PriorityClass',
  'node.k8s.io/v1 RuntimeClass',
  'networking.k8s.io/v1 IngressClass',
  'rbac.authorization.k8s.io/v1 ClusterRole ClusterRoleBinding',
  'admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration MutatingWebhookConfiguration',
  'apiextensions.k8s.io/v1 CustomResourceDefinition',
  'apiregistration.k8s.io/v1 APIService',
  'certificates.k8s.io/v1 CertificateSigningRequest',
];

/** A kind as discovery lists it. */
export type BuiltIn = Readonly<{
  group: string;
  version: string;
  kind: string;
  isNamespaced: boolean;
}>;

/** The kinds that every API server serves. */
export const builtInKinds: readonly BuiltIn[] = [
  ...NAMESPACED.flatMap((line) => kindsIn(line, true)),
  ...OF_THE_CLUSTER.flatMap((line) => kindsIn(line, false)),
];

function kindsIn(line: string, isNamespaced: boolean): readonly BuiltIn[] {
  const [apiVersion = '', ...kinds] = line.split(' ');
  const [version = '', group = ''] = apiVersion.split('/').toReversed();
  return kinds.map((kind) => ({ group, version, kind, isNamespaced }));
}
