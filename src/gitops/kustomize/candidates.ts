import { posix } from 'node:path';

import { stringify } from 'yaml';

import type { Op, WriteOp } from '../../domain/plan.ts';
import { present } from '../../text/present.ts';
import { kindIn, type Manifest, nameOf } from '../manifests/manifest.ts';
import type { Tree } from '../manifests/tree.ts';
import { editedYaml } from '../yaml/edited-yaml.ts';
import { imageParts } from './images.ts';
import { kustomizationIn, readKustomization } from './kustomization.ts';
import { isAbout, isOps, type Layer, layersOf } from './patches.ts';

/** A file with another text. */
export type Candidate = Readonly<{ file: string; text: string }>;

/**
 * The edits that may bring a change about, what decides last first: images and sizes that the overlay sets, its patches, the
 * object's own file where that is the overlay's, and a patch of its own. A base is shared, and so left as it is; so is what
 * lies in a folder below that is an overlay or a component itself.
 */
export function* overlayCandidates(
  tree: Tree,
  folder: string,
  target: Manifest,
  op: WriteOp,
): Iterable<Candidate> {
  const file = kustomizationIn(tree, folder);
  if (!file) return;
  const own = readKustomization(tree, file);
  const inFile = (write: WriteOp) => edited(tree, folder, file, 0, write);

  for (const write of [...ofImages(own.images, op), ...ofReplicas(own.replicas, target, op)])
    yield* inFile(write);
  for (const layer of layersOf(tree, folder, own).toReversed())
    if (isAbout(layer, target)) yield* inLayer(tree, folder, layer, op, inFile);
  yield* edited(tree, folder, target.file, target.at, op);
  yield* inFile(newPatch(own.patches.length > 0, target, op));
}

function* edited(
  tree: Tree,
  folder: string,
  file: string,
  at: number,
  write: WriteOp,
): Iterable<Candidate> {
  if (builderOf(tree, posix.dirname(file)) !== folder) return;
  const text = editedYaml(tree.text(file), at, write);
  if (text !== undefined) yield { file, text };
}

/** The nearest folder with a kustomization, from this one up. */
function builderOf(tree: Tree, folder: string): string | undefined {
  if (kustomizationIn(tree, folder)) return folder;
  return folder === '.' ? undefined : builderOf(tree, posix.dirname(folder));
}

function* ofImages(
  images: readonly Readonly<{ name: string; newName?: string }>[],
  op: WriteOp,
): Iterable<WriteOp> {
  if (op.op === 'remove' || !op.path.endsWith('/image') || typeof op.value !== 'string') return;
  const { name, tag, digest } = imageParts(op.value);
  for (const [at, { name: was, newName = was }] of images.entries()) {
    if (newName !== name) continue;
    if (tag !== undefined && !digest) yield { op: 'add', path: `/images/${at}/newTag`, value: tag };
    if (digest && tag === undefined)
      yield { op: 'add', path: `/images/${at}/digest`, value: digest };
  }
}

function* ofReplicas(
  replicas: readonly Readonly<{ name: string }>[],
  { names }: Manifest,
  op: WriteOp,
): Iterable<WriteOp> {
  if (op.op === 'remove' || op.path !== '/spec/replicas') return;
  for (const [at, { name }] of replicas.entries())
    if (names.includes(name))
      yield { op: 'replace', path: `/replicas/${at}/count`, value: op.value };
}

function* inLayer(
  tree: Tree,
  folder: string,
  { value, file, text: patch, at, pointer }: Layer,
  op: WriteOp,
  inFile: (write: WriteOp) => Iterable<Candidate>,
): Iterable<Candidate> {
  const writes = isOps(value) ? ofOps(value, op) : [op];
  for (const write of writes) {
    if (file !== undefined) yield* edited(tree, folder, file, at, write);
    else yield* inText(write);
  }

  /** The patch is a text within the kustomization's. */
  function* inText(write: WriteOp): Iterable<Candidate> {
    const text = editedYaml(patch, at, write);
    if (text !== undefined) yield* inFile({ op: 'replace', path: pointer, value: text });
  }
}

function ofOps(ops: readonly Op[], op: WriteOp): readonly WriteOp[] {
  if (op.op === 'remove') return [];
  return ops.flatMap(({ path }, at) =>
    path === op.path ? [{ op: 'replace' as const, path: `/${at}/value`, value: op.value }] : [],
  );
}

/** Names the object as its own file does: prefix and suffix come after the patches. */
function newPatch(hasPatches: boolean, { value, names: [name] }: Manifest, op: WriteOp): WriteOp {
  const [kind = '', group] = kindIn(value).split('/').toReversed();
  const target = { ...present({ group }), kind, name: name ?? nameOf(value) };
  const patch = { target, patch: stringify([op]) };
  return hasPatches
    ? { op: 'add', path: '/patches/-', value: patch }
    : { op: 'add', path: '/patches', value: [patch] };
}
