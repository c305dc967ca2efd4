import type { Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';

type Spec = NonNullable<Resource<'Pod'>['spec']>;

/** One key of a ConfigMap or Secret that a pod names; `path` is the field that holds the key. */
export type KeyReference = Readonly<{
  object: Ref<'ConfigMap' | 'Secret'>;
  key: string;
  path: string;
  container?: string; // of which it is the environment
  volume?: string; // of which it is a file
  optional?: true;
}>;
type Item = Readonly<{ key: string }>;
type ReferenceFields = Readonly<{
  name?: string;
  secretName?: string;
  key?: string;
  items?: readonly Item[];
  optional?: boolean;
}>;
type Sources = Readonly<{ configMap?: ReferenceFields; secret?: ReferenceFields }>;
type ReferencePlace = Readonly<{ container: string } | { volume: string }>;

/** Every key that a pod names one by one, in its environment and its volumes. */
export function* keyReferences({ metadata, spec }: Resource<'Pod'>): Iterable<KeyReference> {
  const { namespace = '' } = metadata ?? {};
  for (const [kind, held, path, place] of placesIn(spec)) {
    const name = held?.secretName ?? held?.name;
    if (!held || !name) continue;
    const object = { kind, namespace, name };
    const optional = held.optional ? ({ optional: true } as const) : {};
    if (held.key) yield { object, key: held.key, path: `${path}/key`, ...place, ...optional };
    for (const [index, { key }] of (held.items ?? []).entries()) {
      yield { object, key, path: `${path}/items/${index}/key`, ...place, ...optional };
    }
  }
}

type FoundReference = readonly [
  'ConfigMap' | 'Secret',
  ReferenceFields | undefined,
  string,
  ReferencePlace,
];

function* placesIn(spec: Spec | undefined): Iterable<FoundReference> {
  for (const list of ['initContainers', 'containers'] as const) {
    for (const [at, { name: container, env = [] }] of (spec?.[list] ?? []).entries()) {
      for (const [index, { valueFrom }] of env.entries()) {
        const path = `/spec/${list}/${at}/env/${index}/valueFrom`;
        const { configMapKeyRef, secretKeyRef } = valueFrom ?? {};
        yield ['ConfigMap', configMapKeyRef, `${path}/configMapKeyRef`, { container }];
        yield ['Secret', secretKeyRef, `${path}/secretKeyRef`, { container }];
      }
    }
  }
  for (const [index, volume] of (spec?.volumes ?? []).entries()) {
    const path = `/spec/volumes/${index}`;
    yield* inSources(volume, path, volume.name);
    for (const [nth, source] of (volume.projected?.sources ?? []).entries()) {
      yield* inSources(source, `${path}/projected/sources/${nth}`, volume.name);
    }
  }
}

function* inSources(source: Sources, path: string, volume: string): Iterable<FoundReference> {
  yield ['ConfigMap', source.configMap, `${path}/configMap`, { volume }];
  yield ['Secret', source.secret, `${path}/secret`, { volume }];
}
