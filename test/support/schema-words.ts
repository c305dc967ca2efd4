// What the parts of docs/kubewhy-v1.schema.json are made of.
import { z } from 'zod';

/** A point in time. */
export const time = () => z.string().describe('RFC 3339');

/** Names an object. */
export const Named = z
  .strictObject({
    kind: z.string().describe('With the API group, unless it is the core group: "apps/Deployment"'),
    namespace: z.string().exactOptional().describe('Absent for cluster-scoped objects'),
    name: z.string(),
  })
  .meta({ id: 'named' });

/** Words to which later versions may add: enumerated in the types, open in what is published. */
export function open<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words).meta({ open: true });
}
