import type { Filled } from '../../domain/plan.ts';
import type { DryRun } from '../../domain/ports.ts';
import type { Rules } from '../../domain/rules.ts';
import type { Verdict } from '../../domain/verdict.ts';

/** What somebody chose for the inputs of a remedy: then only that one is proposed, and shown also where a proof fails. */
export type Chosen = Pick<Filled, 'remedy' | 'values'> & Partial<Pick<Filled, 'finding'>>;
/** `dryRun` asks the API server; without it admission is not checked. `whole` is all that is known of the verdict's target. */
export type Planning = Readonly<{
  cluster: string;
  rules: Rules;
  dryRun?: DryRun;
  whole?: Verdict;
  chosen?: Chosen;
}>;
