import type { Resource } from '../../domain/resource.ts';
import { changedParts } from '../changed-parts.ts';
import { isNoSecret } from './no-secret.ts';
import { isWhole, positionOf } from './positions.ts';
import { redacted } from './redacted.ts';
import { announces } from './secret-names.ts';
import { spansPerItem } from './spans-per-item.ts';
import { usualPlaces } from './usual-places.ts';
import { withoutSpans } from './without-spans.ts';

/**
 * What becomes of a text: one that is secret for sure, a setting of a container, and one where anything may stand,
 * such as an annotation or a field of a custom resource.
 */
export type Cover = Readonly<
  Record<'secret' | 'setting' | 'unlisted', (text: string, key: string) => string>
>;

/** `within`: the key above that says what all below it is; `isSecret`: what stands beside it says so. */
type FieldContext = Readonly<{ key: string; within?: string | undefined; isSecret?: boolean }>;

/** Written by kubectl apply: the whole object once more. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
const DATA = new Set(['data', 'stringData']);
const LABELS = new Set(['tolerations', 'taints']);

/** An object without its secrets: of a Secret the keys are left, and every other text by its position. */
export function redactedObject<R extends Resource>(object: R, cover: Cover): R {
  const core = object.apiVersion === 'v1' ? object.kind : undefined;
  return changedParts(object, (value, key) => {
    if (core === 'Secret' && DATA.has(key)) return keysOf(value);
    const within = core === 'ConfigMap' && key === 'data' ? { within: key } : {};
    return walked(value, { key, ...within }, cover);
  });
}

function keysOf(data: unknown): unknown {
  return isJson(data) ? Object.fromEntries(Object.keys(data).map((key) => [key, ''])) : data;
}

function walked(value: unknown, place: FieldContext, cover: Cover): unknown {
  if (typeof value === 'string') return textAt(value, place, cover);
  if (Array.isArray(value)) return listAt(value, place, cover);
  return isJson(value) ? fieldsOf(value, place, cover) : value;
}

function textAt(text: string, { key, within = '', isSecret }: FieldContext, cover: Cover): string {
  if (isSecret) return isNoSecret(text) ? text : cover.secret(text, key);
  const position = positionOf(key, within);
  if (position === 'fixed') return text;
  return position === 'listed' ? redacted(text) : cover[position](text, key);
}

/** In a list of arguments the value stands after the option's name, or at its place in the command. */
function listAt(
  items: readonly unknown[],
  place: FieldContext,
  cover: Cover,
  before: readonly string[] = [],
): readonly unknown[] {
  const texts = items.map((item) => (typeof item === 'string' ? item : ''));
  const secrets = spansPerItem([...before, ...texts], usualPlaces).slice(before.length);
  return changedParts(items, (item, index) => {
    const option = items[Number(index) - 1];
    const isValue =
      typeof option === 'string' && option.startsWith('-') && announces(option) === 'surely';
    const spans = secrets[Number(index)] ?? [];
    if (typeof item !== 'string' || spans.length === 0)
      return walked(item, isValue ? { ...place, isSecret: true } : place, cover);
    const isWhole = spans.some(([from, to]) => from === 0 && to === item.length);
    return isWhole
      ? cover.secret(item, place.key)
      : walked(withoutSpans(item, spans), place, cover);
  });
}

/** `value` beside a `name` or `key` is a variable, a parameter or a header; beside an operator or effect it is a label's. */
function fieldsOf(object: Json, place: FieldContext, cover: Cover): Json {
  const above = place.within ?? (isWhole(place.key) ? place.key : undefined);
  return changedParts(withoutLastApplied(object), (value, key) => {
    // Names of fields, and no texts.
    if (key === 'managedFields' || typeof value === 'number' || typeof value === 'boolean')
      return value;
    const isValue = key === 'value' || key === 'values';
    const within = isValue && isLabel(object, place.key) ? 'labels' : above;
    const says = key === 'value' ? (namedIn(object) ?? key) : key;
    const isSecret = within !== 'labels' && !isJson(value) && announces(says) === 'surely';
    if (key === 'args' && Array.isArray(value))
      return listAt(value, { key, within, isSecret }, cover, textsIn(object['command']));
    return walked(value, { key, within, isSecret }, cover);
  });
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function isLabel({ operator, effect }: Json, above: string): boolean {
  return operator !== undefined || effect !== undefined || LABELS.has(above);
}

function namedIn({ name, key }: Json): string | undefined {
  const named = typeof name === 'string' ? name : key;
  return typeof named === 'string' ? named : undefined;
}

function withoutLastApplied(object: Json): Json {
  if (!(LAST_APPLIED in object)) return object;
  const { [LAST_APPLIED]: _, ...rest } = object;
  return rest;
}

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
