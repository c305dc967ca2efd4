import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';

/** How much memory a container may use; `path` points to it within the pod. */
export type MemoryLimit = Readonly<{ quantity: string; path: string; isOfPod: boolean }>;
/** Where the limit of a container comes from that nobody asked for; `range` as far as it could be read. */
export type DefaultLimit = Readonly<{ evidence: readonly Evidence[]; range?: string }>;

/** Where the LimitRanger admission plugin writes what it set: "…; memory limit for container app". */
const ANNOTATION = 'kubernetes.io/limit-ranger';

/** The memory limit of a container, or that of its pod as a whole; undefined where there is neither. */
export function memoryLimitOf({
  pod,
  container,
  path,
}: Pick<Crash, 'pod' | 'container' | 'path'>): MemoryLimit | undefined {
  const own = container.resources?.limits?.['memory'];
  if (own) return { quantity: own, path: `${path}/resources/limits/memory`, isOfPod: false };
  const shared = pod.spec?.resources?.limits?.['memory'];
  return shared
    ? { quantity: shared, path: '/spec/resources/limits/memory', isOfPod: true }
    : undefined;
}

/** By what a container's memory limit is the default of a LimitRange; undefined where its spec sets it. */
export function defaultLimitOf(
  { pod, container, on }: Crash,
  { quantity }: MemoryLimit,
  world: World,
): DefaultLimit | undefined {
  const quote = pod.metadata?.annotations?.[ANNOTATION];
  const isSet = quote
    ?.split(/[;:]\s*/)
    .some((note) => /\bmemory\b.*\blimit\b/.test(note) && note.endsWith(` ${container.name}`));
  if (!quote || !isSet) return undefined;

  const path = `/metadata/annotations/${ANNOTATION.replaceAll('/', '~1')}`;
  const note: Evidence = quotedField(on, path, quote);
  const [range] = rangesWithDefault(quantity, on, world);
  return range ? { evidence: [note, range], range: range.on.name } : { evidence: [note] };
}

function rangesWithDefault(quantity: string, { namespace = '' }: Ref, world: World): Evidence[] {
  return world.list('LimitRange', { namespace }).items.flatMap((range) => {
    const index = (range.spec?.limits ?? []).findIndex(
      (one) => one.type === 'Container' && one.default?.['memory'] === quantity,
    );
    const path = `/spec/limits/${index}/default/memory`;
    const on = refTo('LimitRange', range);
    return index < 0 ? [] : [quotedField(on, path, quantity)];
  });
}
