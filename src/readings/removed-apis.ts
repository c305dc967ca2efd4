/** A version of kinds that Kubernetes no longer serves since a release; without `use` nothing took its place. */
export type RemovedApi = Readonly<{
  version: string;
  kinds: readonly string[];
  since: string;
  use?: string;
}>;

/** https://kubernetes.io/docs/reference/using-api/deprecation-guide/ */
const REMOVED: readonly RemovedApi[] = [
  row('flowcontrol.apiserver.k8s.io/v1beta3', '1.32', 'FlowSchema PriorityLevelConfiguration'),
  row('flowcontrol.apiserver.k8s.io/v1beta2', '1.29', 'FlowSchema PriorityLevelConfiguration'),
  row('storage.k8s.io/v1beta1', '1.27', 'CSIStorageCapacity'),
  row('flowcontrol.apiserver.k8s.io/v1beta1', '1.26', 'FlowSchema PriorityLevelConfiguration'),
  row('autoscaling/v2beta2', '1.26', 'HorizontalPodAutoscaler', 'autoscaling/v2'),
  row('autoscaling/v2beta1', '1.25', 'HorizontalPodAutoscaler', 'autoscaling/v2'),
  row('batch/v1beta1', '1.25', 'CronJob'),
  row('discovery.k8s.io/v1beta1', '1.25', 'EndpointSlice'),
  row('events.k8s.io/v1beta1', '1.25', 'Event'),
  row('policy/v1beta1', '1.25', 'PodDisruptionBudget'),
  row('policy/v1beta1', '1.25', 'PodSecurityPolicy', ''),
  row('node.k8s.io/v1beta1', '1.25', 'RuntimeClass'),
  row(
    'admissionregistration.k8s.io/v1beta1',
    '1.22',
    'MutatingWebhookConfiguration ValidatingWebhookConfiguration',
  ),
  row('apiextensions.k8s.io/v1beta1', '1.22', 'CustomResourceDefinition'),
  row('apiregistration.k8s.io/v1beta1', '1.22', 'APIService'),
  row('authentication.k8s.io/v1beta1', '1.22', 'TokenReview'),
  row(
    'authorization.k8s.io/v1beta1',
    '1.22',
    'LocalSubjectAccessReview SelfSubjectAccessReview SubjectAccessReview SelfSubjectRulesReview',
  ),
  row('certificates.k8s.io/v1beta1', '1.22', 'CertificateSigningRequest'),
  row('coordination.k8s.io/v1beta1', '1.22', 'Lease'),
  row('extensions/v1beta1', '1.22', 'Ingress', 'networking.k8s.io/v1'),
  row('networking.k8s.io/v1beta1', '1.22', 'Ingress IngressClass'),
  row(
    'rbac.authorization.k8s.io/v1beta1',
    '1.22',
    'ClusterRole ClusterRoleBinding Role RoleBinding',
  ),
  row('scheduling.k8s.io/v1beta1', '1.22', 'PriorityClass'),
  row('storage.k8s.io/v1beta1', '1.22', 'CSIDriver CSINode StorageClass VolumeAttachment'),
  row('extensions/v1beta1', '1.16', 'NetworkPolicy', 'networking.k8s.io/v1'),
  row('extensions/v1beta1', '1.16', 'PodSecurityPolicy', ''),
  row('extensions/v1beta1', '1.16', 'DaemonSet Deployment ReplicaSet', 'apps/v1'),
  row('apps/v1beta2', '1.16', 'DaemonSet Deployment ReplicaSet StatefulSet'),
  row('apps/v1beta1', '1.16', 'Deployment StatefulSet'),
];

/** The removal of a version of a kind; undefined where Kubernetes never removed one. */
export function removedApi(kind: string, version: string): RemovedApi | undefined {
  return REMOVED.find((one) => one.version === version && one.kinds.includes(kind));
}

/** What takes its place is `v1` of the same group unless it is named. */
function row(version: string, since: string, kinds: string, use?: string): RemovedApi {
  const successor = use ?? `${version.split('/')[0]}/v1`;
  return { version, since, kinds: kinds.split(' '), ...(successor && { use: successor }) };
}
