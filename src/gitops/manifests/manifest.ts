import { kindOf } from '../../domain/keys.ts';
import { isRecord } from '../../text/is-record.ts';
import { CannotRender } from '../cannot-render.ts';
import { valuesOf } from '../yaml/documents.ts';
import type { Tree } from './tree.ts';

/** One object as Git's files make it, and the document that it comes from; `names` are those that it had on the way. */
export type Manifest = Readonly<{
  value: Readonly<Record<string, unknown>>;
  file: string;
  at: number;
  names: readonly string[];
}>;

/** The objects of one file; what says no kind is none. */
export function manifestsIn(tree: Tree, file: string): readonly Manifest[] {
  const values = valuesOf(tree.text(file));
  if (!values) throw new CannotRender('broken', file);
  return values.flatMap((value, at) =>
    isRecord(value) && value['kind'] ? [{ value, file, at, names: [nameOf(value)] }] : [],
  );
}

/** What an object is called. */
export function nameOf(value: Manifest['value']): string {
  return partOf(value, 'name') ?? '';
}

/** Where it says that it is. */
export function namespaceOf(value: Manifest['value']): string | undefined {
  return partOf(value, 'namespace');
}

/** Its kind, with the group unless that is the core one. */
export function kindIn({ apiVersion, kind }: Manifest['value']): string {
  return kindOf({ apiVersion: textIn(apiVersion) ?? '', kind: textIn(kind) ?? '' });
}

function partOf({ metadata }: Manifest['value'], key: string): string | undefined {
  return isRecord(metadata) ? textIn(metadata[key]) : undefined;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
