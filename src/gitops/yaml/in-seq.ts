import { isScalar, type YAMLSeq } from 'yaml';

import type { WriteOp } from '../../domain/plan.ts';
import { eolOf, inLines, inline, isInline, likeScalar, spanOf } from './nodes.ts';
import { columnOf, isFirstInLine, lineEnd, lineStart, wholeLines, type Splice } from './splice.ts';

/** Puts in, replaces or takes out one item of a list; undefined where its text does not allow for it. */
export function inSeq(text: string, seq: YAMLSeq, key: string, op: WriteOp): Splice | undefined {
  const { length } = seq.items;
  const at = key === '-' ? length : Number(key);
  if (op.op === 'remove') return without(text, seq, at);
  if (op.op === 'replace') return replaced(text, seq, at, op.value);
  return at >= length ? appended(text, seq, op.value) : inserted(text, seq, at, op.value);
}

function appended(text: string, seq: YAMLSeq, value: unknown): Splice | undefined {
  const last = spanOf(text, seq.items.at(-1));
  const dash = dashOf(text, seq, seq.items.length - 1);
  if (!last) return undefined;
  if (seq.flow) return put(last[1], `, ${inline(value)}`);
  if (dash === undefined) return undefined;
  return put(lineEnd(text, last[1]), eolOf(text) + itemAt(columnOf(text, dash), value, text));
}

function inserted(text: string, seq: YAMLSeq, at: number, value: unknown): Splice | undefined {
  const next = spanOf(text, seq.items[at]);
  const dash = dashOf(text, seq, at);
  if (seq.flow) return next && put(next[0], `${inline(value)}, `);
  if (dash === undefined || !isFirstInLine(text, dash)) return undefined;
  return put(lineStart(text, dash), itemAt(columnOf(text, dash), value, text) + eolOf(text));
}

function itemAt(column: number, value: unknown, text: string): string {
  return `${' '.repeat(column)}- ${inLines(value, column + 2, text)}`;
}

function replaced(text: string, seq: YAMLSeq, at: number, value: unknown): Splice | undefined {
  const old = seq.items[at];
  const [from, to] = spanOf(text, old) ?? [];
  if (from === undefined || to === undefined) return undefined;
  if (seq.flow) return { from, to, text: inline(value) };
  const scalar = isScalar(old) && isInline(old) ? likeScalar(old, value) : undefined;
  return { from, to, text: scalar ?? inLines(value, columnOf(text, from), text) };
}

function without(text: string, seq: YAMLSeq, at: number): Splice | undefined {
  const own = spanOf(text, seq.items[at]);
  if (!own) return undefined;
  const dash = dashOf(text, seq, at);
  if (!seq.flow)
    return dash !== undefined && isFirstInLine(text, dash)
      ? wholeLines(text, dash, own[1])
      : undefined;
  const before = spanOf(text, seq.items[at - 1]);
  if (before) return { from: before[1], to: own[1], text: '' };
  const after = spanOf(text, seq.items[at + 1]);
  return after && { from: own[0], to: after[0], text: '' };
}

/** All dashes of a list stand in one column; its own may be in a line above its item. */
function dashOf(text: string, seq: YAMLSeq, at: number): number | undefined {
  const [first] = spanOf(text, seq) ?? [];
  const [item] = spanOf(text, seq.items[at]) ?? [];
  if (first === undefined || item === undefined || seq.flow) return undefined;
  const column = columnOf(text, first);
  for (let line = lineStart(text, item); ; line = lineStart(text, line - 1)) {
    if (text[line + column] === '-' && line + column < item) return line + column;
    if (line <= first) return undefined;
  }
}

function put(at: number, text: string): Splice {
  return { from: at, to: at, text };
}
