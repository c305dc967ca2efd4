import type { Plan, Proof } from '../domain/plan.ts';
import type { Proposal, Remedy } from '../domain/remedy.ts';

/** What can be done about a finding. With a plan it may be approved; what Git owns has a proof only. */
export type Offer = Readonly<{
  finding: string; // its key
  remedy: Remedy;
  proposal: Proposal;
  proof?: Proof;
  plan?: Plan;
}>;
