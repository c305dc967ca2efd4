import { inWords } from '../diagnosis/words.ts';
import type { Lang } from '../domain/answer.ts';
import { ClusterUnreachable } from '../domain/errors.ts';
import { refKey } from '../domain/keys.ts';
import type { Plan } from '../domain/plan.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import { unreachable } from '../i18n/errors.ts';
import { stillClaimed } from '../i18n/preview.ts';
import type { Deps, GoalState } from './engine.ts';

/**
 * Whether the workload has reached the plan's goal and the cause is no longer claimed. A cluster that
 * cannot be reached for now is waited for.
 */
export async function watchGoal(plan: Plan, lang: Lang, deps: Deps): Promise<GoalState> {
  const { engine, loader, cluster } = deps;
  try {
    const state = await engine.goalState(plan.goal, loader, lang);
    if (state.is !== 'reached') return state;

    const { verdict } = await engine.diagnose(plan.cause.subject, loader);
    const claimed = verdict.findings.find((finding) => isStill(finding, plan, verdict));
    if (!claimed) return state;
    const title = inWords(claimed, lang, engine.causes)?.title ?? claimed.id;
    return { is: 'waiting', text: stillClaimed[lang](title) };
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'waiting', text: unreachable[lang](cluster, error.message) };
  }
}

/** What only may be so, and what explains nothing that is still bad, does not count. */
function isStill(finding: Finding, { cause }: Plan, { symptoms }: Verdict): boolean {
  if (finding.id !== cause.id || refKey(finding.subject) !== refKey(cause.subject)) return false;
  if (finding.confidence === 'possible') return false;
  return symptoms.some(({ key, until }) => !until && finding.explains.includes(key));
}
