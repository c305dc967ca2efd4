import type { Resource } from '#src/domain/resource.ts';
import { ago, event, pod } from '#test/support/objects.ts';

type Container = NonNullable<Resource<'Pod'>['spec']>['containers'][number];

/** What the kubelet says of a probe of pod "web" that is refused. */
export function refused(which: string, port: number): Resource<'Event'> {
  const address = `10.244.1.82:${port}`;
  const said = `Get "http://${address}/healthz": dial tcp ${address}: connect: connection refused`;
  return event('Unhealthy', `${which} probe failed: ${said}`, ago(0.1));
}

/** That it killed container "app" for it. */
export function killed(which = 'liveness'): Resource<'Event'> {
  return event('Killing', `Container app failed ${which} probe, will be restarted`, ago(1));
}

/** Pod "web" whose container "app" runs again after it was killed. */
export function restarted(container: Partial<Container>): Resource<'Pod'> {
  const ended = { exitCode: 137, startedAt: ago(3), finishedAt: ago(1) };
  const one = pod({ container, ended });
  const statuses = one.status?.containerStatuses ?? [];
  const state = { running: { startedAt: ago(1) } };
  return {
    ...one,
    status: { ...one.status, containerStatuses: statuses.map((s) => ({ ...s, state })) },
  };
}

/** Pod "web" on a node whose container "app" runs and is not Ready, for so many minutes. */
export function unready(container: Partial<Container>, minutes = 5): Resource<'Pod'> {
  const one = pod({ container });
  const lastTransitionTime = ago(minutes);
  const ready = {
    type: 'Ready',
    status: 'False',
    reason: 'ContainersNotReady',
    lastTransitionTime,
  };
  return {
    ...one,
    spec: { containers: [], ...one.spec, nodeName: 'w1' },
    status: { ...one.status, phase: 'Running', conditions: [ready] },
  };
}

/** A container with one probe of a port, which declares port 8080. */
export function probing(probe: 'livenessProbe' | 'readinessProbe' | 'startupProbe', port: number) {
  return { ports: [{ containerPort: 8080 }], [probe]: { httpGet: { path: '/healthz', port } } };
}

/** Node "w1", which is Ready. */
export function readyNode(): Resource<'Node'> {
  const conditions = [{ type: 'Ready', status: 'True' }];
  return { apiVersion: 'v1', kind: 'Node', metadata: { name: 'w1' }, status: { conditions } };
}
