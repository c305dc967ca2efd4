import { isPair, isScalar, type YAMLMap } from 'yaml';

import type { WriteOp } from '../../domain/plan.ts';
import { eolOf, inLines, inline, isInline, likeScalar, spanOf } from './nodes.ts';
import { columnOf, isFirstInLine, lineEnd, wholeLines, type Splice } from './splice.ts';

/** Sets or takes out one key of a map; undefined where its text does not allow for it. */
export function inMap(text: string, map: YAMLMap, key: string, op: WriteOp): Splice | undefined {
  const at = map.items.findIndex((item) => isScalar(item.key) && String(item.key.value) === key);
  if (op.op === 'remove') return at === -1 ? undefined : without(text, map, at);
  return at === -1 ? added(text, map, key, op.value) : replaced(text, map, at, op.value);
}

function added(text: string, map: YAMLMap, key: string, value: unknown): Splice | undefined {
  const [first, last] = [edges(text, map, 0), edges(text, map, map.items.length - 1)];
  if (!first || !last) return undefined;
  if (map.flow) return put(last[1], `, ${inline(key)}: ${inline(value)}`);
  const column = columnOf(text, first[0]);
  const lines = inLines({ [key]: value }, column, text);
  return put(lineEnd(text, last[1]), eolOf(text) + ' '.repeat(column) + lines);
}

function replaced(text: string, map: YAMLMap, at: number, value: unknown): Splice | undefined {
  const pair = map.items[at];
  const whole = edges(text, map, at);
  const span = spanOf(text, pair?.value);
  if (!whole || !span || !isPair(pair) || !isScalar(pair.key)) return undefined;
  const [from, to] = span;
  const scalar = isInline(pair.value) ? likeScalar(pair.value, value) : undefined;
  if (map.flow) return { from, to, text: inline(value) };
  if (scalar !== undefined && isScalar(pair.value))
    return { from, to, text: from === to && text[from - 1] === ':' ? ` ${scalar}` : scalar };
  if (scalar === undefined && isInline(pair.value) && !isScalar(pair.value) && from !== to - 2)
    return { from, to, text: inline(value) };
  const lines = inLines({ [String(pair.key.value)]: value }, columnOf(text, whole[0]), text);
  return { from: whole[0], to: whole[1], text: lines };
}

function without(text: string, map: YAMLMap, at: number): Splice | undefined {
  const own = edges(text, map, at);
  const [before, after] = [edges(text, map, at - 1), edges(text, map, at + 1)];
  if (!own) return undefined;
  if (!map.flow) return isFirstInLine(text, own[0]) ? wholeLines(text, ...own) : undefined;
  if (before) return { from: before[1], to: own[1], text: '' };
  return after && { from: own[0], to: after[0], text: '' };
}

/** From the key to the end of its value. */
function edges(text: string, map: YAMLMap, at: number): readonly [number, number] | undefined {
  const pair = map.items[at];
  const [from] = spanOf(text, pair?.key) ?? [];
  const [, to] = spanOf(text, pair?.value ?? pair?.key) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}

function put(at: number, text: string): Splice {
  return { from: at, to: at, text };
}
