import type { Resource } from '#src/domain/resource.ts';
import type { Shape } from '#test/support/shapes/shape.ts';
import { workloadOf } from '#test/support/shapes/workload-of.ts';

const NAME = 'a-reports';
const IMAGE = 'registry.example.org/team/reports:9.9.9';
const REFUSED = `rpc error: code = NotFound desc = failed to pull and unpack image "${IMAGE}": failed to resolve reference "${IMAGE}": ${IMAGE}: not found`;

/** Its namespace holds another workload, which is ill for a reason of its own: no such image. */
export const besideOtherFault: Shape = {
  name: 'beside another workload without its image',
  of({ recording, target }) {
    if (target.kind === 'Namespace') return undefined; // it would be the one asked about
    const message = `Back-off pulling image "${IMAGE}": ErrImagePull: ${REFUSED}`;
    const waiting = { reason: 'ImagePullBackOff', message };
    const more = workloadOf(recording, target, {
      name: NAME,
      image: IMAGE,
      container: { ready: false, state: { waiting } },
    });
    const said = [failed(target.namespace ?? 'default', recording.now)];
    return {
      recording: { ...recording, objects: [...more, ...said, ...recording.objects] },
      target,
    };
  },
};

function failed(namespace: string, now: string): Resource<'Event'> {
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace, name: `${NAME}.1`, uid: `${NAME}-event`, creationTimestamp: now },
    involvedObject: {
      apiVersion: 'v1',
      kind: 'Pod',
      namespace,
      name: `${NAME}-7c9d8f6b5-q4x2z`,
      uid: `${NAME}-pod`,
      fieldPath: 'spec.containers{portal}',
    },
    type: 'Warning',
    reason: 'Failed',
    message: `Failed to pull image "${IMAGE}": ${REFUSED}`,
    source: { component: 'kubelet' },
    count: 12,
    firstTimestamp: now,
    lastTimestamp: now,
  };
}
