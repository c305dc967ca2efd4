import { planId } from '../../approvals/plan-id.ts';
import { BadValue } from '../../domain/errors.ts';
import { refKey } from '../../domain/keys.ts';
import type { Ref } from '../../domain/model.ts';
import type { Admission, Change, Impact, Plan, Proof } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Proposal, Remedy } from '../../domain/remedy.ts';
import type { Rules } from '../../domain/rules.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { diagnose } from '../../engine/diagnose.ts';
import { bilingual } from '../../text/bilingual.ts';
import { present } from '../../text/present.ts';
import { inRounds } from '../../world/in-rounds.ts';
import { openWorld } from '../../world/open-world.ts';
import type { InGit } from '../change/git-owner.ts';
import type { Workload } from '../change/workload.ts';
import { isOfPods } from '../proof/placement.ts';
import { rulesOnObject } from '../proof/rules-on-object.ts';
import { rulesOn } from '../proof/rules.ts';
import { withRests } from '../proof/with-rests.ts';
import { askedOf, forGit, isClosed, NOT_ASKED } from './asked-of.ts';
import { drafted, type Draft } from './drafted.ts';
import { liveDespiteGit } from './live-despite-git.ts';
import { orBadValue } from './or-bad-value.ts';
import type { Planning } from './planning.ts';
import { plansIn } from './plans-in.ts';
import { withoutRepeats } from './without-repeats.ts';

/**
 * A remedy that is offered for a finding, by the finding's key. What Git owns, or what is closed to the remediator, has a
 * proof but no plan: the change is handed over. `live` is the same change made live although Git owns the object, by choice.
 */
export type Offer = Readonly<{
  finding: string;
  remedy: Remedy;
  proposal: Proposal;
  proof?: Proof;
  impact?: Impact;
  plan?: Plan;
  live?: Plan;
  refused?: true; // popular, and proved not to help
  git?: InGit;
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
    return { value: orBadValue(() => [...drafted(verdict, world, planning)]), unread };
  });
  if (drafts instanceof BadValue) throw drafts;

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
  return withoutRepeats(offers.flatMap((offer) => offer ?? [])).filter((offer) => {
    const [plan] = plansIn(offer);
    const isAgain = plan !== undefined && ids.has(plan.id);
    if (plan) ids.add(plan.id);
    return !isAgain;
  });
}

async function verdictOn(on: Ref, loader: MeteredLoader, rules: Rules): Promise<Verdict> {
  return (await diagnose(on, loader, rules)).verdict;
}

/** The draft with its proof; undefined where a part of that fails. */
async function proved(
  { finding, remedy, proposal, workload, placement, impact, lived, git }: Draft,
  verdict: Verdict,
  lookAt: (workload: Workload) => Promise<Verdict>,
  loader: MeteredLoader,
  { cluster, rules, dryRun, chosen }: Planning,
): Promise<Offer | undefined> {
  const { change, goal, kind, risk, params, values } = proposal;
  const own = { finding: finding.key, remedy, proposal, ...present({ impact }) };
  const offer = { ...own, ...present({ git }) };
  if (remedy.isPopular) return { ...offer, refused: true };
  if (!change || !goal) return offer;

  const byRules =
    workload && isOfPods(change, workload)
      ? await rulesOn(proposal, finding, workload, await lookAt(workload), loader, rules)
      : await rulesOnObject(change, finding, verdict, loader, rules);
  const isRefuted = placement.is === 'fails' || byRules.is === 'fails';
  if (isRefuted && !chosen) return undefined;
  const wanted = forGit(change, git);
  const asked: Admission = isRefuted ? NOT_ASKED : await askedOf(wanted, dryRun);
  const { draft, undrafted, ...admission } = asked;
  if (admission.is === 'fails' && !chosen) return undefined;

  const proof = { placement, rules: byRules, admission };
  const known = { ...offer, ...(undrafted && git && { git: { ...git, undrafted } }), proof };
  if (isRefuted || admission.is === 'fails' || isClosed(admission)) return known;
  const cause = { id: finding.id, subject: finding.subject };
  const titles = bilingual((lang) => remedy.text[lang](params).title);
  const planOf = (made: Change): Plan => {
    const changes = [withRests(made, placement, workload)] as const;
    const what = { remedy: remedy.id, cluster, changes, goal, cause };
    const meant = { ...what, ...present({ values }) };
    const revert = made.beside ? undefined : git?.revert;
    const foretold = { ...present({ impact, lived, revert }) };
    return { id: planId(meant), ...meant, risk, ...foretold, params, proof, titles };
  };
  if (kind !== 'gitops' && (!git || change.sub === 'status'))
    return { ...known, plan: planOf(change) };
  const liveChange = git && !remedy.isHandedOver ? liveDespiteGit(change, git.revert) : undefined;
  return {
    ...known,
    ...(draft && { plan: planOf({ ...wanted, draft, undo: { none: 'is-in-git' } }) }),
    ...(liveChange && { live: planOf(liveChange) }),
  };
}
