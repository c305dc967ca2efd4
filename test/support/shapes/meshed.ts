import { kindOf } from '#src/domain/keys.ts';
import { created } from '#src/readings/created.ts';
import type { Recording } from '#src/world/recorded.ts';
import { withContainers } from '#test/support/shapes/containers-added.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const IMAGE = 'docker.io/istio/proxyv2:1.27.1';
const STATUS = {
  'sidecar.istio.io/status':
    '{"initContainers":["istio-init"],"containers":["istio-proxy"],"volumes":["istio-envoy","istio-data"],"revision":"default"}',
};
const restricted = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  runAsNonRoot: true,
  runAsUser: 1337,
};
const init = { name: 'istio-init', image: IMAGE, args: ['istio-iptables', '-p', '15001'] };
const proxy = {
  name: 'istio-proxy',
  image: IMAGE,
  args: ['proxy', 'sidecar'],
  ports: [{ name: 'http-envoy-prom', containerPort: 15_090, protocol: 'TCP' }],
  securityContext: restricted,
};

/** A mesh's webhook has given every pod an init container that has ended, and a sidecar that is Ready. */
export const meshed: Shape = {
  name: 'in a mesh',
  of({ recording, target }) {
    if (isAboutMesh(recording)) return undefined;
    const shaped = withContainers(recording, { init, beside: proxy, annotations: STATUS });
    return shaped && { recording: withRoot(shaped), target };
  },
};

/** The same in pods and their templates with a sidecar of Kubernetes: an init container that goes on. */
export const nativelyMeshed: Shape = {
  name: 'in a mesh of native sidecars',
  of({ recording, target }) {
    if (isAboutMesh(recording)) return undefined;
    const native = { ...proxy, restartPolicy: 'Always' };
    const shaped = withContainers(recording, { native, inTemplates: true, annotations: STATUS });
    return shaped && { recording: withRoot(shaped), target };
  },
};

/** Only the newest pods of each namespace have it: the mesh came with the last update. */
export const meshedOfLate: Shape = {
  name: 'in a mesh since its last update',
  of(asked) {
    const shaped = meshed.of(asked);
    if (!shaped) return undefined;
    const { objects } = asked.recording;
    const newest = Math.max(...objects.filter((one) => one.kind === 'Pod').map(created));
    const mixed = shaped.recording.objects.map((object, index) => {
      const isOld = object.kind === 'Pod' && newest - created(object) > UPDATE_MS;
      return isOld ? (objects[index] ?? object) : object;
    });
    return { ...shaped, recording: { ...shaped.recording, objects: mixed } };
  },
};
/** The pods of one revision are made within so long. */
const UPDATE_MS = 20_000;

/** Nothing stands in the root of the mesh, and that was captured, too. */
function withRoot(recording: Recording): Recording {
  const root = { resources: '*', namespaces: ['istio-system'] } as const;
  return { ...recording, captured: [...recording.captured, root] };
}

/** Where a mesh says how calls are made, it matters who is in it. */
function isAboutMesh({ objects }: Recording): boolean {
  return objects.some(
    (object) =>
      /^(security|networking)\.istio\.io\//.test(kindOf(object)) ||
      Object.keys(object.metadata?.labels ?? {}).some((key) => key.startsWith('istio')),
  );
}
