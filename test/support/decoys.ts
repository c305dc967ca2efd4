import type { Resource } from '#src/domain/resource.ts';

const NAME = 'decoy-5d8f7c9b6d-x2lkq';

/** Troubles that have nothing to do with a target: a pod that crashes, a change just made, and noise. */
export function decoys(namespace: string, now: string): readonly Resource[] {
  return [crashingPod(namespace, now), newSettings(namespace, now), ...noise(namespace, now)];
}

function crashingPod(namespace: string, now: string): Resource<'Pod'> {
  const waiting = {
    reason: 'CrashLoopBackOff',
    message: 'back-off 5m0s restarting failed container',
  };
  const container = { name: 'app', image: 'app:1', imageID: '', ready: false, restartCount: 9 };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      namespace,
      name: NAME,
      uid: 'decoy',
      labels: { app: 'decoy' },
      creationTimestamp: now,
    },
    spec: { nodeName: 'decoy-node', containers: [{ name: 'app' }] },
    status: { phase: 'Running', containerStatuses: [{ ...container, state: { waiting } }] },
  };
}

function newSettings(namespace: string, now: string): Resource<'ConfigMap'> {
  const metadata = {
    namespace,
    name: 'decoy-settings',
    uid: 'decoy-settings',
    creationTimestamp: now,
  };
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata };
}

function noise(namespace: string, now: string): readonly Resource<'Event'>[] {
  const said = ['FailedScheduling', 'FailedMount', 'FailedCreate', 'BackOff', 'Unhealthy'];
  return said.map((reason) => ({
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace, name: `${NAME}.${reason}` },
    involvedObject: { apiVersion: 'v1', kind: 'Pod', namespace, name: NAME, uid: 'decoy' },
    type: 'Warning',
    reason,
    message: `${reason}: 0/9 nodes are available: 9 Insufficient cpu.`,
    count: 500,
    lastTimestamp: now,
  }));
}
