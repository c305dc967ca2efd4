import {
  isAlias,
  isMap,
  isSeq,
  type Document,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

import type { WriteOp } from '../../domain/plan.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { keysOf } from '../../text/json-pointer.ts';
import { patchedJson } from '../patched-json.ts';
import { documentsOf, valuesOf } from './documents.ts';
import { inMap } from './in-map.ts';
import { inSeq } from './in-seq.ts';
import { spliced, type Splice } from './splice.ts';

/**
 * A text after one operation on one of its documents, with every other byte as it was: comments, order, quotes, line ends.
 * Undefined where that cannot be done so that exactly this changes, as where an anchor is shared.
 */
export function editedYaml(text: string, at: number, op: WriteOp): string | undefined {
  const document = documentsOf(text)?.[at];
  const splice = document?.contents && spliceFor(text, document, keysOf(op.path), op);
  if (!splice) return undefined;
  const after = spliced(text, splice);
  return isExactly(text, after, at, op) ? after : undefined;
}

function isExactly(text: string, after: string, at: number, op: WriteOp): boolean {
  const [was, is] = [valuesOf(text), valuesOf(after)];
  if (!was || !is || was.length !== is.length) return false;
  return is.every((value, index) =>
    isSameJson(value, index === at ? patchedJson(was[index], [op]) : was[index]),
  );
}

/** Goes down as far as there is something to change, and has the rest come with its parents. */
function spliceFor(
  text: string,
  document: Document<ParsedNode>,
  keys: readonly string[],
  op: WriteOp,
): Splice | undefined {
  let node: unknown = document.contents;
  for (const [depth, key] of keys.entries()) {
    const rest = keys.slice(depth + 1);
    const next = childOf(node, key);
    const inner = isAlias(next) ? next.resolve(document) : next;
    const isLast = rest.length === 0 || !isFilled(inner) || isOnly(inner, rest, op);
    if (isLast) return ofHolder(text, node, key, written(inner, rest, op));
    node = inner;
  }
  return undefined;
}

/** What is left is nothing: it is written as such in its own holder. */
function isOnly(node: YAMLMap | YAMLSeq, rest: readonly string[], { op }: WriteOp): boolean {
  return op === 'remove' && rest.length === 1 && node.items.length === 1;
}

/** The operation one level up, where the place itself is missing or is to be empty. */
function written(node: unknown, rest: readonly string[], op: WriteOp): WriteOp {
  if (rest.length === 0) return op;
  if (op.op === 'remove') return { op: 'replace', path: '', value: isSeq(node) ? [] : {} };
  const value = rest.reduceRight<unknown>(
    (inner, key) => (key === '-' ? [inner] : { [key]: inner }),
    op.value,
  );
  return { op: 'replace', path: '', value };
}

function ofHolder(text: string, node: unknown, key: string, op: WriteOp): Splice | undefined {
  if (isMap(node)) return inMap(text, node, key, op);
  return isSeq(node) ? inSeq(text, node, key, op) : undefined;
}

function childOf(node: unknown, key: string): unknown {
  if (isMap(node)) return node.get(key, true) ?? undefined;
  return isSeq(node) ? node.items[Number(key)] : undefined;
}

function isFilled(node: unknown): node is YAMLMap | YAMLSeq {
  return (isMap(node) || isSeq(node)) && node.items.length > 0;
}
