import { posix } from 'node:path';

import { nearestTo } from '../nearest-file.ts';
import { outlineOf } from './outline.ts';

const NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
/** Each is a request to the host of the repository, once for each text that it has had. */
const MOST = 40;

/** The kustomizations of other folders that may take in this one, the nearest first; none where it has no kustomization itself. */
export function mayBuildOn(folder: string, paths: Iterable<string>): readonly string[] {
  const all = [...paths].filter((file) => NAMES.includes(posix.basename(file)));
  const others = all.filter((file) => posix.dirname(file) !== folder);
  return others.length < all.length ? nearestTo(folder, others).slice(0, MOST) : [];
}

/** The first of these kustomizations that takes in a folder. */
export function buildsOn(folder: string, texts: ReadonlyMap<string, string>): string | undefined {
  return [...texts].find(([file, text]) =>
    outlineOf(text, posix.dirname(file)).takesIn.includes(folder),
  )?.[0];
}
