import { posix } from 'node:path';

import { z } from 'zod';

import { CannotRender } from '../cannot-render.ts';
import type { Tree } from '../manifests/tree.ts';
import { valuesOf } from '../yaml/documents.ts';

const Target = z.strictObject({
  group: z.string().exactOptional(),
  version: z.string().exactOptional(),
  kind: z.string().exactOptional(),
  name: z.string().exactOptional(),
  namespace: z.string().exactOptional(),
});
const Patch = z.strictObject({
  path: z.string().exactOptional(),
  patch: z.string().exactOptional(),
  target: Target.exactOptional(),
});
const ignored = z.unknown().exactOptional();

/** What of a kustomization.yaml is understood; anything else could make other objects of it. */
const Kustomization = z.strictObject({
  apiVersion: ignored,
  kind: z.enum(['Kustomization', 'Component']).exactOptional(),
  metadata: ignored,
  resources: z.array(z.string()).default([]),
  bases: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  namespace: z.string().exactOptional(),
  namePrefix: z.string().default(''),
  nameSuffix: z.string().default(''),
  patches: z.array(Patch).default([]),
  patchesStrategicMerge: z.array(z.string()).default([]),
  patchesJson6902: z.array(Patch).default([]),
  images: z
    .array(
      z.strictObject({
        name: z.string(),
        newName: z.string().exactOptional(),
        newTag: z.string().exactOptional(),
        digest: z.string().exactOptional(),
      }),
    )
    .default([]),
  replicas: z.array(z.strictObject({ name: z.string(), count: z.number() })).default([]),
  // These touch labels, annotations, the order and objects of their own: never what a change writes without being seen,
  // for each field is compared with the cluster's first.
  labels: ignored,
  commonLabels: ignored,
  commonAnnotations: ignored,
  generatorOptions: ignored,
  configMapGenerator: ignored,
  secretGenerator: ignored,
  sortOptions: ignored,
  buildMetadata: ignored,
});
/** A kustomization.yaml. */
export type Kustomization = z.infer<typeof Kustomization>;
/** A patch of one. */
export type Patch = z.infer<typeof Patch>;

/** The kustomization file of a folder; undefined where it has none. */
export function kustomizationIn(tree: Tree, folder: string): string | undefined {
  return ['kustomization.yaml', 'kustomization.yml', 'Kustomization']
    .map((name) => posix.join(folder, name))
    .find((path) => tree.paths.has(path));
}

/** Parses one; throws CannotRender, which names what is not understood. */
export function readKustomization(tree: Tree, file: string): Kustomization {
  const [value = {}] = valuesOf(tree.text(file)) ?? [];
  const read = Kustomization.safeParse(value ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? []);
  throw new CannotRender('unsupported', `${file}: ${keys.join('.')}`);
}
