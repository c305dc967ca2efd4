import { z } from 'zod';

const Source = z.strictObject({ name: z.string(), key: z.string() });

/** A variable of a container that is set to a text, or from a ConfigMap or Secret. */
export const Variable = z.strictObject({
  name: z.string(),
  value: z.string().exactOptional(),
  valueFrom: z
    .strictObject({ configMapKeyRef: Source.exactOptional(), secretKeyRef: Source.exactOptional() })
    .exactOptional(),
});
