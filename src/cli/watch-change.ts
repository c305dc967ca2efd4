import { setTimeout } from 'node:timers/promises';

import { watchGoal } from '../answers/watch.ts';
import { notReachedInTime } from '../answers/words/errors.ts';
import { watchWords } from '../answers/words/fix.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import { present } from '../text/present.ts';
import type { ClusterOptions, Session } from './session.ts';

/** A new revision has that long; Deployments and Rollouts call it stuck after as long by default. */
const LIMIT_MIN = 10;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Watches a change that was carried out until its goal is reached or will not be, and says so: what is waited for once
 * each. Whoever interrupts it ends the watch and no more. Answers whether the goal was reached.
 */
export async function watchChange(
  plan: Plan,
  options: ClusterOptions & Readonly<{ lang: Lang }>,
  session: Session,
): Promise<boolean> {
  const { lang } = options;
  const { engine, terminal } = session;
  const since = new Date().toISOString();
  const end = performance.now() + LIMIT_MIN * 60_000;
  terminal.err(`${watchWords.begun[lang]}\n`);
  let said = '';
  for (let turn = 0; ; turn += 1) {
    const { loader, cluster } = await session.open(options);
    const state = await watchGoal(plan, lang, { loader, cluster, ...present({ engine }) }, since);
    if (state.is === 'reached') {
      const { text } = state;
      terminal.err(`${[watchWords.verified[lang], text].filter(Boolean).join(' ')}\n`);
      return true;
    }
    const isLate = performance.now() > end;
    if (state.is !== 'waiting' || isLate) {
      const why = isLate ? notReachedInTime[lang](LIMIT_MIN, state.text) : state.text;
      terminal.err(`${watchWords.notVerified[lang]} ${why}\n`);
      return false;
    }
    if (state.text !== said) terminal.err(`… ${state.text}\n`);
    said = state.text;
    await setTimeout(Math.min(FIRST_PAUSE_MS * 1.5 ** turn, LONGEST_PAUSE_MS));
  }
}
