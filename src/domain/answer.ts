import type { Harm } from './harm.ts';
// The answer in words, as `-o json` prints it and as Slack shows it: schema kubewhy/v1.
import type { Lang } from './lang.ts';
import type { Impact, Risk, Check, Op } from './plan.ts';
import type { LikelyValue } from './pull-request.ts';
import type { InputType } from './remedy.ts';
import type { RolloutCard } from './rollout-card.ts';
import type { Readable, State } from './verdict.ts';

/** Names an object; cluster-scoped ones have no namespace. */
export type ObjectName = Readonly<{ kind: string; namespace?: string; name: string }>;

/** One quoted fact; `time` is RFC 3339, `path` a JSON pointer, and with `unset` the text is the default. */
export type AnswerEvidence = Readonly<{
  source: 'field' | 'event' | 'log' | 'simulation' | 'text'; // text: what somebody pasted
  object: ObjectName;
  path?: string;
  time?: string;
  text: string;
  unset?: true;
}>;

/** A value of a fix that a person may choose; `why` says why one is suggested. */
export type AnswerInput = Readonly<{
  name: string;
  label: string; // the field, as YAML spells it
  type: InputType;
  suggested?: string;
  options: readonly string[];
  reasons?: readonly string[]; // of each of the options
  why?: string;
}>;

/** A fix, with what was proved about it. One without `plan` is words only and gets no button. */
export type AnswerRemedy = Readonly<{
  id: string;
  title: string;
  kind: 'patch' | 'rollout' | 'gitops' | 'manual';
  risk: Risk;
  impact?: Impact;
  patch?: readonly Op[];
  command?: string;
  text: string;
  short?: string; // the same in one line, and why others come first
  lines?: readonly string[]; // to be copied as they are
  inputs?: readonly AnswerInput[];
  proof?: Readonly<{ placement: Check; rules: Check; admission: Check }>;
  plan?: string; // the plan's id
  live?: string; // that of the same change live, beside Git
  git?: InGit;
}>;

/** Where Git has what a fix changes; `why` no pull request is offered, and what a live change comes to, in words. */
export type InGit = Readonly<{
  repository?: string;
  branch?: string;
  path?: string;
  why?: string;
  values?: readonly LikelyValue[]; // of a chart: what most likely sets it
  set?: string; // the ApplicationSet whose template says so
  revert?: string;
}>;

/** What many would do, and why it does not help. */
export type RefusedRemedy = Readonly<{ id: string; title: string; text: string }>;

/** A finding in words: see Words, whose sentence is `cause`. */
export type AnswerFinding = Readonly<{
  key: string;
  id: string;
  title: string;
  cause: string;
  state?: string;
  so?: string;
  detail?: string;
  lines?: readonly string[];
  params: object;
  severity: 'critical' | 'warning' | 'info';
  confidence: 'proven' | 'likely' | 'possible';
  role: 'root' | 'effect' | 'also';
  subject: ObjectName;
  explains: readonly string[];
  because?: Readonly<{ finding?: string; edge: string }>;
  evidence: readonly AnswerEvidence[];
  remedies: readonly AnswerRemedy[];
  refused?: readonly RefusedRemedy[];
}>;

/** A symptom as it is listed. */
export type AnswerSymptom = Readonly<{
  key: string;
  kind: string;
  object: ObjectName;
  part?: string;
  reason: string;
  since?: string;
  until?: string;
  normalFor?: number; // seconds
  hurts: Harm;
}>;

/** The whole answer; `findings[0]` is the root. Keys are only ever added within v1. */
export type Answer = Readonly<{
  schema: 'kubewhy/v1';
  engineVersion: string;
  lang: Lang;
  target: ObjectName & Readonly<{ cluster: string }>;
  state: State;
  summary: string;
  failed?: string; // which rule threw, in words: shown before all else, since it may be the cause
  findings: readonly AnswerFinding[];
  symptoms: readonly AnswerSymptom[];
  ruledOut: readonly Readonly<{ id: string; because: string }>[];
  notChecked: readonly Readonly<{ what: string; why: string }>[];
  changes?: readonly AnswerEvidence[]; // what our own Events say was changed before, the newest first
  rollout?: RolloutCard; // of who asked for it, or of a Rollout whose update is not done
}>;

/** The answer about one root, and the workloads that it hurts. Fixes are offered when one asks about those. */
export type AnswerTrouble = Answer & Readonly<{ affected: readonly ObjectName[] }>;

/** All that is wrong in a namespace or everywhere, the worst first. */
export type ScanAnswer = Readonly<{
  schema: 'kubewhy/v1';
  engineVersion: string;
  lang: Lang;
  cluster: string;
  namespace?: string;
  summary: string;
  failed?: string; // which rule threw, in words
  looked: number; // objects
  read: Readable;
  incidents: readonly AnswerTrouble[];
  notChecked: readonly Readonly<{ what: string; why: string }>[];
}>;

/**
 * One line of a checklist: how the objects stand to an item, or, without objects, a kind that could not be read. `text` is the reason in
 * one sentence; objects that pass for one reason are one line.
 */
export type AnswerLine = Readonly<{
  item: string; // its id
  is: 'pass' | 'fail' | 'not-checked';
  text: string;
  objects: readonly ObjectName[];
  severity?: AnswerFinding['severity']; // of a failure
  hurts?: Harm;
  command?: string;
}>;

/** A checklist that was gone through: failures first, the worst first. Without lines nothing there is of its kinds. */
export type AnswerChecklist = Readonly<{
  id: string;
  title: string;
  lines: readonly AnswerLine[];
}>;

/** What checklists say of a namespace or a whole cluster; the counts are of lines. */
export type CheckAnswer = Readonly<{
  schema: 'kubewhy/v1';
  engineVersion: string;
  lang: Lang;
  cluster: string;
  namespace?: string;
  summary: string;
  failed?: string; // which rule threw, in words
  counts: Readonly<{ pass: number; fail: number; notChecked: number }>;
  lists: readonly AnswerChecklist[];
}>;

/** Why there is no answer. `nearest` are names that do exist. */
export type NoAnswer = Readonly<{
  schema: 'kubewhy/v1';
  error: Readonly<{
    code:
      | 'no-such-target'
      | 'ambiguous'
      | 'unreachable'
      | 'unknown-kind'
      | 'unknown-namespace'
      | 'failed';
    message: string;
    nearest?: readonly ObjectName[];
  }>;
}>;
/** What a question has cost the API server. Stands beside the answer, whose bytes are the same whenever it is asked. */
export type Spent = Readonly<{ requests: number; logs: number }>;
