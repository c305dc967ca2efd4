import { z } from 'zod';

import type { Resource } from '../domain/resource.ts';
import { isDeep } from '../text/is-deep.ts';
import { cutMessages } from './cut-messages.ts';
import { plainEvent } from './plain-event.ts';
import { withoutNulls } from './without-nulls.ts';

/** What the API server refuses as part of a path (ValidatePathSegmentName), and what kubectl takes for an option. */
const NO_NAME = /^-|^\.{1,2}$|[/%]/;

const Text = z.string().exactOptional();
const Texts = z.record(z.string(), z.string()).exactOptional();
const Named = z.looseObject({
  apiVersion: Text,
  kind: Text,
  namespace: Text,
  name: Text,
  uid: Text,
});

/** What all objects have, by which they are found and joined; whatever else a custom one holds is for rules to read. */
const Shape = z.looseObject({
  apiVersion: Text,
  kind: Text,
  metadata: z.looseObject({
    name: z.string().refine((name) => !NO_NAME.test(name), 'no object can have this name'),
    namespace: Text,
    uid: Text,
    creationTimestamp: Text,
    deletionTimestamp: Text,
    labels: Texts,
    annotations: Texts,
    ownerReferences: z.array(Named).exactOptional(),
  }),
  involvedObject: Named.exactOptional(),
});

/** An object from a file that somebody may have written by hand. */
export const ObjectShape = z
  .unknown()
  .refine((object) => !isDeep(object), 'nests too deep for any object of Kubernetes')
  .transform(withoutNulls)
  .pipe(Shape)
  .transform((object) => cutMessages(plainEvent(object as Resource)));
