import type { Alert, Query } from '../domain/question.ts';
import { present } from '../text/present.ts';

/** About monitoring or a whole cluster. InfoInhibitor carries the labels of the alert that it inhibits. */
const WITHOUT_OBJECT = /^(Watchdog|InfoInhibitor|TargetDown|Kube.*Overcommit)$/;
/** Alerts about one pod, in which the label `pod` is the pod itself. */
const ABOUT_A_POD = /^(KubePod|KubeContainer|CPUThrottlingHigh$)/;
/** node-exporter's alerts say only from where they were scraped. */
const ABOUT_A_NODE = /^Node/;

/**
 * Labels that name an object, the most specific workload first. A Kubernetes Job is `job_name`: `job` is the
 * scrape job. A claim stands before the node whose kubelet measured it.
 */
const OBJECTS = [
  ['rollout', 'rollout'],
  ['deployment', 'deployment'],
  ['statefulset', 'statefulset'],
  ['daemonset', 'daemonset'],
  ['job_name', 'job'],
  ['cronjob', 'cronjob'],
  ['horizontalpodautoscaler', 'horizontalpodautoscaler'],
  ['poddisruptionbudget', 'poddisruptionbudget'],
  ['resourcequota', 'resourcequota'],
  ['persistentvolumeclaim', 'persistentvolumeclaim'],
  ['persistentvolume', 'persistentvolume'],
  ['node', 'node'],
  ['pod', 'pod'],
] as const;
const CLUSTER_SCOPED: readonly string[] = ['persistentvolume', 'node'];

/** The object that an alert is about, by its labels; undefined where they name none. */
export function targetOfAlert({ name: alert, labels }: Alert): Query | undefined {
  if (WITHOUT_OBJECT.test(alert)) return undefined;
  const named = objectOf(alert, labels);
  if (!named) return undefined;

  const namespace = CLUSTER_SCOPED.includes(named.kind) ? undefined : label('namespace', labels);
  const { cluster } = labels;
  return {
    text: `${named.kind}/${named.name}`,
    ...present({ namespace, cluster }),
  };
}

type Labels = Alert['labels'];
type Object = Readonly<{ kind: string; name: string }>;

function objectOf(alert: string, labels: Labels): Object | undefined {
  const pod = label('pod', labels);
  if (ABOUT_A_POD.test(alert) && pod) return { kind: 'pod', name: pod };
  if (ABOUT_A_NODE.test(alert)) return nodeOf(labels);

  for (const [of, kind] of OBJECTS) {
    const name = label(of, labels);
    if (name && !(kind === 'pod' && name.includes('kube-state-metrics'))) return { kind, name };
  }
  return undefined;
}

function nodeOf(labels: Labels): Object | undefined {
  const host = labels['instance']?.replace(/:\d+$/, '');
  const name = label('node', labels) ?? labels['nodename'] ?? host;
  const isAddress = name === undefined || /^[\d.]+$|:/.test(name);
  return isAddress ? undefined : { kind: 'node', name };
}

/** Where the scrape keeps its own labels, those of the object come as `exported_…`. */
function label(name: string, labels: Labels): string | undefined {
  return labels[`exported_${name}`] ?? labels[name];
}
