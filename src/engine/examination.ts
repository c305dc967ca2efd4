import type { Ref, Symptom } from '../domain/model.ts';
import type { Crash, Look, Remark, Unread, Verdict } from '../domain/verdict.ts';
import type { Weighed } from './explainer.ts';

/** What one pass over a world brought, its maps by the keys of objects and symptoms. */
export type Examination = Readonly<{
  now: string;
  looked: readonly Ref[];
  looks: ReadonlyMap<string, Look>;
  symptoms: ReadonlyMap<string, Symptom>;
  claims: readonly Weighed[];
  ruledOut: Verdict['ruledOut'];
  remarks: readonly Remark[];
  concerns: readonly Remark[]; // what speaks against an all-clear, and why it is harmless
  unread: readonly Unread[];
  crashes: readonly Crash[];
}>;
