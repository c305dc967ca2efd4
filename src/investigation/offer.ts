import type { Plan } from '../domain/plan.ts';
import type { Proposal, Remedy } from '../domain/remedy.ts';

/** What can be done about a finding; with a plan it may be approved, without one it is words only. */
export type Offer = Readonly<{
  finding: string; // its key
  remedy: Remedy;
  proposal: Proposal;
  plan?: Plan;
}>;
