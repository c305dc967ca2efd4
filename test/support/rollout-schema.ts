// Part of docs/kubewhy-v1.schema.json, and held to the types of src/domain/rollout-card.ts by answer-schema.ts.
import { z } from 'zod';

import { Named, open, time } from '#test/support/schema-words.ts';

const count = () => z.int().min(0);
const Step = z
  .strictObject({
    number: count().describe('From 1'),
    of: count(),
    does: open(['weight', 'pause', 'analysis', 'experiment', 'scale', 'promotion', 'other']),
    value: z.string().exactOptional().describe('As the spec has it'),
  })
  .meta({ id: 'step' });

const Revision = z
  .strictObject({
    role: open(['canary', 'stable', 'active', 'preview', 'new', 'old']),
    hash: z.string(),
    images: z.array(z.string()),
    wanted: count(),
    ready: count(),
    pods: z
      .array(
        z.strictObject({
          name: z.string(),
          finding: z.string().exactOptional().describe('Key of the finding about it'),
          problem: z.string().exactOptional().describe('Title of that finding'),
        }),
      )
      .describe('Those that are not Ready, or that a finding is about; at most 5'),
    endsAt: time().exactOptional().describe('When its pods are removed'),
  })
  .meta({ id: 'revision' });

const Analysis = z
  .strictObject({
    name: z.string(),
    phase: z.string(),
    message: z.string().exactOptional(),
    metrics: z.array(
      z.strictObject({
        name: z.string(),
        phase: z.string(),
        value: z.string().exactOptional().describe('Measured last'),
        success: z.string().exactOptional().describe('successCondition'),
        failure: z.string().exactOptional().describe('failureCondition'),
        measured: count(),
        failed: count(),
        failureLimit: z.string(),
        errors: count(),
      }),
    ),
  })
  .meta({ id: 'analysis' });

/** The card of an update, exactly: no key that its type does not have. */
export const RolloutSchema = z
  .strictObject({
    workload: Named,
    strategy: open(['canary', 'blue-green', 'rolling', 'recreate', 'on-delete']),
    state: open(['done', 'progressing', 'paused', 'stuck', 'aborted', 'unseen']),
    at: time().describe('When it was read; RFC 3339'),
    pods: z.strictObject({ wanted: count(), updated: count(), available: count() }),
    step: Step.exactOptional().describe('Of a canary that is under way'),
    weight: z.strictObject({ set: z.number(), actual: z.number(), of: z.number() }).exactOptional(),
    promotesFully: z.literal(true).exactOptional(),
    keepsStable: z.literal(true).exactOptional(),
    revisions: z.array(Revision).describe('The newest first'),
    analyses: z.array(Analysis),
    pause: z
      .strictObject({
        by: open(['canary', 'blue-green', 'person', 'inconclusive']),
        since: time().exactOptional(),
        until: time().exactOptional().describe('When it goes on by itself'),
      })
      .exactOptional(),
    abort: z
      .strictObject({
        since: time().exactOptional(),
        said: z.string().exactOptional().describe("The controller's reason"),
        manager: z.string().exactOptional().describe('The program that asked for it'),
      })
      .exactOptional(),
    next: z
      .strictObject({
        step: Step.exactOptional(),
        updated: count().exactOptional().describe('Pods wanted of the new revision'),
        older: count().exactOptional(),
        room: open(['fits', 'tight', 'stuck', 'not-decided']),
        why: z.string(),
      })
      .exactOptional(),
    waitsFor: z.string().exactOptional().describe("The controller's own words"),
    lines: z.array(z.string()).describe('All of it in words'),
  })
  .meta({ id: 'rollout' });
