import { readKey, refKey } from '../domain/keys.ts';
import type { Ref } from '../domain/model.ts';
import type { Loader } from '../domain/ports.ts';
import type { Finding, State, Unread, Verdict } from '../domain/verdict.ts';
import { Budget } from './budget.ts';
import { examine, type Examination } from './examine.ts';
import { toFindings } from './findings.ts';
import type { Rules } from './rules.ts';

const MAX_ROUNDS = 4;

/**
 * Explains what is wrong with a target. Rules read what is loaded; what they missed is loaded for the
 * next round, all of it in parallel, until nothing is missed or a limit is reached.
 */
export async function diagnose(target: Ref, loader: Loader, rules: Rules): Promise<Verdict> {
  const budget = new Budget();
  let examination = examine(target, await loader.load([]), rules);

  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const reads = budget.spendOn(examination.unread);
    if (reads.length === 0) break;
    examination = examine(target, await loader.load(reads), rules);
  }

  const findings = toFindings(examination);
  return {
    target,
    state: stateOf(target, examination, findings),
    findings,
    symptoms: [...examination.symptoms].map(([key, symptom]) => ({ key, ...symptom })),
    ruledOut: [],
    notChecked: notChecked(examination.unread),
    crashes: examination.crashes,
  };
}

function stateOf(target: Ref, examination: Examination, findings: readonly Finding[]): State {
  const { looks, symptoms, now } = examination;
  if (symptoms.size === 0) {
    if (looks.get(refKey(target)) === 'absent') return 'gone';
    return [...looks.values()].every((look) => look === 'healthy') ? 'healthy' : 'unexplained';
  }

  const open = [...symptoms].filter(([, { until }]) => !until).map(([key]) => key);
  if (open.length === 0) return 'recovered';

  const credible = findings.filter(({ confidence }) => confidence !== 'possible');
  const explainers = open.map((key) => credible.filter(({ explains }) => explains.includes(key)));
  if (explainers.some((found) => found.length === 0)) return 'unexplained';

  const passes = ({ passesBy }: Finding) =>
    passesBy !== undefined && Date.parse(passesBy) > Date.parse(now);
  return explainers.every((found) => found.every(passes)) ? 'progressing' : 'explained';
}

/** Each open read once. What is not loaded by now was too much to load. */
function notChecked(unread: readonly Unread[]): readonly Unread[] {
  const once = new Map(unread.map((one) => [readKey(one.read), one]));
  return [...once.values()].map(({ read, why }) => ({
    read,
    why: why === 'not-loaded' ? 'over-budget' : why,
  }));
}
