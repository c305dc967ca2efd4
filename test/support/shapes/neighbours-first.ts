import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';
import { withContainers } from '#test/support/shapes/containers-added.ts';
import type { Shape } from '#test/support/shapes/shape.ts';
import { workloadOf } from '#test/support/shapes/workload-of.ts';

const exporter = {
  name: 'a-exporter',
  image: 'quay.io/prometheus/statsd-exporter:v0.28.0',
  securityContext: {
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
    runAsNonRoot: true,
    runAsUser: 65_534,
    seccompProfile: { type: 'RuntimeDefault' },
  },
};

/** Every pod has another container before its own ones, and it is well. */
export const sidecarFirst: Shape = {
  name: 'with a healthy container before the others',
  of({ recording, target }) {
    const added = { beside: exporter, isFirst: true, inTemplates: true } as const;
    const shaped = withContainers(recording, added);
    return shaped && { recording: shaped, target };
  },
};

/** Every pod has another container that was started again once. */
export const sidecarRestarted: Shape = {
  name: 'with a container that was started again an hour ago',
  of({ recording, target }) {
    const added = { beside: exporter, isRestarted: true, inTemplates: true } as const;
    const shaped = withContainers(recording, added);
    return shaped && { recording: shaped, target };
  },
};

/** Its namespace holds another workload whose name sorts first, and which is well. */
export const workloadFirst: Shape = {
  name: 'beside a healthy workload',
  of({ recording, target }) {
    const more = workloadOf(recording, target, { name: 'a-portal', container: RUNNING });
    return { recording: beside(recording, more), target };
  },
};

function beside(recording: Recording, more: readonly Resource[]): Recording {
  return { ...recording, objects: [...more, ...recording.objects] };
}

const RUNNING = { ready: true, started: true, state: { running: {} } };
