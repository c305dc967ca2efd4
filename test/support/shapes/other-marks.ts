import { isOfKind } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { changedObjects } from '#test/support/shapes/changed-objects.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const MANAGERS = '/metadata/managedFields/';

/** Nobody kept who wrote which field, as where objects were printed; not where that is what tells. */
export const withoutManagers: Shape = {
  name: 'without managedFields',
  losesFacts: true,
  of({ recording, target, verdict }) {
    const isTold = verdict.symptoms.some(({ evidence }) => evidence.path?.startsWith(MANAGERS));
    if (isTold) return undefined;
    const shaped = changedObjects(recording, (object) => {
      if (!object.metadata?.managedFields) return object;
      const { managedFields: _, ...metadata } = object.metadata;
      return { ...object, metadata };
    });
    return shaped && { recording: shaped, target };
  },
};

/** Somebody has looked into each pod with kubectl debug, and has left. */
export const debugged: Shape = {
  name: 'with an ephemeral container',
  of({ recording, target }) {
    const shaped = changedObjects(recording, (object) =>
      isOfKind('Pod', object) && object.status?.containerStatuses
        ? looked(object, recording.now)
        : object,
    );
    return shaped && { recording: shaped, target };
  },
};

/** What is started again and again has been for longer. */
export const restartedMore: Shape = {
  name: 'after more restarts',
  of({ recording, target }) {
    const shaped = changedObjects(recording, (object) => {
      const { status } = isOfKind('Pod', object) ? object : {};
      const isOften = status?.containerStatuses?.some((one) => one.restartCount > 1);
      if (!isOften || !status?.containerStatuses) return object;
      const containerStatuses = status.containerStatuses.map((one) =>
        one.restartCount > 1 ? { ...one, restartCount: one.restartCount + 412 } : one,
      );
      const changed: object = { ...object, status: { ...status, containerStatuses } };
      return changed as Resource;
    });
    return shaped && { recording: shaped, target };
  },
};

function looked(pod: Resource<'Pod'>, now: string): Resource<'Pod'> {
  const { spec, status } = pod;
  if (!spec) return pod;
  const from = status?.startTime ?? now;
  const terminated = { exitCode: 130, reason: 'Error', startedAt: from, finishedAt: from };
  const one = { name: 'debugger-x7k2p', image: 'busybox:1.37', imageID: '', restartCount: 0 };
  return {
    ...pod,
    spec: {
      ...spec,
      ephemeralContainers: [{ name: one.name, image: one.image, stdin: true, tty: true }],
    },
    status: {
      ...status,
      ephemeralContainerStatuses: [{ ...one, ready: false, state: { terminated } }],
    },
  };
}
