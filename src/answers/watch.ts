import { ClusterUnreachable } from '../domain/errors.ts';
import { refKey } from '../domain/keys.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import { inWords } from '../engine/in-words.ts';
import { remedies } from '../fixes/catalogue/index.ts';
import type { Mending } from '../fixes/goal/after-change.ts';
import type { GoalState } from '../fixes/goal/goal-state.ts';
import { doneWords } from '../fixes/words/done-words.ts';
import { goalWords } from '../fixes/words/goal-words.ts';
import { putBackWords } from '../fixes/words/put-back-words.ts';
import { rules } from '../knowledge/rules.ts';
import { present } from '../text/present.ts';
import { blindWords } from './blind-words.ts';
import { type Deps, type Engine, theEngine } from './engine.ts';
import { unreachable } from './words/errors.ts';
import { newTrouble, previewWords, stillClaimed } from './words/preview.ts';

/** How far a plan is towards its goal; `text` says what it has come to, what is waited for, or why it will not come. */
export type Watched = Readonly<
  { is: 'reached'; text?: string } | { is: 'waiting' | 'failed' | 'reverted'; text: string }
>;

/**
 * Whether the workload has reached the plan's goal and, after a change of its template, the cause is no longer
 * claimed. What cannot be read for now is waited for. `since` is when it was approved.
 */
export async function watchGoal(
  plan: Plan,
  lang: Lang,
  deps: Deps,
  since?: string,
): Promise<Watched> {
  const { engine = theEngine, loader, cluster } = deps;
  try {
    const change = MOVES_ON.has(plan.goal.is) ? undefined : await engine.lookAtChange(plan, loader);
    const [{ do: how, sub }] = plan.changes;
    // A controller goes on from what stands in a status: only all that was there before is taken for put back.
    const isPassed = sub === 'status' && change?.is === 'changed';
    const isIn = change === undefined || change.is === 'in-place' || isPassed;
    if (!isIn && how === 'propose') return { is: 'waiting', text: previewWords.notMerged[lang] };
    if (!isIn) return { is: 'reverted', text: putBackWords[lang](change.by) };
    const state = await engine.lookAtGoal(plan.goal, loader, mendingOf(plan, since));
    if (state.is !== 'reached') return await underWay(state, lang, { engine, loader });
    // To abort or to promote mends nothing: the cause stays, and its pod may for a while.
    if (!isMending(plan)) return reached(doneWords(state, false, lang));
    const { verdict } = await engine.diagnose(plan.cause.subject, loader, rules);
    const claimed = verdict.findings.find((finding) => isStill(finding, plan, verdict));
    const blind = claimed ? undefined : blindWords(verdict, lang);
    if (blind) return { is: 'waiting', text: blind };
    if (!claimed) return reached(doneWords(state, true, lang));
    const text = stillClaimed[lang](titleOf(claimed, lang), state.ready !== undefined);
    return { is: 'waiting', text };
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'waiting', text: unreachable[lang](cluster, error.message) };
  }
}

/** Why the goal is not reached; where a new pod is in trouble, what is wrong with that one, which ends it if it crashes for good. */
async function underWay(
  state: Exclude<GoalState, { is: 'reached' }>,
  lang: Lang,
  { engine, loader }: Readonly<{ engine: Engine; loader: MeteredLoader }>,
): Promise<Watched> {
  const is = state.is === 'failed' ? 'failed' : 'waiting';
  const said = { is, text: goalWords(state, lang) } as const;
  const { troubled } = state;
  if (!troubled) return said;
  const { verdict } = await engine.diagnose(troubled.pod, loader, rules);
  const [root] = verdict.findings;
  if (!root || root.confidence === 'possible') return said;
  const hasFailed = is === 'failed' || troubled.isLost;
  return {
    is: hasFailed ? 'failed' : 'waiting',
    text: newTrouble[lang](titleOf(root, lang), hasFailed),
  };
}

function titleOf(finding: Finding, lang: Lang): string {
  return inWords(finding, lang, rules.causes)?.title ?? finding.id;
}

function mendingOf(plan: Plan, since: string | undefined): Mending | undefined {
  const { cause, lived } = plan;
  return isMending(plan) ? { cause: cause.subject, ...present({ lived, since }) } : undefined;
}

function reached(text: string | undefined): Watched {
  return { is: 'reached', ...present({ text }) };
}

/** Whether a plan is there for its cause to go; one that is undone, or an order to a rollout, leaves that. */
function isMending({ goal, remedy }: Plan): boolean {
  if (goal.is === 'undone' || MOVES_ON.has(goal.is)) return false;
  return goal.is !== 'in-place' || !isOrder(remedy);
}

function isOrder(remedy: string): boolean {
  return remedies.some(({ id, answers }) => id === remedy && answers === 'every-root');
}

/** What these goals write the controller takes on from there. */
const MOVES_ON: ReadonlySet<string> = new Set(['aborted', 'past-step']);

/** What only may be so, and what explains nothing that is still bad, does not count. */
function isStill(finding: Finding, { cause }: Plan, { symptoms }: Verdict): boolean {
  if (finding.id !== cause.id || refKey(finding.subject) !== refKey(cause.subject)) return false;
  if (finding.confidence === 'possible') return false;
  return symptoms.some(({ key, until }) => !until && finding.explains.includes(key));
}
