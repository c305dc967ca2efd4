import type { Ref } from '../domain/model.ts';
import type { Change, WriteOp } from '../domain/plan.ts';
import type { GitSource } from '../domain/pull-request.ts';
import { isSameJson } from '../text/canonical-json.ts';
import { CannotRender } from './cannot-render.ts';
import { type Candidate, overlayCandidates } from './kustomize/candidates.ts';
import { kustomizationIn } from './kustomize/kustomization.ts';
import { kindIn, type Manifest, nameOf, namespaceOf } from './manifests/manifest.ts';
import { folderOf, rendered } from './manifests/rendered.ts';
import { type Tree, withText } from './manifests/tree.ts';
import { patchedJson } from './patched-json.ts';
import { translated } from './translated.ts';
import { editedYaml } from './yaml/edited-yaml.ts';

/**
 * The files that bring a change of a live object about, with their new texts: what Git makes of them differs by exactly
 * that change from what it makes of them now, in this object and in all others. Throws CannotRender.
 */
export function editsFor(
  tree: Tree,
  source: GitSource,
  live: unknown,
  change: Change,
): ReadonlyMap<string, string> {
  if (source.made) throw new CannotRender(source.made, '');
  const before = rendered(tree, source);
  const own = indexOf(before, change.on, source);
  const ops = translated(live, before[own]?.value, change);
  const edits = new Map<string, string>();
  let edited = tree;
  for (const [at, op] of ops.entries()) {
    const wanted = before.map(({ value }, index) =>
      index === own ? patchedJson(value, ops.slice(0, at + 1)) : value,
    );
    const found = firstThatBrings(wanted, edited, source, own, op);
    edits.set(found.file, found.text);
    edited = withText(edited, found.file, found.text);
  }
  return edits;
}

function firstThatBrings(
  wanted: readonly unknown[],
  tree: Tree,
  source: GitSource,
  own: number,
  op: WriteOp,
): Candidate {
  const [target] = rendered(tree, source).slice(own);
  if (target) {
    for (const candidate of candidatesFor(tree, source, target, op)) {
      const after = rendered(withText(tree, candidate.file, candidate.text), source);
      if (
        isSameJson(
          after.map(({ value }) => value),
          wanted,
        )
      )
        return candidate;
    }
  }
  throw new CannotRender('not-editable', `${target?.file ?? source.path}: ${op.path}`);
}

function candidatesFor(
  tree: Tree,
  source: GitSource,
  target: Manifest,
  op: WriteOp,
): Iterable<Candidate> {
  const folder = folderOf(source);
  if (kustomizationIn(tree, folder)) return overlayCandidates(tree, folder, target, op);
  const text = editedYaml(tree.text(target.file), target.at, op);
  return text === undefined ? [] : [{ file: target.file, text }];
}

/** Where a file names no namespace, its owner chooses one. */
function indexOf(all: readonly Manifest[], on: Ref, { path }: GitSource): number {
  const places = all.flatMap(({ value }, at) => {
    const namespace = namespaceOf(value) ?? on.namespace;
    const isIt = kindIn(value) === on.kind && nameOf(value) === on.name;
    return isIt && namespace === on.namespace ? [at] : [];
  });
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new CannotRender('not-there', `${path}: ${on.kind} ${on.name}`);
  return place;
}
