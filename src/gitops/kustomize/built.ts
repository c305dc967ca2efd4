import { posix } from 'node:path';

import { CannotRender } from '../cannot-render.ts';
import { type Manifest, manifestsIn } from '../manifests/manifest.ts';
import type { Tree } from '../manifests/tree.ts';
import { withImages } from './images.ts';
import { kustomizationIn, readKustomization } from './kustomization.ts';
import { withNames, withReplicas } from './names.ts';
import { layersOf, withLayer } from './patches.ts';

/** Deeper than any overlay goes: one that leads back to itself has no end. */
const DEEPEST = 16;

/**
 * What `kustomize build` makes of a folder, in its order of steps, as far as that is understood; a component does the same to
 * what it is given. Throws CannotRender.
 */
export function built(
  tree: Tree,
  folder: string,
  given: readonly Manifest[] = [],
  depth = 0,
): readonly Manifest[] {
  const file = kustomizationIn(tree, folder);
  if (!file) throw new CannotRender('remote', folder);
  if (depth > DEEPEST) throw new CannotRender('broken', folder);
  const own = readKustomization(tree, file);
  const resources = [...own.resources, ...own.bases].flatMap((one) =>
    resource(tree, folder, one, depth),
  );
  const all = own.components.reduce<readonly Manifest[]>(
    (made, one) => built(tree, posix.join(folder, one, '.'), made, depth + 1),
    [...given, ...resources],
  );
  const patched = layersOf(tree, folder, own).reduce(
    (made, layer) => made.map((manifest) => withLayer(manifest, layer)),
    all,
  );
  return patched
    .map((manifest) => withNames(manifest, own))
    .map((manifest) => withReplicas(manifest, own))
    .map((manifest) => withImages(manifest, own.images));
}

function resource(tree: Tree, folder: string, named: string, depth: number): readonly Manifest[] {
  const path = posix.join(folder, named).replace(/\/$/, '');
  if (tree.paths.has(path)) return manifestsIn(tree, path);
  if (kustomizationIn(tree, path)) return built(tree, path, [], depth + 1);
  throw new CannotRender('remote', named);
}
