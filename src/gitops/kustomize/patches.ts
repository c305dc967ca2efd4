import { posix } from 'node:path';

import type { Op } from '../../domain/plan.ts';
import { isRecord } from '../../text/is-record.ts';
import { present } from '../../text/present.ts';
import { CannotRender } from '../cannot-render.ts';
import { kindIn, type Manifest, nameOf, namespaceOf } from '../manifests/manifest.ts';
import type { Tree } from '../manifests/tree.ts';
import { patchedJson } from '../patched-json.ts';
import { valuesOf } from '../yaml/documents.ts';
import type { Kustomization, Patch } from './kustomization.ts';
import { merged } from './merged.ts';

/** One patch of an overlay: a merge or a JSON Patch, and where its text stands. */
export type Layer = Readonly<{
  value: Readonly<Record<string, unknown>> | readonly Op[];
  target?: Patch['target'];
  file?: string; // else it stands in the kustomization itself
  text: string;
  at: number; // of the documents of the text
  pointer: string; // of the text in the kustomization, where it stands there
}>;

/** All patches of a kustomization, in the order in which they apply. */
export function layersOf(tree: Tree, folder: string, own: Kustomization): readonly Layer[] {
  const merges = own.patchesStrategicMerge.map((one, at) => {
    const isFile = tree.paths.has(posix.join(folder, one));
    return { patch: isFile ? { path: one } : { patch: one }, at: `/patchesStrategicMerge/${at}` };
  });
  const named = (key: 'patches' | 'patchesJson6902') =>
    own[key].map((patch, at) => ({ patch, at: `/${key}/${at}/patch` }));
  return [...merges, ...named('patches'), ...named('patchesJson6902')].flatMap(({ patch, at }) =>
    layersIn(tree, folder, patch, at),
  );
}

function layersIn(tree: Tree, folder: string, patch: Patch, pointer: string): readonly Layer[] {
  const { path, target } = patch;
  const file = path === undefined ? undefined : posix.join(folder, path);
  if (file !== undefined && !tree.paths.has(file)) throw new CannotRender('remote', file);
  const text = file === undefined ? (patch.patch ?? '') : tree.text(file);
  const values = valuesOf(text);
  if (!values) throw new CannotRender('broken', file ?? folder);
  const where = { pointer, text, ...(file !== undefined && { file }), ...present({ target }) };
  return values.flatMap((value, at): readonly Layer[] => {
    if (Array.isArray(value)) return [{ ...where, at, value: value as readonly Op[] }];
    return isRecord(value) ? [{ ...where, at, value }] : [];
  });
}

/** An object after one patch; the same where the patch is about another. */
export function withLayer(manifest: Manifest, layer: Layer): Manifest {
  if (!isAbout(layer, manifest)) return manifest;
  const { value } = layer;
  const after = isOps(value)
    ? patchedJson(manifest.value, value)
    : merged(manifest.value, value, isBuiltIn(manifest));
  if (!isRecord(after)) throw new CannotRender('broken', layer.file ?? 'kustomization.yaml');
  return { ...manifest, value: after };
}

/** Whether a patch is about an object: a target's names are patterns for the whole of each. */
export function isAbout({ value, target }: Layer, manifest: Manifest): boolean {
  const { names } = manifest;
  const [group, kind] = groupKind(kindIn(manifest.value));
  if (!target) {
    if (isOps(value)) return false;
    const [ownGroup, ownKind] = groupKind(kindIn(value));
    return ownGroup === group && ownKind === kind && names.includes(nameOf(value));
  }
  const { apiVersion } = manifest.value;
  const version = typeof apiVersion === 'string' ? apiVersion.split('/').at(-1) : undefined;
  return (
    fits(target.group, group) &&
    fits(target.version, version ?? '') &&
    fits(target.kind, kind) &&
    fits(target.namespace, namespaceOf(manifest.value) ?? '') &&
    names.some((name) => fits(target.name, name))
  );
}

/** Patterns of a repository are not run, for one could take without end: what is more than a name is not understood. */
function fits(wanted: string | undefined, name: string): boolean {
  if (wanted === undefined || wanted === '' || wanted === '.*') return true;
  if (!/^[\w.-]+$/.test(wanted)) throw new CannotRender('unsupported', `target: ${wanted}`);
  return wanted === name;
}

function groupKind(kind: string): readonly [string, string] {
  const [first = '', second] = kind.split('/');
  return second === undefined ? ['', first] : [first, second];
}

/** Lists of other kinds have no keys that are known without their schema. */
function isBuiltIn({ value }: Manifest): boolean {
  const [group] = groupKind(kindIn(value));
  return !group.includes('.') || group.endsWith('.k8s.io');
}

/** Whether a patch is a JSON Patch. */
export function isOps(value: Layer['value']): value is readonly Op[] {
  return Array.isArray(value);
}
