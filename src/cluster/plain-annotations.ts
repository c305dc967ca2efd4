import { tableOf } from '../text/table-of.ts';

const NAME = /^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/;
const NAMESPACED = /^[a-z0-9][-a-z0-9]*\/[a-z0-9][-a-z0-9.]*$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** `<app>:<group>/<kind>:<namespace>/<name>`, all of it names that stand in the open elsewhere. */
const TRACKING =
  /^[a-z0-9][-a-z0-9._]*:[a-z0-9.-]*\/[A-Z][A-Za-z0-9]*:[a-z0-9-]*\/[a-z0-9][-a-z0-9.:]*$/;
/** "LimitRanger plugin set: cpu, memory request for container app; memory limit for container app" */
const LIMITS =
  /^LimitRanger plugin set: [-a-z0-9.,/ ]+ (request|limit) for (init )?container [-a-z0-9]+(; [-a-z0-9.,/ ]+)*$/;
/** "Pod resources updated by web-vpa: container 0: cpu request, memory request; container 1: cpu request" */
const VERTICAL =
  /^Pod resources updated by [-a-z0-9.]+: container \d+: [-a-z0-9.,/ ]+ (request|limit)(; container \d+: [-a-z0-9.,/ ]+ (request|limit))*$/;

/** What controllers note, which rules read and which has one form only. */
const FORMS: Readonly<Record<string, RegExp>> = tableOf({
  'argocd.argoproj.io/tracking-id': TRACKING,
  'meta.helm.sh/release-name': NAME,
  'meta.helm.sh/release-namespace': NAME,
  'cert-manager.io/inject-ca-from': NAMESPACED,
  'kubernetes.io/ingress.class': NAME,
  'kubernetes.io/limit-ranger': LIMITS,
  'volume.beta.kubernetes.io/storage-class': NAME,
  'volume.kubernetes.io/selected-node': NAME,
  'endpoints.kubernetes.io/last-change-trigger-time': TIME,
  'ambient.istio.io/redirection': /^(enabled|disabled)$/,
  'traffic.sidecar.istio.io/excludeInboundPorts': /^\d+(,\d+)*$/,
  vpaUpdates: VERTICAL,
});

/** Whether an annotation is of a form in which no secret has a place. */
export function isPlainAnnotation(key: string, value: string): boolean {
  return FORMS[key]?.test(value) ?? false;
}
