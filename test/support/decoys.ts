import type { Resource } from '#src/domain/resource.ts';
import type { Log, Recording } from '#src/world/recorded.ts';

const NAME = 'decoy-5d8f7c9b6d-x2lkq';
const SETTINGS = 'decoy-settings';

/**
 * The same cluster with troubles beside the target that have nothing to do with it, in its namespace and on its own
 * node: a pod that crashes and says why, settings of another workload that were changed just now, and noise.
 */
export function besideDecoys(recording: Recording, namespace: string): Recording {
  const { now, objects, logs } = recording;
  const at = { namespace, now, node: nodeIn(objects, namespace) };
  const more = [crashingPod(at), readingPod(at), newSettings(at), ...noise(at), ...nodeNoise(at)];
  return { ...recording, objects: [...objects, ...more], logs: [...logs, ...lastWords(namespace)] };
}

type Where = Readonly<{ namespace: string; now: string; node: string }>;

/** Where the target's pods run, or would: the decoys go there too. */
function nodeIn(objects: readonly Resource[], namespace: string): string {
  const pods = objects.filter((one): one is Resource<'Pod'> => one.kind === 'Pod');
  const own = pods.find((pod) => pod.metadata?.namespace === namespace && pod.spec?.nodeName);
  return (own ?? pods.find(({ spec }) => spec?.nodeName))?.spec?.nodeName ?? 'decoy-node';
}

function podOf({ namespace, now, node }: Where, name: string): Resource<'Pod'> {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { namespace, name, uid: name, labels: { app: 'decoy' }, creationTimestamp: now },
    spec: { nodeName: node, containers: [{ name: 'app', image: 'app:1' }] },
  };
}

function crashingPod(at: Where): Resource<'Pod'> {
  const waiting = {
    reason: 'CrashLoopBackOff',
    message: 'back-off 5m0s restarting failed container',
  };
  const container = { name: 'app', image: 'app:1', imageID: '', ready: false, restartCount: 9 };
  const lastState = {
    terminated: { exitCode: 1, reason: 'Error', startedAt: at.now, finishedAt: at.now },
  };
  const status = { ...container, state: { waiting }, lastState };
  return { ...podOf(at, NAME), status: { phase: 'Running', containerStatuses: [status] } };
}

/** Runs well, with settings that were changed after it had read them. */
function readingPod(at: Where): Resource<'Pod'> {
  const made = podOf(at, 'decoy-reader');
  const started = new Date(Date.parse(at.now) - HOUR_MS).toISOString();
  const container = { name: 'app', image: 'app:1', imageID: '', ready: true, restartCount: 0 };
  const running = { running: { startedAt: started } };
  return {
    ...made,
    metadata: { ...made.metadata, creationTimestamp: started },
    spec: {
      nodeName: at.node,
      containers: [
        { name: 'app', image: 'app:1', envFrom: [{ configMapRef: { name: SETTINGS } }] },
      ],
    },
    status: {
      phase: 'Running',
      startTime: started,
      conditions: [{ type: 'Ready', status: 'True', lastTransitionTime: started }],
      containerStatuses: [{ ...container, state: running }],
    },
  };
}

function newSettings({ namespace, now }: Where): Resource<'ConfigMap'> {
  const change = { manager: 'kubectl-edit', operation: 'Update', time: now, fieldsV1: DATA };
  const metadata = {
    namespace,
    name: SETTINGS,
    uid: SETTINGS,
    creationTimestamp: new Date(Date.parse(now) - 2 * HOUR_MS).toISOString(),
    managedFields: [{ ...change, apiVersion: 'v1', fieldsType: 'FieldsV1' }],
  };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { DATABASE_URL: 'db:5432' } };
}

function noise({ namespace, now }: Where): readonly Resource<'Event'>[] {
  const said = ['FailedScheduling', 'FailedMount', 'FailedCreate', 'BackOff', 'Unhealthy'];
  return said.map((reason) => ({
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace, name: `${NAME}.${reason}` },
    involvedObject: { apiVersion: 'v1', kind: 'Pod', namespace, name: NAME, uid: NAME },
    type: 'Warning',
    reason,
    message: `${reason}: 0/9 nodes are available: 9 Insufficient cpu.`,
    count: 500,
    lastTimestamp: now,
  }));
}

/** What kubelets and controllers write all day, and what harms no pod that runs. */
function nodeNoise({ now, node }: Where): readonly Resource<'Event'>[] {
  const said = {
    ImageGCFailed: 'failed to garbage collect required amount of images. Wanted to free 4 bytes',
    InvalidDiskCapacity: 'invalid capacity 0 on image filesystem',
    CheckLimitsForResolvConf: 'Nameserver limits were exceeded',
    NodeNotReady: `Node ${node} status is now: NodeNotReady`,
  };
  return Object.entries(said).map(([reason, message]) => ({
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace: 'default', name: `${node}.${reason}` },
    involvedObject: { apiVersion: 'v1', kind: 'Node', name: node, uid: node },
    type: 'Warning',
    reason,
    message,
    count: 500,
    lastTimestamp: now,
  }));
}

/** It fails as many a target does, but for a reason of its own. */
function lastWords(namespace: string): readonly Log[] {
  const pod = { kind: 'Pod', namespace, name: NAME };
  const lines = [
    'dial tcp: lookup decoy-db: no such host',
    'nginx: [emerg] open() "/etc/nginx/decoy.conf" failed (2: No such file or directory)',
  ].map((text) => ({ text }));
  return (['current', 'previous'] as const).map((run) => ({ pod, container: 'app', run, lines }));
}

const HOUR_MS = 3_600_000;
const DATA = { 'f:data': { 'f:DATABASE_URL': {} } };
