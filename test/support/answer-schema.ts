import { z } from 'zod';

import type { Answer, NoAnswer } from '#src/domain/answer.ts';
// docs/kubewhy-v1.schema.json is made from this, and this is held to the types of src/domain/answer.ts.
import { LANGS } from '#src/domain/lang.ts';
import { Check } from '#test/support/check-schema.ts';
import { RolloutSchema } from '#test/support/rollout-schema.ts';
import { Named, open, time } from '#test/support/schema-words.ts';

/** The version of the contract. */
export const SCHEMA = z.literal('kubewhy/v1');

const Op = z.union([
  z.strictObject({ op: z.literal('test'), path: z.string(), value: z.unknown() }),
  z.strictObject({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
]);

const Evidence = z
  .strictObject({
    source: open(['field', 'event', 'log', 'simulation', 'text']),
    object: Named,
    path: z.string().exactOptional().describe('JSON pointer into the object'),
    time: time().exactOptional(),
    text: z.string().describe('Quoted as it was read; of a simulation its outcome'),
    unset: z
      .literal(true)
      .exactOptional()
      .describe('Nothing stands there, and the text is the default that holds'),
  })
  .meta({ id: 'evidence' });

const Input = z
  .strictObject({
    name: z.string(),
    label: z.string().describe('The field, as YAML spells it'),
    type: open(['image', 'quantity', 'number', 'duration', 'name', 'text']),
    suggested: z.string().exactOptional().describe('What the fix is proved with'),
    options: z
      .array(z.string())
      .describe('What the cluster knows of; of type name nothing else is taken'),
    reasons: z.array(z.string()).exactOptional().describe('Why each of the options may be meant'),
    why: z.string().exactOptional().describe('Why that is suggested'),
  })
  .meta({ id: 'input' });

const Remedy = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    kind: open(['patch', 'rollout', 'gitops', 'manual']),
    risk: open(['none', 'restart', 'downtime', 'data']),
    impact: z
      .strictObject({ restarts: z.number(), serving: z.number() })
      .exactOptional()
      .describe('How many pods are replaced, and how many serve meanwhile'),
    patch: z.array(Op).exactOptional().describe('JSON Patch (RFC 6902), guards first'),
    command: z.string().exactOptional().describe('What a person would type'),
    text: z.string(),
    short: z.string().exactOptional().describe('The text in one line'),
    lines: z.array(z.string()).exactOptional().describe('To be copied as they are, such as YAML'),
    inputs: z.array(Input).exactOptional().describe('Values that a person may choose'),
    proof: z.strictObject({ placement: Check, rules: Check, admission: Check }).exactOptional(),
    plan: z.string().exactOptional().describe('Id of the plan that can be approved'),
    live: z.string().exactOptional().describe('Id of that of the same change beside Git'),
    git: z
      .strictObject({
        repository: z.string().exactOptional(),
        branch: z.string().exactOptional(),
        path: z.string().exactOptional(),
        why: z.string().exactOptional().describe('Why no pull request is offered'),
        values: z
          .array(
            z.strictObject({
              key: z.string(),
              file: z.string().exactOptional(),
              field: z.string().exactOptional(),
              of: z.string().exactOptional().describe('Whose field that is'),
            }),
          )
          .exactOptional()
          .describe('Of a chart: what most likely sets it, and where'),
        set: z.string().exactOptional().describe('The ApplicationSet whose template says so'),
        revert: z.string().exactOptional().describe('What becomes of a live change'),
      })
      .exactOptional()
      .describe('Where Git has what it changes'),
  })
  .meta({ id: 'remedy' });

const Finding = z
  .strictObject({
    key: z.string().describe('Stable between runs'),
    id: z.string().describe('Of the cause, such as "scheduling/spread-counts-tainted-node"'),
    title: z.string(),
    cause: z.string().describe('One sentence; a pair of backticks marks a name'),
    state: z.string().exactOptional().describe('How the subject is, in a few words'),
    so: z.string().exactOptional().describe('What follows: whom it hurts, whether waiting helps'),
    detail: z.string().exactOptional().describe('The exact terms of the cause'),
    lines: z.array(z.string()).exactOptional().describe('Aligned plain text'),
    params: z.custom<object>((value) => typeof value === 'object' && value !== null),
    severity: open(['critical', 'warning', 'info']),
    confidence: open(['proven', 'likely', 'possible']),
    role: open(['root', 'effect', 'also']),
    subject: Named,
    explains: z.array(z.string()).describe('Keys of symptoms'),
    because: z
      .strictObject({
        finding: z.string().exactOptional().describe('Key of the finding that this follows from'),
        edge: z.string(),
      })
      .exactOptional(),
    evidence: z.array(Evidence),
    remedies: z.array(Remedy),
    refused: z
      .array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() }))
      .exactOptional()
      .describe('What many would do, and why it does not help'),
  })
  .meta({ id: 'finding' });

const Symptom = z
  .strictObject({
    key: z.string(),
    kind: z.string(),
    object: Named,
    part: z.string().exactOptional().describe('The container, where it is one'),
    reason: z.string().describe("The API's own word"),
    since: time().exactOptional(),
    until: time().exactOptional().describe('Present when it is over'),
    normalFor: z
      .number()
      .exactOptional()
      .describe('Present while it may still be normal: for so many seconds'),
    hurts: open(['users', 'workload', 'redundancy', 'progress', 'nobody']),
  })
  .meta({ id: 'symptom' });

/** An answer, exactly: no key that its type does not have. */
export const AnswerSchema = z.strictObject({
  schema: SCHEMA,
  engineVersion: z.string(),
  lang: z.enum(LANGS),
  target: Named.extend({ cluster: z.string() }),
  state: open([
    'healthy',
    'recovered',
    'progressing',
    'complaining',
    'explained',
    'unexplained',
    'gone',
    'unread',
  ]),
  summary: z.string().describe('The whole answer in one sentence'),
  failed: z.string().exactOptional().describe('Which rule failed; the answer is incomplete'),
  findings: z.array(Finding).describe('The first is the root cause'),
  symptoms: z.array(Symptom),
  ruledOut: z.array(z.strictObject({ id: z.string(), because: z.string() })),
  notChecked: z.array(z.strictObject({ what: z.string(), why: z.string() })),
  changes: z
    .array(Evidence)
    .exactOptional()
    .describe(
      'What kubewhy changed before, the newest first, as its Events say; whoever may create Events can write one',
    ),
  rollout: RolloutSchema.exactOptional().describe(
    'How its update stands: of `kubewhy rollout`, and in short of a Rollout that is not done',
  ),
});

/** Why there is no answer. */
export const NoAnswerSchema = z.strictObject({
  schema: SCHEMA,
  error: z.strictObject({
    code: open([
      'no-such-target',
      'ambiguous',
      'unreachable',
      'unknown-kind',
      'unknown-namespace',
      'failed',
    ]),
    message: z.string(),
    nearest: z.array(Named).exactOptional(),
  }),
});

/** Whether two types are the same; the compiler fails below where schema and types drift. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
true satisfies Same<Plain<z.infer<typeof AnswerSchema>>, Plain<Answer>>;
true satisfies Same<Plain<z.infer<typeof NoAnswerSchema>>, Plain<NoAnswer>>;
/** The same type without its readonly marks. */
export type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;
