import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load, loadAll } from 'js-yaml';

import type { Manifest } from '#test/integration/support/api.ts';

/** The objects that manifests/kustomization.yaml lists, in its order. */
export function shippedManifests(): readonly Manifest[] {
  return listedFiles().flatMap((file) => {
    return loadAll(read(file)) as Manifest[];
  });
}

/** The files that manifests/kustomization.yaml lists. */
export function listedFiles(): readonly string[] {
  return (load(read('kustomization.yaml')) as { resources: readonly string[] }).resources;
}

function read(file: string): string {
  return readFileSync(join('manifests', file), 'utf8');
}
