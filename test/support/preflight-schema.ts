import { z } from 'zod';

// Part of docs/kubewhy-v1.schema.json, and held to the types of src/domain/preflight.ts.
import { LANGS } from '#src/domain/lang.ts';
import type { PreflightAnswer } from '#src/domain/preflight.ts';
import { SCHEMA, type Plain, type Same } from '#test/support/answer-schema.ts';
import { Named, open } from '#test/support/schema-words.ts';

const count = () => z.int().min(0);

const Moment = z
  .strictObject({
    updated: count().describe('Pods wanted of the new revision'),
    older: count().describe('Pods wanted of the revision before'),
    phase: open(['rolling', 'emptying', 'starting', 'preview', 'full', 'done', 'step', 'promoted']),
    step: count().exactOptional().describe('Of spec.strategy.canary.steps, from 0'),
    weight: z.number().exactOptional(),
  })
  .meta({ id: 'moment' });

const Deadlock = z
  .strictObject({
    step: count().describe('How often pods were asked for, from 1'),
    at: Moment,
    placed: count().describe('Pods of the new revision, when nothing more can be placed'),
    stop: z
      .strictObject({ code: z.string(), object: z.string().exactOptional() })
      .exactOptional()
      .describe('Why the scheduler looks at no node at all'),
    rules: z.array(z.string()).describe('What keeps the next pod off the nearest nodes'),
    nodes: z.array(z.string()).describe('These nodes'),
    lacks: z.array(z.strictObject({ node: z.string(), resource: z.string(), amount: z.string() })),
    ports: z.array(z.int()),
    heldBy: z.string().exactOptional().describe('An old pod whose end would make room'),
    endsByItself: z.array(z.string()).describe('Pods after whose end it would go on'),
    rows: z.array(
      z.strictObject({
        name: z.string(),
        others: count(),
        nodes: count().exactOptional().describe('Of a domain'),
        revisions: z.strictObject({ old: count(), new: count() }).exactOptional(),
        count: count().exactOptional(),
        why: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'deadlock' });

const Course = z
  .union([
    z.strictObject({ is: z.literal('fits'), tight: z.literal(true).exactOptional() }),
    z.strictObject({ is: z.literal('stuck'), deadlock: Deadlock }),
    z.strictObject({
      is: z.literal('not-decided'),
      why: z.string(),
      deadlock: Deadlock.exactOptional(),
    }),
  ])
  .meta({ id: 'course' });

const Tried = z.strictObject({
  change: open([
    'surge-0',
    'recreate',
    'honor-taints',
    'per-revision',
    'schedule-anyway',
    'dynamic-stable-scale',
    'fewer-replicas',
  ]),
  key: z.string().exactOptional(),
  replicas: count().exactOptional(),
  downtime: z.literal(true).exactOptional(),
  course: Course,
});

const Update = z.strictObject({
  target: Named,
  is: open(['new', 'update', 'unchanged', 'not-known']),
  replicas: count(),
  limits: z
    .strictObject({
      surge: count(),
      unavailable: count(),
      maxSurge: z.string(),
      maxUnavailable: z.string(),
    })
    .exactOptional(),
  moments: z.array(Moment).describe('What is asked for if every pod becomes available'),
  peak: count(),
  course: Course,
  atMost: z.strictObject({ replicas: count(), peak: count(), course: Course }).exactOptional(),
  tried: z.array(Tried),
  notChecked: z.array(z.string()),
  summary: z.string(),
});

/** What `kubewhy preflight` prints, exactly. */
export const PreflightSchema = z.strictObject({
  schema: SCHEMA,
  engineVersion: z.string(),
  lang: z.enum(LANGS),
  cluster: z.string(),
  updates: z.array(Update).describe('One per workload of the manifests'),
  notChecked: z.array(z.strictObject({ what: z.string(), why: z.string() })),
});

true satisfies Same<Plain<z.infer<typeof PreflightSchema>>, Plain<PreflightAnswer>>;
