import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { load } from 'js-yaml';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('recipes/', import.meta.url));

const Named = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
/** A part of an object that has to be there: see looksLike. */
const Look = z.looseObject({ apiVersion: z.string(), kind: z.string() });
/** One thing to do, and what is seen once it has had its effect. */
export const Step = z.strictObject({
  apply: z.array(Named).default([]), // created, in this order
  change: z.array(Named).default([]), // merged into what is there
  delete: z.array(Named).default([]),
  until: z.array(Look).min(1), // all of them are seen
});
const Recipe = z.strictObject({
  namespace: z.string(),
  /** Those of the shared control plane, unless the recipe names its own. */
  nodes: z
    .array(
      z.strictObject({
        name: z.string(),
        labels: z.record(z.string(), z.string()).exactOptional(),
        capacity: z.record(z.string(), z.string()).exactOptional(),
        taints: z.array(z.looseObject({ key: z.string() })).exactOptional(),
      }),
    )
    .exactOptional(),
  steps: z.array(Step).min(1),
  /** So long it stays as it is before it is recorded; nobody waits for it: the times are moved. */
  lasts: z.strictObject({ minutes: z.number().positive() }).default({ minutes: 5 }),
  /** Resources that recordings leave out and this one is about. */
  holds: z.array(z.string()).default([]),
});
/** How to bring a control plane into the state of one scenario. */
export type Recipe = z.infer<typeof Recipe> & Readonly<{ name: string }>;
/** What is done in one step, as it was read. */
export type Step = z.infer<typeof Step>;

/** The names of all recipes, which are those of their scenarios. */
export function recipeNames(): readonly string[] {
  return readdirSync(FOLDER).map((file) => basename(file, '.yaml'));
}

/** Reads recipes/<name>.yaml. */
export function readRecipe(name: string): Recipe {
  const file = join(FOLDER, `${name}.yaml`);
  const read = Recipe.safeParse(load(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { name, ...read.data };
}
