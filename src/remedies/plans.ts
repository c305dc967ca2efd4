import { planId } from '../approvals/plan-id.ts';
import { diagnose } from '../diagnosis/diagnose.ts';
import type { Rules } from '../diagnosis/rules.ts';
import { QueueUnavailable } from '../domain/errors.ts';
import { refKey } from '../domain/keys.ts';
import type { Ref, World } from '../domain/model.ts';
import type { Check, Plan, Proof, Values } from '../domain/plan.ts';
import type { DryRun, MeteredLoader } from '../domain/ports.ts';
import type { Proposal, Remedy } from '../domain/remedy.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import { HIDDEN } from '../text/redaction/hidden.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { adviceOf } from './advice.ts';
import { remedies } from './catalogue/index.ts';
import { isOfPods, placementOf } from './proof/placement.ts';
import { rulesOnObject } from './proof/rules-on-object.ts';
import { rulesOn } from './proof/rules.ts';
import { workloadOf, type Workload } from './workload.ts';

/**
 * A remedy that is offered for a finding, by the finding's key. What Git owns, or what is closed to the remediator, has a
 * proof but no plan: the change is handed over.
 */
export type Offer = Readonly<{
  finding: string;
  remedy: Remedy;
  proposal: Proposal;
  proof?: Proof;
  plan?: Plan;
  refused?: true; // popular, and proved not to help
}>;
/** What somebody chose for the inputs of a remedy: then only that one is proposed, and shown also where a proof fails. */
export type Chosen = Readonly<{ remedy: string; values: Values }>;
/** `dryRun` asks the API server; without it admission is not checked. `whole` is all that is known of the verdict's target. */
export type Planning = Readonly<{
  cluster: string;
  rules: Rules;
  dryRun?: DryRun;
  whole?: Verdict;
  chosen?: Chosen;
}>;

/**
 * What can be done about a verdict, per finding in the order of the catalogue. What is proved not to help is left
 * out, unless it is popular or was chosen. Throws ClusterUnreachable, and BadValue of what was chosen.
 */
export async function plansFor(
  verdict: Verdict,
  loader: MeteredLoader,
  planning: Planning,
): Promise<readonly Offer[]> {
  const { value: drafts } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    return { value: [...drafted(verdict, world, planning)], unread };
  });

  const { whole } = planning;
  const today = new Map(whole && [[refKey(whole.target), Promise.resolve(whole)]]);
  const lookAt = ({ on }: Workload) => {
    const look = today.get(refKey(on)) ?? verdictOn(on, loader, planning.rules);
    today.set(refKey(on), look);
    return look;
  };
  const offers = await Promise.all(
    drafts.map((draft) => proved(draft, verdict, lookAt, loader, planning)),
  );
  const ids = new Set<string>();
  return offers.flatMap((offer) => {
    if (!offer || (offer.plan && ids.has(offer.plan.id))) return [];
    if (offer.plan) ids.add(offer.plan.id);
    return [offer];
  });
}

async function verdictOn(on: Ref, loader: MeteredLoader, rules: Rules): Promise<Verdict> {
  return (await diagnose(on, loader, rules)).verdict;
}

type Draft = Readonly<{
  finding: Finding;
  remedy: Remedy;
  proposal: Proposal;
  workload?: Workload;
  placement: Check;
}>;

function* drafted(
  { findings }: Verdict,
  world: World,
  { rules, chosen }: Planning,
): Iterable<Draft> {
  for (const finding of findings) {
    if (finding.role === 'effect') continue;
    const workload = workloadOf(finding, world);
    const all = chosen
      ? changes.filter(({ id }) => id === chosen.remedy)
      : [...changes, ...adviceFor(finding, rules), ...popular];
    for (const remedy of all.filter((one) => isFor(finding, one, world.now))) {
      for (const proposal of remedy.propose(finding, world, chosen?.values)) {
        if (holdsSecret(proposal)) continue;
        const placement = workload ? placementOf(proposal, workload, world) : NOT_SIMULATED;
        if (!chosen && (placement.is === 'fails') !== (remedy.isPopular ?? false)) continue;
        yield { finding, remedy, proposal, placement, ...(workload && { workload }) };
        break;
      }
    }
  }
}

/** What is hidden of a field can be neither compared nor kept. */
function holdsSecret({ change }: Proposal): boolean {
  return JSON.stringify(change ?? {}).includes(HIDDEN);
}

/** Advice comes after what can be changed, and before what would not help. */
const changes = remedies.filter(({ isPopular }) => !isPopular);
const popular = remedies.filter(({ isPopular }) => isPopular);

function adviceFor({ id }: Finding, { causes }: Rules): readonly Remedy[] {
  return causes.filter((cause) => cause.id === id).flatMap(adviceOf);
}

const NOT_SIMULATED: Check = { is: 'not-checked', why: 'not-simulated' };

function isFor(finding: Finding, { answers, isForPossible }: Remedy, now: string): boolean {
  const { id, role, confidence, passesBy } = finding;
  if (confidence === 'possible' && !isForPossible) return false;
  if (answers === 'every-root') return role === 'root';
  // What was missing is there by now, or is on its way: nothing is left to mend.
  const passes = passesBy !== undefined && Date.parse(passesBy) > Date.parse(now);
  return answers.some((cause) => cause.id === id) && !passes;
}

/** The draft with its proof; undefined where a part of that fails. */
async function proved(
  { finding, remedy, proposal, workload, placement }: Draft,
  verdict: Verdict,
  lookAt: (workload: Workload) => Promise<Verdict>,
  loader: MeteredLoader,
  { cluster, rules, dryRun, chosen }: Planning,
): Promise<Offer | undefined> {
  const { change, goal, kind, risk, params, values } = proposal;
  const offer = { finding: finding.key, remedy, proposal };
  if (remedy.isPopular) return { ...offer, refused: true };
  if (!change || !goal) return offer;

  const byRules =
    workload && isOfPods(change, workload)
      ? await rulesOn(proposal, finding, workload, await lookAt(workload), loader, rules)
      : await rulesOnObject(change, finding, verdict, loader, rules);
  const isRefuted = placement.is === 'fails' || byRules.is === 'fails';
  if (isRefuted && !chosen) return undefined;
  const admission = isRefuted ? NOT_ASKED : await askedOf(proposal, dryRun);
  if (admission.is === 'fails' && !chosen) return undefined;

  const proof = { placement, rules: byRules, admission };
  const isProved = !isRefuted && admission.is !== 'fails';
  if (kind === 'gitops' || isClosed(admission) || !isProved) return { ...offer, proof };
  const what = { cluster, changes: [change] as const, ...(values && { values }) };
  const { id, subject } = finding;
  const plan = { id: planId(what), remedy: remedy.id, ...what, goal };
  return { ...offer, proof, plan: { ...plan, risk, cause: { id, subject }, params, proof } };
}

const NOT_ASKED: Check = { is: 'not-checked', why: 'no-dry-run' };

/** Nobody could apply it from here, so that it is for a person to do. */
function isClosed(admission: Check): boolean {
  return admission.is === 'not-checked' && ['closed', 'no-right'].includes(admission.why);
}

async function askedOf({ change }: Proposal, dryRun: DryRun | undefined): Promise<Check> {
  if (!change || !dryRun) return NOT_ASKED;
  try {
    return await dryRun(change);
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    return { is: 'not-checked', why: 'no-answer' };
  }
}
