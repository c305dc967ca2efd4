import type { ObjectName } from '../domain/answer.ts';
import type { Ref } from '../domain/model.ts';
import { present } from '../text/present.ts';

/** Names an object as an answer does: without its uid. */
export function toNamed({ kind, namespace, name }: Ref): ObjectName {
  return { kind, ...present({ namespace }), name };
}
