import { applyPatch } from 'rfc6902';

import type { Op } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';

/** What an API server would make of a JSON Patch: the new object, or which operation did not fit. */
export type Patched = Readonly<
  { is: 'done'; object: Resource } | { is: 'conflict'; message: string }
>;

/** Applies all operations or none; a change counts up resourceVersion, and generation with the spec. */
export function patched(object: Resource, ops: readonly Op[], sub?: 'status' | 'scale'): Patched {
  const next = structuredClone(object) as Mutable;
  const errors = applyPatch(next, structuredClone(ops) as Parameters<typeof applyPatch>[1]);
  const failed = errors.findIndex((error) => error !== null);
  if (failed !== -1) {
    const { op, path } = ops[failed] ?? { op: 'patch', path: '' };
    return { is: 'conflict', message: `${op} ${path}: ${errors[failed]?.message}` };
  }
  const { metadata = {} } = next;
  const { resourceVersion, generation } = metadata;
  metadata.resourceVersion = String(Number(resourceVersion) + 1);
  if (generation !== undefined && !sub) metadata.generation = generation + 1;
  return { is: 'done', object: next };
}
type Mutable = { metadata?: { resourceVersion?: string; generation?: number } };
