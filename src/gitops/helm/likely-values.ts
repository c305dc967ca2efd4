import type { GitOwner } from '../../domain/git-owner.ts';
import type { World } from '../../domain/model.ts';
import type { Change, Op } from '../../domain/plan.ts';
import type { LikelyValue } from '../../domain/pull-request.ts';
import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import { keysOf } from '../../text/json-pointer.ts';
import { type Layer, type Layers, layersOf } from './layers.ts';
import { type Setting, usualKeys } from './usual-keys.ts';

/**
 * The values of a chart that most likely set what a change writes, where its owner most likely has them: told by the usual names
 * of keys, what was there, and who is named on the way. A template may do anything, so nobody knows.
 */
export function likelyValues(
  change: Change,
  object: Resource,
  owner: GitOwner,
  world: Pick<World, 'get'>,
): readonly LikelyValue[] {
  if (owner.by === 'flux-kustomize') return [];
  const layers = layersOf(owner, world);
  const writes = change.ops.filter(({ op }) => op !== 'test');
  const found = writes.flatMap((op) => {
    const was = change.guard.find(({ path }) => path === op.path)?.value;
    const container = containerOf(object, op);
    const names = [container.name, object.metadata?.name].filter((one) => one !== undefined);
    const prefix = container.isFirst ? '' : `${container.name}.`;
    const isMap = isRecord(op.op === 'remove' ? was : op.value);
    return usualKeys(change.on.kind, op, was).map((setting) =>
      likely({ setting, names, prefix, isMap }, layers),
    );
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

type WantedValue = Readonly<{
  setting: Setting;
  names: readonly string[]; // of whom it is
  prefix: string; // charts have the first container at the top
  isMap: boolean;
}>;

function likely(wanted: WantedValue, { layers, rest }: Layers): LikelyValue {
  for (const { place, values } of layers) {
    const key = bestIn(values, wanted);
    if (key !== undefined) return { key, ...place };
  }
  return { key: `${wanted.prefix}${wanted.setting.keys[0]}`, ...rest };
}

/** The key that speaks for itself the most; where two do alike, nobody can tell them apart. */
function bestIn(values: Layer['values'], { setting, names, prefix, isMap }: WantedValue) {
  const hits = [...values].flatMap(([key, value]) => {
    const usual = setting.keys.find((one) => key === one || key.endsWith(`.${one}`));
    if (usual === undefined || isRecord(value) !== isMap) return [];
    const within = key.slice(0, -usual.length).split('.').filter(Boolean);
    const isNamed = within.some((one) => names.includes(one));
    const isSame = setting.was.some((one) => isAlike(one, value));
    const isTop = within.length === 0;
    if (isTop && prefix !== '') return [];
    return [{ key, points: (isNamed ? 4 : 0) + (isSame ? 2 : 0) + (isTop ? 1 : 0) }];
  });
  const [best, next] = hits.toSorted((a, b) => b.points - a.points);
  return best && best.points > 0 && best.points !== next?.points ? best.key : undefined;
}

/** Charts quote numbers, and parameters are texts. */
function isAlike(one: unknown, other: unknown): boolean {
  return isScalar(one) && isScalar(other) && `${one}` === `${other}`;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The container that an operation is about; of anything else there is but one. */
function containerOf(
  object: Resource,
  { path }: Op,
): Readonly<{ name?: string; isFirst: boolean }> {
  const keys = keysOf(path);
  const at = keys.findIndex((key) => key === 'containers' || key === 'initContainers');
  if (at === -1) return { isFirst: true };
  const container = keys.slice(0, at + 2).reduce(inside, object);
  const name = isRecord(container) ? container['name'] : undefined;
  const isFirst = keys[at] === 'containers' && keys[at + 1] === '0';
  return typeof name === 'string' ? { name, isFirst } : { isFirst: true };
}

function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}
