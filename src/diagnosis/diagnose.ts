import { readKey, refKey } from '../domain/keys.ts';
import type { Ref, Source } from '../domain/model.ts';
import type { Loader } from '../domain/ports.ts';
import type { Finding, State, Unread, Verdict } from '../domain/verdict.ts';
import { Budget } from './budget.ts';
import { examine, type Examination } from './examine.ts';
import { toFindings } from './findings.ts';
import { inRounds } from './in-rounds.ts';
import type { Rules } from './rules.ts';

const MAX_RULED_OUT = 6;

/** A verdict, and the facts that it was made from. */
export type Diagnosis = Readonly<{ verdict: Verdict; source: Source }>;

/** Explains what is wrong with a target. Throws ClusterUnreachable. */
export async function diagnose(target: Ref, loader: Loader, rules: Rules): Promise<Diagnosis> {
  const { value, unread, source } = await inRounds(loader, new Budget(), (loaded) => {
    const examination = examine(target, loaded, rules);
    return { value: examination, unread: examination.unread };
  });

  const findings = toFindings(value);
  const state = stateOf(target, value, findings);
  const verdict = {
    target,
    state,
    findings,
    symptoms: [...value.symptoms].map(([key, symptom]) => ({ key, ...symptom })),
    ruledOut: ruledOut(value, findings),
    ...(state === 'gone' && { left: leftIn(value) }),
    unsure: unsureIn(value),
    notChecked: notChecked(unread),
    crashes: value.crashes,
  };
  return { verdict, source };
}

function stateOf(target: Ref, examination: Examination, findings: readonly Finding[]): State {
  const { looks, symptoms, now } = examination;
  if (looks.get(refKey(target)) === 'absent') return 'gone';

  const open = [...symptoms].filter(([, { until }]) => !until).map(([key]) => key);
  if (open.length === 0) return withoutTrouble(examination);

  const credible = findings.filter((one) => one.confidence !== 'possible' && hasEnd(one, findings));
  const explainers = open.map((key) => credible.filter(({ explains }) => explains.includes(key)));
  if (explainers.some((found) => found.length === 0)) return 'unexplained';

  const passes = (one: Finding): boolean => {
    if (one.passesBy !== undefined) return Date.parse(one.passesBy) > Date.parse(now);
    const next = findings.find(({ key }) => key === one.because?.finding);
    return next !== undefined && passes(next); // what follows from it is over with it
  };
  return explainers.every((found) => found.every(passes)) ? 'progressing' : 'explained';
}

/** Whether a chain leads from a finding to a root. */
function hasEnd(finding: Finding, findings: readonly Finding[]): boolean {
  const next = findings.find(({ key }) => key === finding.because?.finding);
  return next ? hasEnd(next, findings) : finding.role !== 'effect';
}

/** What is still there of the workload that a gone target belonged to. */
function leftIn({ looked, looks }: Examination): readonly Ref[] {
  return looked.filter((ref) => !['absent', 'unread'].includes(looks.get(refKey(ref)) ?? 'unread'));
}

/** Beside a trouble that is open it would only distract. */
function unsureIn({ looked, looks, symptoms }: Examination): readonly Ref[] {
  if ([...symptoms.values()].some(({ until }) => !until)) return [];
  return looked.filter((ref) => looks.get(refKey(ref)) === 'unsure');
}

/** No symptom is open. That is good news only where each object is known to be as it should. */
function withoutTrouble({ looks, symptoms }: Examination): State {
  const all = [...looks.values()];
  if (!all.every((look) => look === 'healthy' || look === 'starting')) return 'unexplained';
  if (all.includes('starting')) return 'progressing';
  return symptoms.size > 0 ? 'recovered' : 'healthy';
}

/** One line per cause that applies nowhere, the same ones in every equal world. */
function ruledOut(
  { ruledOut: all }: Examination,
  findings: readonly Finding[],
): Verdict['ruledOut'] {
  const found = new Set(findings.map(({ id }) => id));
  const once = new Map(all.toReversed().map((one) => [one.id, one]));
  return [...once.values()]
    .filter(({ id }) => !found.has(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, MAX_RULED_OUT);
}

/** Each open read once. What is not loaded by now was too much to load. */
function notChecked(unread: readonly Unread[]): readonly Unread[] {
  const once = new Map(unread.map((one) => [readKey(one.read), one]));
  return [...once.values()].map(({ read, why }) => ({
    read,
    why: why === 'not-loaded' ? 'over-budget' : why,
  }));
}
