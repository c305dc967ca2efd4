import { posix } from 'node:path';

import { load, YAMLException } from 'js-yaml';

import type { ApplicationSource } from '../../domain/application.ts';
import type { GitOwner } from '../../domain/git-owner.ts';
import type { Fact, World } from '../../domain/model.ts';
import type { LikelyValue } from '../../domain/pull-request.ts';
import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import { ownerName } from '../../text/owner-name.ts';
import { ownerRef } from '../../text/owner-ref.ts';
import { objectSource } from '../application-source.ts';

type ValuePlace = Omit<LikelyValue, 'key'>;

/** Values that are set in one place, by their dotted keys; maps stand there besides what they hold. */
export type Layer = Readonly<{ place: ValuePlace; values: ReadonlyMap<string, unknown> }>;

/** Where an owner sets the values of its chart, what wins first; `rest`: where one is that none of them has. */
export type Layers = Readonly<{ layers: readonly Layer[]; rest: ValuePlace }>;

/** Reads the values of an owner, as far as objects of the cluster hold them. */
export function layersOf(owner: GitOwner, world: Pick<World, 'get'>): Layers {
  const of = ownerName(owner);
  const unread = { layers: [], rest: { of } };
  if (owner.by === 'flux-helm') return ofHelmRelease(owner, of, world);
  if (owner.by !== 'argo-cd') return unread;
  const found = world.get(ownerRef('argoproj.io/Application', owner));
  const source = found.is === 'known' ? objectSource(found.value) : undefined;
  return source ? ofApplication(source.one, `${source.field}.helm`, of) : unread;
}

function ofApplication(one: ApplicationSource, field: string, of: string): Layers {
  const { parameters = [], valuesObject, values, valueFiles = [] } = one.helm ?? {};
  const set = parameters.map(({ name = '', value }) => [name, value] as const);
  const layers = [
    { place: { field: `${field}.parameters`, of }, values: new Map(set) },
    { place: { field: `${field}.valuesObject`, of }, values: flat(valuesObject) },
    { place: { field: `${field}.values`, of }, values: flat(parsed(values)) },
  ].filter((layer) => layer.values.size > 0);
  const file = valueFiles.at(-1);
  if (file !== undefined) return { layers, rest: { file: inRepository(file, one) } };
  const inline = layers.find(({ place }) => !place.field.endsWith('.parameters'));
  if (inline) return { layers, rest: inline.place };
  if (one.chart !== undefined) return { layers, rest: { field: `${field}.valuesObject`, of } };
  return { layers, rest: { file: inRepository('values.yaml', one) } };
}

function inRepository(file: string, { path = '.' }: ApplicationSource): string {
  if (/^[a-z]+:\/\//.test(file)) return file;
  if (/^\$[^/]+\//.test(file) || file.startsWith('/')) return file.slice(file.indexOf('/') + 1);
  return posix.join(path, file);
}

function ofHelmRelease(owner: GitOwner, of: string, world: Pick<World, 'get'>): Layers {
  const found = world.get(ownerRef('helm.toolkit.fluxcd.io/HelmRelease', owner));
  const release: Resource<'helm.toolkit.fluxcd.io/HelmRelease'> =
    found.is === 'known' ? found.value : {};
  const { values, valuesFrom = [] } = release.spec ?? {};
  const from = valuesFrom.toReversed().map((one): Layer => {
    const { kind, name = '', valuesKey = 'values.yaml', targetPath } = one;
    if (targetPath !== undefined)
      return {
        place: { field: 'spec.valuesFrom', of },
        values: new Map([[targetPath, undefined]]),
      };
    const namespace = owner.namespace && { namespace: owner.namespace };
    const held: Fact<Resource<'ConfigMap'>> | undefined =
      kind === 'ConfigMap' ? world.get({ kind, name, ...namespace }) : undefined;
    const text = held?.is === 'known' ? held.value.data?.[valuesKey] : undefined;
    const place = { field: valuesKey, of: `${kind} \`${name}\`` };
    return { place, values: flat(parsed(text)) };
  });
  const own: Layer = { place: { field: 'spec.values', of }, values: flat(values) };
  return { layers: [own, ...from], rest: own.place };
}

/** Text that cannot be understood sets nothing that is known here, nor does one with aliases, which may repeat without end. */
function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return load(text, { maxAliases: 0 });
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

function flat(value: unknown, prefix = ''): ReadonlyMap<string, unknown> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, one]) => [
      [`${prefix}${key}`, one] as const,
      ...flat(one, `${prefix}${key}.`),
    ]),
  );
}
