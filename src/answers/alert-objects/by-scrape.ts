/** What was scraped for an alert, as templates (see `leadOf`): they count only where nothing else names an object. */
export const byScrape: readonly string[] = [
  'pod {namespace}/{pod}',
  'node {node}',
  'kafka.kafka.strimzi.io {namespace}/{strimzi_io_cluster}',
  'workload {namespace}/{app}',
  'workload {app}',
  'server of {host|hostname|vhost|domain|fqdn}',
  'service {namespace}/{service}',
  'workload {namespace}/{service}',
  'workload {namespace}/{job}',
  'workload {namespace}/{container}',
  'address {instance}',
  'workload {job}',
];
