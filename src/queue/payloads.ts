import { z } from 'zod';

import type { CheckAnswer } from '../domain/answer.ts';
import type { Approval } from '../domain/approval.ts';
import type { GitCode, ProofCode } from '../domain/codes.ts';
import type { DeliveryJob, Preview, RemediatorJob, Result, WorkerJob } from '../domain/jobs.ts';
import { LANGS } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { Admission, Check } from '../domain/plan.ts';
import type { Alert, Person, Question } from '../domain/question.ts';
import { code } from './code.ts';
import { changePayload, draftPayload, filledPayload, planPayload } from './plan-payload.ts';

/** What kubewhy itself wrote a moment ago: its type is trusted, only its presence is checked. */
function written<T extends object>() {
  return z.custom<T>((value) => typeof value === 'object' && value !== null, 'must be an object');
}

const id = z.string().min(1);
const lang = z.enum(LANGS);
const job = { v: z.literal(1), id };
const person = written<Person>();

const check: z.ZodType<Check> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('holds'), note: z.string().exactOptional() }),
  z.object({
    is: z.enum(['fails', 'not-checked']),
    why: code<ProofCode>(),
    note: z.string().exactOptional(),
  }),
]);

/** What a person approves has to be all that it seems: see changePayload. */
const preview: z.ZodType<Preview> = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('ready'),
    plan: planPayload,
    title: z.string(),
    text: z.string(),
    undo: z.string(),
    right: check.exactOptional(),
  }),
  z.object({ is: z.enum(['refused', 'changed', 'gone', 'failed']), text: z.string() }),
]);

const Why = z.object({ ...job, kind: z.literal('why'), question: written<Question>() });
const Rollout = z.object({
  ...job,
  kind: z.literal('rollout'),
  question: written<Question>(),
  turn: z.int().nonnegative(),
  since: z.iso.datetime({ offset: true }),
  seen: z.string().exactOptional(),
});
const Scan = z.object({ ...job, kind: z.literal('scan'), question: written<Question>() });
const CheckJob = z.object({ ...job, kind: z.literal('check'), question: written<Question>() });
const ScheduledCheck = z.object({
  ...job,
  kind: z.literal('scheduled-check'),
  channel: id,
  lists: z.string(),
  namespace: z.string().exactOptional(),
  lang,
});
const Explain = z.object({ ...job, kind: z.literal('explain'), question: written<Question>() });
const AlertJob = z.object({ ...job, kind: z.literal('alert'), alert: written<Alert>(), lang });
const PreviewJob = z.object({
  ...job,
  kind: z.literal('preview'),
  view: id,
  incident: id,
  plan: planPayload,
  about: written<Ref>().exactOptional(),
  person,
  lang,
});
const FillIn = z.object({
  ...job,
  kind: z.literal('fill-in'),
  view: id,
  incident: id,
  filled: filledPayload,
  person,
  lang,
});
const TakeBack = PreviewJob.extend({ kind: z.literal('take-back') });
const Watch = z.object({
  ...job,
  kind: z.literal('watch'),
  incident: id,
  plan: planPayload,
  person,
  lang,
  since: z.iso.datetime({ offset: true }),
  turn: z.int().nonnegative(),
  said: z.string().exactOptional(),
  isVerified: z.literal(true).exactOptional(),
});

const approved = { approval: written<Approval>(), plan: planPayload, lang };
const Prove = z.object({
  ...job,
  kind: z.literal('prove'),
  ...approved,
  about: written<Ref>().exactOptional(),
  held: z.array(z.enum(['placement', 'rules', 'admission'])).exactOptional(),
});

/** Parses what a worker takes from its queue. */
export const workerPayload: z.ZodType<WorkerJob> = z.discriminatedUnion('kind', [
  Why,
  Rollout,
  Scan,
  CheckJob,
  ScheduledCheck,
  Explain,
  AlertJob,
  PreviewJob,
  FillIn,
  TakeBack,
  Prove,
  Watch,
]);

/** Parses what the remediator takes from its queue. */
export const remediatorPayload: z.ZodType<RemediatorJob> = z.discriminatedUnion('kind', [
  z.object({
    ...job,
    kind: z.literal('change'),
    ...approved,
    undoes: z.object({ approval: written<Approval>(), plan: planPayload }).exactOptional(),
    against: z.string().exactOptional(),
  }),
  z.object({ ...job, kind: z.literal('dry-run'), change: changePayload }),
  z.object({ ...job, kind: z.literal('may'), plan: planPayload, person, lang }),
]);

/** Parses what the gateway takes from its queue. */
export const deliveryPayload: z.ZodType<DeliveryJob> = z.discriminatedUnion('kind', [
  z.object({
    ...job,
    kind: z.literal('answer'),
    question: written<Question>(),
    result: written<Result>(),
  }),
  z.object({
    ...job,
    kind: z.literal('alert'),
    alert: written<Alert>(),
    result: written<Result>().exactOptional(),
    lang,
  }),
  z.object({
    ...job,
    kind: z.literal('check-news'),
    channel: id,
    at: z.iso.datetime({ offset: true }),
    check: written<CheckAnswer>(),
    lang,
  }),
  z.object({
    ...job,
    kind: z.literal('preview'),
    view: id,
    incident: id,
    preview,
    person: person.exactOptional(),
    filled: filledPayload.exactOptional(),
    undoes: id.exactOptional(),
    lang,
  }),
  z.object({
    ...job,
    kind: z.literal('progress'),
    incident: id,
    plan: id,
    person,
    at: z.iso.datetime({ offset: true }),
    progress: written<Extract<DeliveryJob, { kind: 'progress' }>['progress']>(),
    approval: written<Approval>().exactOptional(),
    lang,
  }),
]);

const drafted = {
  note: z.string().exactOptional(),
  draft: draftPayload.exactOptional(),
  undrafted: z
    .object({
      why: code<GitCode>(),
      note: z.string().exactOptional(),
      near: z.object({ file: z.string().exactOptional() }).exactOptional(),
    })
    .exactOptional(),
};
const admission: z.ZodType<Admission> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('holds'), ...drafted }),
  z.object({ is: z.enum(['fails', 'not-checked']), why: code<ProofCode>(), ...drafted }),
]);

/** Parses the remediator's answer to a question. */
export const dryRunReply = z.object({ id, check: admission });
