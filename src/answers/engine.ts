import type { Audience } from '../domain/audience.ts';
import type { DryRun, MeteredLoader } from '../domain/ports.ts';
import { diagnose } from '../engine/diagnose.ts';
import { resolveTarget } from '../engine/resolve-target.ts';
import { scan } from '../engine/scan/scan.ts';
import { lookAtChange } from '../fixes/looks/look-at-change.ts';
import { lookAtGoal } from '../fixes/looks/look-at-goal.ts';
import { lookAtUndo } from '../fixes/looks/look-at-undo.ts';
import type { Chosen } from '../fixes/offers/planning.ts';
import { plansFor } from '../fixes/offers/plans.ts';

/** The steps of an investigation, each as it is where it stands: the one place where a test puts another. */
export const theEngine = {
  resolveTarget,
  diagnose,
  scan,
  plansFor,
  lookAtGoal,
  lookAtChange,
  lookAtUndo,
};
/** These steps, or others in their place. */
export type Engine = typeof theEngine;

/**
 * What an investigation is given. Without `dryRun` admission is not checked, without `audience` whoever asks sees
 * everything that could be read. `chosen`: only that fix, with these values. `asks`: how its update stands.
 */
export type Deps = Readonly<{
  loader: MeteredLoader;
  cluster: string;
  dryRun?: DryRun;
  chosen?: Chosen;
  asks?: 'update';
  audience?: Audience;
  engine?: Engine | undefined;
}>;
