import { isCollection, isNode, isScalar, Scalar, stringify, Document } from 'yaml';

import { KUBERNETES_YAML } from './documents.ts';

/** Where a node begins, and where its last sign is; undefined of what was not read from a text. */
export function spanOf(text: string, node: unknown): readonly [number, number] | undefined {
  if (!isNode(node) || !node.range) return undefined;
  const [from, end] = node.range;
  return [from, Math.max(from, from + text.slice(from, end).trimEnd().length)];
}

/** Whether it is written in one line with brackets or quotes, and not by its indentation. */
export function isInline(node: unknown): boolean {
  if (isCollection(node)) return node.flow === true;
  return isScalar(node) && node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED;
}

/** A scalar in the quotes of the one that it takes the place of; undefined where it would take several lines. */
export function likeScalar(old: unknown, value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null) return undefined;
  const document = new Document(value, KUBERNETES_YAML);
  const quotes = isScalar(old) && typeof value === 'string' ? old.type : undefined;
  if (isScalar(document.contents) && (quotes === 'QUOTE_DOUBLE' || quotes === 'QUOTE_SINGLE'))
    document.contents.type = quotes;
  const text = document.toString({ lineWidth: 0 }).trimEnd();
  return text.includes('\n') ? undefined : text;
}

/** A value as it is written between brackets: JSON is YAML there. */
export function inline(value: unknown): string {
  return JSON.stringify(value);
}

/** A value over several lines, in the style of the text around it; lines after the first begin at that column. */
export function inLines(value: unknown, column: number, text: string): string {
  const eol = eolOf(text);
  return stringify(value, { ...KUBERNETES_YAML, lineWidth: 0, indentSeq: isSeqIndented(text) })
    .trimEnd()
    .split('\n')
    .map((line, at) => (at === 0 || line === '' ? line : ' '.repeat(column) + line))
    .join(eol);
}

/** How lines end in that text. */
export function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Whether a list stands further in than its key; many write it right below. */
function isSeqIndented(text: string): boolean {
  return !/^( *)(?:- )?[\w.-]+:[ \r]*\n\1- /m.test(text);
}
