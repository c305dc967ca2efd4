import { gapKind } from '../domain/gap-kind.ts';
import { isA, refKey } from '../domain/keys.ts';
import type { Ref, Source } from '../domain/model.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { Rules } from '../domain/rules.ts';
import type { Finding, State, Verdict } from '../domain/verdict.ts';
import { startSoFar } from '../readings/workloads/start-so-far.ts';
import { present } from '../text/present.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { eventsTogether } from './events-together.ts';
import { everythingIn } from './everything-in.ts';
import type { Examination } from './examination.ts';
import { examine } from './examine.ts';
import { toFindings } from './findings.ts';
import { isOpen } from './is-open.ts';
import { neighbourhood } from './neighbourhood.ts';
import { notChecked } from './not-checked.ts';
import { mayBeTrouble } from './rank.ts';
import type { Start } from './start.ts';
import { openIn, stateOfTrouble } from './state-of-trouble.ts';
import { unreadPart } from './unread-part.ts';

const MAX_RULED_OUT = 6;
const MAX_REMARKS = 3;
/** Each speaks against an all-clear; the rest is most often the same of other pods. */
const MAX_CONCERNS = 4;

/** States that say that no trouble was seen. */
const CALM: readonly State[] = ['healthy', 'recovered', 'progressing', 'unexplained'];

/** A verdict, and the facts that it was made from. */
export type Diagnosis = Readonly<{ verdict: Verdict; source: Source }>;

/** Explains what is wrong with a target. Throws ClusterUnreachable. */
export async function diagnose(
  target: Ref,
  loader: MeteredLoader,
  rules: Rules,
): Promise<Diagnosis> {
  const { value, unread, source } = await inRounds(
    loader,
    (loaded, isSettled, concluded) => {
      const examination = examine(startAt(target, rules), loaded, rules, isSettled, concluded);
      return { value: examination, unread: examination.unread };
    },
    eventsTogether,
  );

  const findings = toFindings(value, target);
  const seen = stateOf(target, value, findings, rules);
  const part = openIn(value.symptoms).length === 0 ? unreadPart(target, source) : undefined;
  const state = part && CALM.includes(seen) ? 'unread' : seen;
  const verdict = {
    target,
    state,
    findings,
    symptoms: symptomsIn(value),
    ruledOut: ruledOut(value, findings),
    ...(state === 'gone' && { left: readIn(value) }),
    ...(state === 'unexplained' && { looked: readIn(value) }),
    ...startOf(target, state, findings, source),
    ...(state === 'unread' && present({ unread: part })),
    unsure: unsureIn(value),
    remarks: remarksIn(value),
    notChecked: notChecked(unread),
    crashes: value.crashes,
  };
  return { verdict, source };
}

/** How far a target is that only starts. */
function startOf(
  target: Ref,
  state: State,
  { length }: readonly Finding[],
  source: Source,
): Pick<Verdict, 'startSoFar'> {
  const far =
    state === 'progressing' && length === 0 && startSoFar(target, openWorld(source).world);
  return far ? { startSoFar: far } : {};
}

/** If there is open trouble, symptoms that may still be normal are not listed. */
function symptomsIn({ symptoms }: Examination): Verdict['symptoms'] {
  const isTrouble = openIn(symptoms).length > 0;
  return [...symptoms]
    .filter(([, { normalFor }]) => !isTrouble || normalFor === undefined)
    .map(([key, symptom]) => ({ key, ...symptom }));
}

function stateOf(
  target: Ref,
  examination: Examination,
  findings: readonly Finding[],
  { causes }: Rules,
): State {
  const { looks, symptoms, now } = examination;
  const [root] = findings;
  const isMissed = root?.role === 'root' && refKey(root.subject) === refKey(target);
  if (looks.get(refKey(target)) === 'absent' && !isMissed) return 'gone';

  const open = openIn(symptoms);
  if (open.length === 0) return withoutTrouble(examination);
  const isMeant = open.every((key) => symptoms.get(key)?.hurts === 'nobody');
  if (isMeant && mayBeTrouble(symptoms, looks)) return 'unexplained';
  const own = root?.role === 'root' ? causes.find(({ id }) => id === root.id) : undefined;
  return own?.stateAsRoot ?? stateOfTrouble(open, findings, now);
}

/** A namespace counts as the objects in it; nodes and volumes count only if a cause leads to them. */
function startAt(target: Ref, rules: Rules): Start {
  if (isA('Namespace', target)) {
    const all = everythingIn({ namespace: target.name }, rules);
    const isWithin = ({ namespace }: Ref) => namespace === target.name;
    return {
      at: (world, follow) => [target, ...all(world, follow).filter(isWithin)],
      looksAt: 'all',
    };
  }
  return {
    at: (world, follow) => [target, ...neighbourhood(target, rules, world, follow)],
    around: target,
    looksAt: 'all',
  };
}

/** What is there of all that was looked at: of a gone target, what is left of its workload. */
function readIn({ looked, looks }: Examination): readonly Ref[] {
  return looked.filter((ref) => !['absent', 'unread'].includes(looks.get(refKey(ref)) ?? 'unread'));
}

/** If there is open trouble, this list would only distract. */
function unsureIn({ looked, looks, symptoms }: Examination): readonly Ref[] {
  if ([...symptoms.values()].some(isOpen)) return [];
  return looked.filter((ref) => looks.get(refKey(ref)) === 'unsure');
}

/** One remark of each id, on the object nearest to the target; if there is trouble, only for a target that is gone. */
function remarksIn({ remarks, concerns, symptoms, looks }: Examination): Verdict['remarks'] {
  const isTrouble = [...symptoms.values()].some((one) => isOpen(one) && one.hurts !== 'nobody');
  const told = remarks.filter(({ on }) => !isTrouble || looks.get(refKey(on)) === 'absent');
  const own = told.filter(({ id }, at) => told.findIndex((one) => one.id === id) === at);
  return [...own.slice(0, MAX_REMARKS), ...(isTrouble ? [] : concerns.slice(0, MAX_CONCERNS))];
}

/** The state without open symptoms: healthy only if every object is known to be so, and neither a rule nor a read failed. */
function withoutTrouble({ looks, symptoms, crashes, unread }: Examination): State {
  if (crashes.length > 0) return 'unexplained';
  const all = [...looks.values()];
  if (!all.every((look) => look === 'healthy' || look === 'starting')) return 'unexplained';
  const isYoung = [...symptoms.values()].some(({ normalFor }) => normalFor !== undefined);
  if (isYoung || all.includes('starting')) return 'progressing';
  if (unread.some(({ why }) => gapKind[why] === 'failed')) return 'unexplained';
  return symptoms.size > 0 ? 'recovered' : 'healthy';
}

/** One line per cause that applies nowhere; the same lines for equal worlds. */
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
