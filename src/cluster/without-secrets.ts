import type { Resource } from '../domain/resource.ts';
import { redactedObject, type Cover } from '../text/redaction/redacted-object.ts';
import { observedIn, withChangeTimes } from './change-times.ts';

/** An object that others may see: under a cover, and of who changed it no more than when. */
export function withoutSecrets(object: Resource, cover: Cover): Resource {
  const metadata = withChangeTimes(object.kind ?? '', object.metadata, observedIn(object));
  return redactedObject({ ...object, metadata }, cover);
}
