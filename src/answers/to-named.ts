import type { Named } from '../domain/answer.ts';
import type { Ref } from '../domain/model.ts';
import { present } from '../text/present.ts';

/** Names an object as an answer does: without its uid. */
export function toNamed({ kind, namespace, name }: Ref): Named {
  return { kind, ...present({ namespace }), name };
}
