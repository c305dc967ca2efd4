import { z } from 'zod';

import type { CheckAnswer } from '../domain/answer.ts';
import type { Approval } from '../domain/approval.ts';
import type { Gathered, StillOpen } from '../domain/gathered.ts';
import type { AlertGroup, DeliveryJob, RemediatorJob, Result, WorkerJob } from '../domain/jobs.ts';
import { LANGS } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { Alert, Person, Question } from '../domain/question.ts';
import { changePayload, filledPayload, planPayload } from './plan-payload.ts';
import { previewPayload } from './preview-payload.ts';
import { talkDelivery, talkJob } from './talk-payload.ts';

/** What kubewhy itself wrote a moment ago: its type is trusted, only its presence is checked. */
function written<T extends object>() {
  return z.custom<T>((value) => typeof value === 'object' && value !== null, 'must be an object');
}

const id = z.string().min(1);
const lang = z.enum(LANGS);
const job = { v: z.literal(1), id };
const person = written<Person>();

/** A job that answers a question and holds no more. */
function asked<K extends string>(kind: K) {
  return z.object({ ...job, kind: z.literal(kind), question: written<Question>() });
}

const Why = asked('why');
const Rollout = z.object({
  ...job,
  kind: z.literal('rollout'),
  question: written<Question>(),
  turn: z.int().nonnegative(),
  since: z.iso.datetime({ offset: true }),
  seen: z.string().exactOptional(),
});
const Scan = asked('scan');
const CheckJob = asked('check');
const ScheduledCheck = z.object({
  ...job,
  kind: z.literal('scheduled-check'),
  channel: id,
  lists: z.string(),
  namespace: z.string().exactOptional(),
  lang,
});
const Explain = asked('explain');
const AlertJob = z.object({ ...job, kind: z.literal('alert'), alert: written<Alert>(), lang });
const AlertsJob = z.object({
  ...job,
  kind: z.literal('alerts'),
  at: z.iso.datetime({ offset: true }),
  batch: id.exactOptional(),
  alerts: z.array(written<Gathered>()),
  open: z.array(written<StillOpen>()),
  lang,
});
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
  AlertsJob,
  talkJob,
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
  talkDelivery,
  z.object({
    ...job,
    kind: z.literal('alerts'),
    at: z.iso.datetime({ offset: true }),
    batch: id.exactOptional(),
    groups: z.array(written<AlertGroup>()),
    lang,
  }),
  z.object({
    ...job,
    kind: z.literal('thread'),
    incident: id,
    rank: z.number().nonnegative(),
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
    preview: previewPayload,
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
