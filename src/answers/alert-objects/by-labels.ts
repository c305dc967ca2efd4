/** The object that kube-state-metrics measures by a `customResourceState`: its labels say it whole. */
export const ofCustomResource =
  '{customresource_kind}.{customresource_group} {namespace}/{name|customresource_name}';

/** What the labels of any alert name, as templates (see `leadOf`), the most specific first. */
export const byLabels: readonly string[] = [
  'rollout {namespace}/{rollout}',
  'deployment {namespace}/{deployment}',
  'statefulset {namespace}/{statefulset}',
  'daemonset {namespace}/{daemonset}',
  'job {namespace}/{job_name}', // `job` is the job of the scrape
  'cronjob {namespace}/{cronjob}',
  'horizontalpodautoscaler {namespace}/{horizontalpodautoscaler}',
  'verticalpodautoscaler.autoscaling.k8s.io {namespace}/{verticalpodautoscaler}',
  'poddisruptionbudget {namespace}/{poddisruptionbudget}',
  'resourcequota {namespace}/{resourcequota}',
  'persistentvolumeclaim {namespace}/{persistentvolumeclaim}', // before the node whose kubelet measured it
  'persistentvolume {persistentvolume}',
  'scaledobject.keda.sh {namespace}/{scaledObject}',
  'cluster.postgresql.cnpg.io {namespace}/{cnpg_cluster|cnpg_io_cluster}',
  'rabbitmqcluster.rabbitmq.com {namespace}/{rabbitmq_cluster}',
  'pod {exported_namespace}/{exported_pod}',
  '{workload_type} {namespace}/{workload}',
  '{owner_kind} {namespace}/{owner_name}',
  '{created_by_kind} {namespace}/{created_by_name}',
  'workload {namespace}/{workload}',
  'workload {destination_workload_namespace|destination_service_namespace}/{destination_workload}',
  'workload {destination_workload_namespace|destination_service_namespace}/{destination_canonical_service|destination_app|destination_service_name}',
  'server of {destination_service}',
  'workload {destination_workload|destination_canonical_service|destination_service_name}',
  'ingress {namespace}/{ingress}',
  'httproute.gateway.networking.k8s.io {namespace}/{httproute|route_name}',
  'replicaset {namespace}/{replicaset}',
  'configmap {namespace}/{configmap}',
  'service {exported_namespace}/{exported_service}',
  'server of {url|uri|target}',
];
