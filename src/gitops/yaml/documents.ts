import { type Document, type ParsedNode, parseAllDocuments } from 'yaml';

/** As Kubernetes reads YAML: of version 1.1, in which "on" and "yes" are true. */
export const KUBERNETES_YAML = { version: '1.1', logLevel: 'silent' } as const;
/** What a bomb of aliases may grow to. */
const MOST_ALIASES = 1_000;

/** The documents of a YAML or JSON text with where each node stands; undefined where it is none. */
export function documentsOf(text: string): readonly Document<ParsedNode>[] | undefined {
  const documents = parseAllDocuments(text, KUBERNETES_YAML);
  if (!Array.isArray(documents)) return [];
  return documents.every(({ errors }) => errors.length === 0) ? documents : undefined;
}

/** What the documents say, in their order; undefined where the text is no YAML. */
export function valuesOf(text: string): readonly unknown[] | undefined {
  try {
    return documentsOf(text)?.map((one): unknown => one.toJS({ maxAliasCount: MOST_ALIASES }));
  } catch (error) {
    if (error instanceof ReferenceError) return undefined; // how the parser calls an alias without an anchor, or a bomb
    throw error;
  }
}
