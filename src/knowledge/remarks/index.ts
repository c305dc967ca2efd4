import type { Lang } from '../../domain/lang.ts';
import type { Remarker } from '../../domain/remarker.ts';
import type { Remark } from '../../domain/verdict.ts';
import { seenHarmless } from '../concerns/seen-harmless.ts';
import { allOnOneNode } from './all-on-one-node.ts';
import { claimWaits } from './claim-waits.ts';
import { earlyWarnings } from './early-warnings.ts';
import { excludesNode } from './excludes-node.ts';
import { jobComplete } from './job-complete.ts';
import { lastSaid } from './last-said.ts';
import { leftovers } from './leftovers.ts';
import { notYetAvailable } from './not-yet-available.ts';
import { ownState } from './own-state.ts';
import { pulling } from './pulling.ts';
import { putBackByGit } from './put-back-by-git.ts';
import { replacedByAutoscaler } from './replaced-by-autoscaler.ts';
import { restartedBefore } from './restarted-before.ts';
import { restartedWithNode } from './restarted-with-node.ts';
import { rolloutLive } from './rollout-live.ts';
import { slowPull } from './slow-pull.ts';
import { spreadSelectsNothing } from './spread-selects-nothing.ts';
import { updating } from './updating.ts';

/** Everything that may look wrong and is not; what explains most comes first. */
export const remarkers: readonly Remarker[] = [
  lastSaid,
  rolloutLive,
  updating,
  notYetAvailable,
  jobComplete,
  claimWaits,
  leftovers,
  restartedWithNode,
  restartedBefore,
  putBackByGit,
  replacedByAutoscaler,
  earlyWarnings,
  pulling,
  slowPull,
  excludesNode,
  allOnOneNode,
  spreadSelectsNothing,
  ownState,
  seenHarmless,
];

/** Puts a remark into words; undefined when it was stored by a version with other rules. */
export function remarkInWords({ id, on, params }: Remark, lang: Lang): string | undefined {
  return remarkers.find((one) => one.id === id)?.text[lang](on, params);
}
