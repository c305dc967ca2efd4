import { posix } from 'node:path';

import type { Ref } from '../domain/model.ts';
import { isRecord } from '../text/is-record.ts';
import { kindIn, nameOf } from './manifests/manifest.ts';
import { valuesOf } from './yaml/documents.ts';

/** What people write objects in; Jsonnet, CUE and templates name them without being YAML. */
const WRITTEN = /\.(?:ya?ml|json|jsonnet|libsonnet|cue|tpl)$/;
/** Each is a request to the host of the repository. */
const MOST = 40;

/** The files in which an object of that folder may be written, the nearest first, and no more than may be read. */
export function filesNear(folder: string, paths: Iterable<string>): readonly string[] {
  return nearestTo(
    folder,
    [...paths].filter((path) => WRITTEN.test(path)),
  ).slice(0, MOST);
}

/** Files by how many steps they are away from a folder. */
export function nearestTo(folder: string, paths: readonly string[]): readonly string[] {
  const steps = (path: string) =>
    posix.relative(folder, posix.dirname(path)).split('/').filter(Boolean).length;
  return paths
    .map((path) => ({ path, away: steps(path) })) // once each: a repository may have 100,000
    .toSorted((a, b) => a.away - b.away || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

/** Whether a text names an object: as YAML by its kind and name, else in two of its words. */
export function isNamedIn(text: string, { kind, name }: Ref): boolean {
  const values = valuesOf(text)?.filter(isRecord) ?? [];
  if (values.some((one) => one['kind'] !== undefined))
    return values.some((one) => kindIn(one) === kind && nameOf(one) === name);
  const words = new Set(text.split(/[^\w.-]+/));
  return words.has(kind.split('/').at(-1) ?? kind) && words.has(name);
}
