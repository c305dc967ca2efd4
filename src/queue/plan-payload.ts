import { z } from 'zod';

import type { Ref } from '../domain/model.ts';
import type { Change, Op, Plan, Test } from '../domain/plan.ts';

// Strict: an operation may hold nothing that neither the preview shows nor the remediator checks, such as `from`.
const path = z.string().startsWith('/');
const value = z.unknown();
const Guard: z.ZodType<Test> = z.strictObject({ op: z.literal('test'), path, value });
const Write: z.ZodType<Op> = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('test'), path, value }),
  z.strictObject({ op: z.literal('add'), path, value }),
  z.strictObject({ op: z.literal('replace'), path, value }),
  z.strictObject({ op: z.literal('remove'), path }),
]);
const ref = {
  kind: z.string().min(1),
  namespace: z.string().exactOptional(),
  name: z.string().regex(/^[a-zA-Z0-9][-a-zA-Z0-9.:_]*$/),
};
const Named: z.ZodType<Ref> = z.object({ ...ref, uid: z.string().exactOptional() });
const Undone = z.union([z.array(Write), z.strictObject({ none: z.string() })]);

/** Parses a change: Redis is no authority, so that whoever can write there must not decide what it holds. */
export const changePayload: z.ZodType<Change> = z.strictObject({
  do: z.literal('patch'),
  on: z.strictObject({ ...ref, uid: z.string().min(1) }),
  sub: z.enum(['status', 'scale']).exactOptional(),
  guard: z.array(Guard),
  absent: z.array(path),
  ops: z.array(Write),
  undo: Undone,
});

const check = z.discriminatedUnion('is', [
  z.object({ is: z.literal('holds'), note: z.string().exactOptional() }),
  z.object({
    is: z.enum(['fails', 'not-checked']),
    why: z.string(),
    note: z.string().exactOptional(),
  }),
]);

/** Parses a plan. */
export const planPayload: z.ZodType<Plan> = z.object({
  id: z.string().min(1),
  remedy: z.string(),
  cluster: z.string(),
  changes: z.tuple([changePayload]),
  goal: z.discriminatedUnion('is', [
    z.object({ is: z.enum(['updated-ready', 'aborted', 'in-place']), on: Named }),
    z.object({ is: z.literal('past-step'), on: Named, step: z.number() }),
  ]),
  risk: z.enum(['none', 'restart', 'downtime', 'data']),
  cause: z.object({ id: z.string(), subject: Named }),
  params: z.looseObject({}),
  proof: z.object({ placement: check, rules: check, admission: check }),
  values: z.record(z.string(), z.string()).exactOptional(),
});
