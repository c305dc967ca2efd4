import { z } from 'zod';

import type { ProofCode } from '../domain/codes.ts';
import { GAPS, type Gap } from '../domain/gap.ts';
import { type GitOwner, type Revert, REVERTS } from '../domain/git-owner.ts';
import type { Bilingual } from '../domain/lang.ts';
import { type Ref } from '../domain/model.ts';
import type { Change, Filled, Op, Plan, Test } from '../domain/plan.ts';
import type { Draft, GitSource } from '../domain/pull-request.ts';
import { isRecord } from '../text/is-record.ts';
import { code } from './code.ts';

// Strict: an operation may hold nothing that neither the preview shows nor the remediator checks, such as `from`.
const path = z.string().regex(/^(?:\/|$)/);
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

const Source: z.ZodType<GitSource> = z.strictObject({
  url: z.string(),
  revision: z.string().exactOptional(),
  path: z.string(),
  isDeep: z.literal(true).exactOptional(),
  made: z.enum(['plugin', 'owner-changes']).exactOptional(),
});
const hash = z.string().regex(/^[0-9a-f]{40}$/);
const Owner: z.ZodType<GitOwner> = z.strictObject({
  by: z.enum(['argo-cd', 'flux-kustomize', 'flux-helm', 'helm']),
  name: z.string(),
  namespace: z.string().exactOptional(),
  weak: z.literal(true).exactOptional(),
});
const Gaps: z.ZodType<Gap | 'untold'> = z.enum([...GAPS, 'untold']);
const Reverted: z.ZodType<Revert> = z.strictObject({
  is: z.enum(REVERTS),
  owner: Owner,
  every: z.string().exactOptional(),
  ifHeld: z.literal(true).exactOptional(),
  unread: z.strictObject({ on: Named, why: Gaps }).exactOptional(),
});
const File = z.strictObject({ path: z.string(), before: hash, after: hash, diff: z.string() });
/** Parses what a pull request holds. */
export const draftPayload: z.ZodType<Draft> = z.strictObject({
  repository: z.string(),
  branch: z.string(),
  files: z.tuple([File], File),
});

const Fields = z.strictObject({
  do: z.enum(['patch', 'create', 'evict', 'propose']),
  on: z.strictObject({ ...ref, uid: z.string().min(1).exactOptional() }),
  from: z.strictObject({ ...ref, uid: z.string().min(1) }).exactOptional(),
  sub: z.enum(['status', 'scale']).exactOptional(),
  guard: z.array(Guard),
  absent: z.array(path),
  rests: z.array(z.strictObject({ path, value: value.exactOptional() })).exactOptional(),
  ops: z.array(Write),
  undo: Undone,
  into: Source.exactOptional(),
  draft: draftPayload.exactOptional(),
  owner: Owner.exactOptional(),
  beside: Reverted.exactOptional(),
});

/** Parses a change: Redis is no authority, so that whoever can write there must not decide what it holds. */
export const changePayload: z.ZodType<Change> = Fields.refine(isWhole);

/** Only a creation has no uid and adds a whole object, only an eviction removes one, and only what is proposed goes into Git. */
function isWhole(change: z.infer<typeof Fields>): boolean {
  const { do: how, on, ops, from, into, draft, owner, beside } = change;
  const [first, ...others] = ops;
  const isOfRoot = first?.path === '';
  if (others.some(({ path: at }) => at === '') || (from && how !== 'create')) return false;
  if ((owner && how !== 'propose') || (beside && how !== 'patch')) return false;
  if ((how === 'propose') !== (into !== undefined) || (draft && !into)) return false;
  if (how === 'create') return isOfRoot && first.op === 'add' && isRecord(first.value) && !on.uid;
  if (how === 'evict') return isOfRoot && first.op === 'remove' && others.length === 0 && !!on.uid;
  return !isOfRoot && !!on.uid;
}

const check = z.discriminatedUnion('is', [
  z.object({ is: z.literal('holds'), note: z.string().exactOptional() }),
  z.object({
    is: z.enum(['fails', 'not-checked']),
    why: code<ProofCode>(),
    note: z.string().exactOptional(),
  }),
]);

const values = z.record(z.string(), z.string());

/** Parses what somebody filled in. */
export const filledPayload: z.ZodType<Filled> = z.object({
  finding: z.string(),
  on: Named,
  remedy: z.string(),
  values,
});

/** Of a fix or a finding, "<area>/<file>": it stands in the text of a pull request, where markup would count. */
const named = z.string().regex(/^[\w./-]+$/);

const Titles: z.ZodType<Bilingual> = z.object({ en: z.string(), ko: z.string() });

/** Parses a plan. */
export const planPayload: z.ZodType<Plan> = z.object({
  id: z.string().min(1),
  remedy: named,
  cluster: z.string(),
  changes: z.tuple([changePayload]),
  goal: z.discriminatedUnion('is', [
    z.object({
      is: z.enum(['updated-ready', 'aborted', 'in-place', 'undone', 'succeeded']),
      on: Named,
    }),
    z.object({ is: z.literal('past-step'), on: Named, step: z.number() }),
  ]),
  risk: z.enum(['none', 'restart', 'downtime', 'data']),
  impact: z.object({ restarts: z.number(), serving: z.number() }).exactOptional(),
  lived: z.number().exactOptional(),
  revert: Reverted.exactOptional(),
  cause: z.object({ id: named, subject: Named }),
  params: z.looseObject({}),
  proof: z.object({ placement: check, rules: check, admission: check }),
  values: values.exactOptional(),
  titles: Titles.exactOptional(),
});
