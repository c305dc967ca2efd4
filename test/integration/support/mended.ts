import { readFileSync } from 'node:fs';

import { load } from 'js-yaml';
import { z } from 'zod';

import { readRecipe, Step } from '#test/integration/recorder/recipe.ts';

const Row = z.strictObject({
  what: z.string(),
  about: z.strictObject({ kind: z.string(), name: z.string().exactOptional() }), // the only one, unless named
  by: z.string(), // the id of a remedy
  recipe: z.string().exactOptional(),
  steps: z.array(Step).exactOptional(),
});

/** States that a control plane without containers can be in, and what mends each: test/integration/fixes/mended.yaml. */
export const mended = z
  .array(Row)
  .parse(load(readFileSync('test/integration/fixes/mended.yaml', 'utf8')))
  .map(({ recipe, steps = [], ...row }) => ({
    ...row,
    steps: recipe ? readRecipe(recipe).steps : steps,
  }));
