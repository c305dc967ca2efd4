import type { ObjectName } from '../domain/answer.ts';
import type { Query } from '../domain/question.ts';
import { targetOf } from '../text/target-of.ts';

/** Whether a query names exactly this object, by kind and name. */
export function isNamed({ text, namespace }: Query, object: ObjectName): boolean {
  const isThere = !namespace || !object.namespace || namespace === object.namespace;
  return isThere && text.toLowerCase() === targetOf(object);
}
