import { isA, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { podToConfig } from '../edges/pod-to-config.ts';

/** A ConfigMap that changed after a container took its environment from it, and the field that refers to it. */
export type Outdated = Readonly<{
  at: Ref<'ConfigMap'>;
  container: string;
  reference: Evidence;
  changed: Evidence;
  started: string;
  isSure: boolean; // nothing but data changed at that time
}>;
type ConfigMap = Resource<'ConfigMap'>;

/** The environment of a pod's running containers that is older than the ConfigMap which it came from. */
export function outdatedEnvironment(pod: Resource<'Pod'>, world: World): readonly Outdated[] {
  const on = refTo('Pod', pod);
  return world.follow(podToConfig, on).items.flatMap(({ to, path, part }): Outdated[] => {
    const started = startOf(pod, part);
    const fact = isA('ConfigMap', to) && started ? world.get(to) : undefined;
    if (!isA('ConfigMap', to) || !started || !part || fact?.is !== 'known') return [];

    const change = changeOf(fact.value, keyAt(pod, path));
    if (!change || Date.parse(change.time) <= Date.parse(started)) return [];
    const { time, index, isSure } = change;
    const place = `/metadata/managedFields/${index}/time`;
    return [
      {
        at: to,
        container: part,
        reference: quotedField(on, path, to.name),
        changed: { ...quotedField(to, place, time), at: time },
        started,
        isSure,
      },
    ];
  });
}

/** When a running container started; only what stands in a container's own part is environment. */
function startOf({ status }: Resource<'Pod'>, container: string | undefined): string | undefined {
  const own = status?.containerStatuses?.find(({ name }) => name === container);
  return own?.state?.running?.startedAt;
}

/** The key that one variable takes; undefined where all of them are taken. */
function keyAt({ spec }: Resource<'Pod'>, path: string): string | undefined {
  const [, container, env] = /^\/spec\/containers\/(\d+)\/env\/(\d+)\//.exec(path) ?? [];
  return spec?.containers[Number(container)]?.env?.[Number(env)]?.valueFrom?.configMapKeyRef?.key;
}

const LAST_APPLIED = 'f:kubectl.kubernetes.io/last-applied-configuration';

/** The changes of what a pod takes from ConfigMaps, by name and time. */
export function changesFor(
  pod: Resource<'Pod'>,
  world: World,
): readonly Readonly<{ name: string; time: string }>[] {
  return world.follow(podToConfig, refTo('Pod', pod)).items.flatMap(({ to, path }) => {
    const fact = isA('ConfigMap', to) ? world.get(to) : undefined;
    const change = fact?.is === 'known' ? changeOf(fact.value, keyAt(pod, path)) : undefined;
    return change ? [{ name: to.name, time: change.time }] : [];
  });
}

/**
 * When data of a ConfigMap last changed, as far as the times of its managers tell: such a time is about all
 * fields of one manager, so labels beside the data leave it open. What kubectl apply notes changes with the data.
 */
function changeOf({ metadata }: ConfigMap, key: string | undefined) {
  const changes = (metadata?.managedFields ?? []).flatMap(
    ({ fieldsV1, time, operation }, index) => {
      const fields = (fieldsV1 ?? {}) as Fields;
      const data = fields['f:data'];
      if (!time || operation === undefined || !data || (key && !(`f:${key}` in data))) return [];
      const { 'f:annotations': annotations, ...rest } = (fields['f:metadata'] ?? {}) as Fields;
      const noted = Object.keys(annotations ?? {}).filter((one) => one !== '.');
      const isOther = Object.keys(rest).length > 0 || noted.some((one) => one !== LAST_APPLIED);
      return isOther ? [] : [{ time, index, isSure: noted.length === 0 }];
    },
  );
  return changes.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))[0];
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
