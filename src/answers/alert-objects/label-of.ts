import type { Alert } from '../../domain/question.ts';
import { tableOf } from '../../text/table-of.ts';

/** Programs that measure others: their own pod, service and job say nothing about what an alert is about. */
const MEASURES_OTHERS =
  /kube-state-metrics|node-exporter|exporter|pushgateway|^kubelet$|cadvisor|prometheus-adapter/;
/** Labels that a scrape adds to whatever it reads. */
const OF_SCRAPE = ['pod', 'service', 'job', 'container'];
/** It measures the API server's objects: where it runs says nothing. */
const MEASURES_OBJECTS = /kube-state-metrics/;

/** The names under which the same thing stands, those of Prometheus' own discovery and of OpenTelemetry among them. */
const ALSO: Readonly<Record<string, readonly string[]>> = tableOf({
  namespace: ['kubernetes_namespace', 'k8s_namespace_name', 'namespace_name'],
  pod: ['pod_name', 'kubernetes_pod_name', 'k8s_pod_name'],
  node: ['nodename', 'node_name', 'kubernetes_node', 'k8s_node_name', 'Hostname'],
  deployment: ['deployment_name', 'k8s_deployment_name'],
  statefulset: ['statefulset_name', 'k8s_statefulset_name'],
  daemonset: ['daemonset_name', 'k8s_daemonset_name'],
  job_name: ['k8s_job_name'],
  cronjob: ['cronjob_name', 'k8s_cronjob_name'],
  horizontalpodautoscaler: ['hpa'],
  poddisruptionbudget: ['pdb'],
  persistentvolumeclaim: ['pvc'],
  persistentvolume: ['pv'],
  scaledObject: ['scaledobject', 'scaledResource'],
  scaledJob: ['scaledjob', 'scaledResource'],
  service: ['service_name', 'kubernetes_service_name', 'k8s_service_name'],
  app: [
    'app_kubernetes_io_name',
    'label_app_kubernetes_io_name',
    'k8s_app',
    'label_app',
    'app_kubernetes_io_instance',
    'application',
    'app_name',
  ],
});

/**
 * What an alert says under a label or another name of it. Where the scrape keeps its own labels, those of the object come
 * as `exported_…`; the scraped program itself is no answer where it only measures others, unless "pod!" asks for it.
 */
export function labelOf(asked: string, labels: Alert['labels']): string | undefined {
  const value = valueOf(asked, labels);
  return asked.startsWith('job') ? value?.slice(value.lastIndexOf('/') + 1) : value; // monitors call theirs "monitoring/loki"
}

function valueOf(asked: string, labels: Alert['labels']): string | undefined {
  const name = asked.replace('!', '');
  const names = [name, ...(ALSO[name] ?? [])];
  const exported = names.map((one) => labels[`exported_${one}`]).find(Boolean);
  const own = names.map((one) => labels[one]).find(Boolean);
  if (exported !== undefined || own === undefined) return exported;
  if (name === 'instance') return isOfObjects(labels) ? undefined : own;
  const others = asked === name ? MEASURES_OTHERS : MEASURES_OBJECTS;
  return OF_SCRAPE.includes(name) && others.test(own) ? undefined : own;
}

function isOfObjects(labels: Alert['labels']): boolean {
  return OF_SCRAPE.some((name) => MEASURES_OBJECTS.test(labels[name] ?? ''));
}
