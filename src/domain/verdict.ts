// What an answer consists of. Plain data: it is queued, stored, and compared with its replay.
import type { RuledOutCode } from './codes.ts';
import type { Gap } from './gap.ts';
import type { Evidence, Read, Ref, Simulated, Symptom } from './model.ts';

/** A claim after the engine has weighed it, merged it with equal claims and placed it in the chain. */
export type Finding<P = object> = Readonly<{
  key: string; // id and subject
  id: string; // of the cause
  subject: Ref;
  params: P;
  evidence: readonly (Evidence | Simulated)[];
  confidence: 'proven' | 'likely' | 'possible';
  role: 'root' | 'effect' | 'also';
  explains: readonly string[]; // symptom keys
  seen: readonly Pick<Symptom, 'kind' | 'on'>[]; // what these symptoms are, and of which objects
  because?: Readonly<{ at: Ref; edge: string; ifIll?: true; look: Look; finding?: string }>;
  passesBy?: string;
  isClue?: true; // what was seen where no cause is known
}>;
/**
 * How an object looks. Without a symptom it is `healthy` only if facts show it, `starting` if it is too new to be ready,
 * and else `unsure`: its kind has no health check, or the facts do not tell.
 */
export type Look = 'ill' | 'healthy' | 'starting' | 'unsure' | 'absent' | 'unread';
/** A read that brought no answer. */
export type Unread = Readonly<{ read: Read; why: Gap }>;
/** A rule that threw; shown beside the findings, so that silence never hides a crash. */
export type Crash = Readonly<{ rule: string; on: Ref; message: string }>;
/** The states of an answer; readers of stored answers must expect more. */
export type State =
  | 'healthy'
  | 'recovered'
  | 'progressing'
  | 'complaining' // well by its status, and its log complains
  | 'explained'
  | 'unexplained'
  | 'gone'
  | 'unread'; // it or its pods could not be read, and nothing else tells how it is
/** What may look like trouble on an object and is as it should be; `id` is the rule that says so. */
export type Remark = Readonly<{ id: string; on: Ref; params: object }>;
/** How many of its pods, or containers of a pod, are ready; `seconds` since the newest pod that is not was made. */
export type StartSoFar = Readonly<{
  ready: number;
  wanted: number;
  of: 'pods' | 'containers';
  seconds?: number;
}>;
/** What an answer rests on most and could not be read: the target itself, or its pods. */
export type UnreadPart = Readonly<{ part: 'target' | 'pods'; why: Gap }>;
/** The outcome for a target; the first finding is the root cause. */
export type Verdict = Readonly<{
  target: Ref;
  state: State;
  findings: readonly Finding[];
  symptoms: readonly (Symptom & Readonly<{ key: string }>)[];
  ruledOut: readonly Readonly<{ id: string; on: Ref; because: RuledOutCode }>[];
  looked?: readonly Ref[]; // where the cause was not found: what was there and could be read
  left?: readonly Ref[]; // of a target that is gone: its workload and the pods of that, as far as they exist
  startSoFar?: StartSoFar; // of a target in progress that has no finding
  unread?: UnreadPart; // of a target whose state is `unread`
  unsure: readonly Ref[]; // where no symptom is open: objects that no fact shows to be healthy
  remarks: readonly Remark[]; // where no symptom is open; harmless concerns come last
  notChecked: readonly Unread[];
  crashes: readonly Crash[];
}>;
/** What one root does to whom: a verdict on it, and the workloads that it hurts. */
export type Trouble = Verdict & Readonly<{ affected: readonly Ref[] }>;
/** All that is wrong in a namespace, or everywhere, the worst first. */
export type Scan = Readonly<{
  namespace?: string;
  troubles: readonly Trouble[];
  looked: number; // objects
  read: Readable;
  notChecked: readonly Unread[];
  crashes: readonly Crash[];
}>;
/** How much of what a scan needs it could read; `nothing` if it could not read pods. */
export type Readable = 'all' | 'part' | 'nothing';
