import { isOfKind, kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';
import type { Added } from '#test/support/shapes/added.ts';
import { changedObjects } from '#test/support/shapes/changed-objects.ts';
import { withTemplates, type PodSpec } from '#test/support/shapes/pod-specs.ts';
import { withStatuses } from '#test/support/shapes/statuses-added.ts';

type Metadata = NonNullable<Resource['metadata']>;
/** The same cluster, whose pods have more containers, all of them well; undefined if no pod can have them. */
export function withContainers(recording: Recording, added: Added): Recording | undefined {
  const begun = podsWithContainerEvents(recording);
  const logs = recording.objects.flatMap((object) =>
    isOfKind('Pod', object) && fits(object, added) ? logsOf(object, added) : [],
  );
  const changed = changedObjects(recording, (object) => {
    if (!isOfKind('Pod', object)) return added.inTemplates && templated(object, added);
    if (!fits(object, added)) return object;
    const { metadata, spec } = object;
    if (!spec) return object;
    const pod = {
      ...object,
      metadata: annotated(metadata ?? {}, added),
      spec: specWith(spec, added),
    };
    return withStatuses(pod, added, begun.has(metadata?.name ?? ''), recording.now);
  });
  return changed && { ...changed, logs: [...changed.logs, ...logs] };
}

/** Neither a pod of the node itself, nor one that ends once all its containers have. */
function fits({ metadata, spec }: Resource<'Pod'>, added: Added): boolean {
  if (spec?.hostNetwork || metadata?.namespace?.startsWith('kube-')) return false;
  if (metadata?.annotations?.['kubernetes.io/config.source']) return false;
  const names = [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])].map(
    (one) => one.name,
  );
  if (names.some((name) => name.startsWith('istio-'))) return false;
  return !added.beside || spec?.restartPolicy === 'Always' || spec?.restartPolicy === undefined;
}

function templated(object: Resource, added: Added): Resource {
  if (object.metadata?.namespace?.startsWith('kube-')) return object;
  const isOfJob = ['batch/Job', 'batch/CronJob'].includes(kindOf(object));
  if (isOfJob && added.beside) return object;
  return withTemplates(object, (made) =>
    made.spec.hostNetwork ? made : { ...made, spec: specWith(made.spec, added) },
  );
}

function specWith(spec: PodSpec, { init, native, beside, isFirst }: Added): PodSpec {
  const before = [init, native].filter((one) => one !== undefined);
  const others = beside ? [beside] : [];
  return {
    ...spec,
    containers: isFirst ? [...others, ...spec.containers] : [...spec.containers, ...others],
    ...(before.length > 0 && { initContainers: [...before, ...(spec.initContainers ?? [])] }),
  };
}

function annotated(metadata: Metadata, { annotations }: Added): Metadata {
  if (!annotations) return metadata;
  return { ...metadata, annotations: { ...metadata?.annotations, ...annotations } };
}

/** Their events say that the init containers are done. */
function podsWithContainerEvents({ objects }: Recording): ReadonlySet<string> {
  const events = objects.filter((one) => isOfKind('Event', one));
  const named = events.filter(({ involvedObject: { fieldPath } }) =>
    /^spec\.\w*ontainers\{/.test(fieldPath ?? ''),
  );
  return new Set(named.map(({ involvedObject: { name = '' } }) => name));
}

function logsOf({ metadata, status }: Resource<'Pod'>, added: Added): Recording['logs'] {
  if (!status?.containerStatuses) return [];
  const { namespace = '', name = '' } = metadata ?? {};
  const containers = [added.init, added.native, added.beside].filter((one) => one !== undefined);
  return containers.map((container) => ({
    pod: { kind: 'Pod', namespace, name },
    container: container.name,
    run: 'current',
    lines: [{ text: 'info ready' }],
  }));
}
