import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load, loadAll } from 'js-yaml';
import { z } from 'zod';

import type { Manifest } from '#test/integration/support/api.ts';

/** The objects that manifests/kustomization.yaml lists, in its order. */
export function shippedManifests(): readonly Manifest[] {
  return listedFiles().flatMap((file) => {
    return loadAll(read(file)) as Manifest[];
  });
}

/** What manifests/namespace opens a namespace with: its contents to the worker, changes to the remediator. */
export function openingOf(namespace: string): readonly Manifest[] {
  return ['contents', 'changes'].map((name) => {
    const binding = load(read(join('namespace', `${name}.yaml`))) as Manifest;
    return { ...binding, metadata: { ...binding.metadata, namespace } };
  });
}

/** The arguments of a shipped workload's container. */
export function argumentsOf(workload: string): readonly string[] {
  const isIt = ({ kind, metadata }: Manifest) => {
    return metadata.name === workload && /^(Deployment|StatefulSet)$/.test(kind);
  };
  return Workload.parse(shippedManifests().find(isIt)).spec.template.spec.containers[0].args;
}
const Container = z.object({ args: z.array(z.string()) });
const Workload = z.object({
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.tuple([Container]) }) }) }),
});

/** The files that manifests/kustomization.yaml lists. */
export function listedFiles(): readonly string[] {
  return (load(read('kustomization.yaml')) as { resources: readonly string[] }).resources;
}

function read(file: string): string {
  return readFileSync(join('manifests', file), 'utf8');
}
