import { posix } from 'node:path';

import type { GitSource } from '../../domain/pull-request.ts';
import { CannotRender } from '../cannot-render.ts';
import { built } from '../kustomize/built.ts';
import { kustomizationIn } from '../kustomize/kustomization.ts';
import { type Manifest, manifestsIn } from './manifest.ts';
import type { Tree } from './tree.ts';

/** What the owner makes of its folder: a Kustomize build, or each object of its files. Throws CannotRender. */
export function rendered(tree: Tree, source: GitSource): readonly Manifest[] {
  const { isDeep } = source;
  const folder = folderOf(source);
  if (kustomizationIn(tree, folder)) return built(tree, folder);
  const chart = posix.join(folder, 'Chart.yaml');
  if (tree.paths.has(chart)) throw new CannotRender('helm', posix.join(folder, 'values.yaml'));
  return [...tree.paths]
    .filter((file) => /\.(?:ya?ml|json)$/.test(file) && isIn(file, folder, isDeep === true))
    .flatMap((file) => manifestsIn(tree, file));
}

/** The folder of a source, without "./" and a slash at its end. */
export function folderOf({ path }: Pick<GitSource, 'path'>): string {
  return posix.join('.', path, '.').replace(/\/$/, '');
}

function isIn(file: string, folder: string, isDeep: boolean): boolean {
  const own = posix.dirname(file);
  return own === folder || (isDeep && (folder === '.' || own.startsWith(`${folder}/`)));
}
