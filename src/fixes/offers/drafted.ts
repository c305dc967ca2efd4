import type { World } from '../../domain/model.ts';
import type { Check, Impact } from '../../domain/plan.ts';
import type { Proposal, Remedy } from '../../domain/remedy.ts';
import type { Finding, Verdict } from '../../domain/verdict.ts';
import { present } from '../../text/present.ts';
import { remedies } from '../catalogue/index.ts';
import { type InGit, inGitOf } from '../change/git-owner.ts';
import { workloadOf, type Workload } from '../change/workload.ts';
import { placementOf } from '../proof/placement.ts';
import { acted } from './acted.ts';
import { adviceOf } from './advice.ts';
import { atKeeper, keeperOfChange } from './change-at-keeper.ts';
import { holdsSecret } from './holds-secret.ts';
import { impactOf, riskOf } from './impact.ts';
import { isChangedSince } from './is-changed-since.ts';
import { isFor } from './is-for.ts';
import { livedBefore } from './lived-before.ts';
import type { Planning } from './planning.ts';

/** A proposal before its proof. `placement` is what a simulation says of it. */
export type Draft = Readonly<{
  finding: Finding;
  remedy: Remedy;
  proposal: Proposal;
  workload?: Workload;
  placement: Check;
  impact?: Impact;
  lived?: number;
  git?: InGit;
}>;

/** What may be proposed about a verdict, per finding in the order of the catalogue. */
export function* drafted(
  verdict: Verdict,
  world: World,
  { rules, chosen }: Planning,
): Iterable<Draft> {
  const advice = rules.causes.flatMap(adviceOf);
  for (const finding of acted(verdict)) {
    if (finding.role === 'effect' || (chosen?.finding ?? finding.key) !== finding.key) continue;
    const workload = workloadOf(finding, world);
    const all = chosen
      ? changes.filter(({ id }) => id === chosen.remedy)
      : [...own, ...advice, ...last, ...popular];
    let kept: Draft | undefined;
    let isAdvised = false;
    let isChanged = false; // what it is about is another since: to do more of it by hand is no advice either
    for (const remedy of all.filter((one) => isFor(finding, one, world.now))) {
      for (const proposal of remedy.propose(finding, world, chosen?.values)) {
        if (holdsSecret(proposal)) continue;
        const { change } = proposal;
        const keeper = keeperOfChange(proposal, world);
        if (keeper && change) {
          kept ??= { finding, ...atKeeper(change.on, keeper), placement: NOT_SIMULATED };
          continue;
        }
        const isPast = !chosen && change !== undefined && isChangedSince(change, finding, world);
        isChanged ||= isPast;
        if (isPast || (isChanged && !change)) continue;
        const placement = workload ? placementOf(proposal, workload, world) : NOT_SIMULATED;
        if (!chosen && (placement.is === 'fails') !== (remedy.isPopular ?? false)) continue;
        const impact = impactOf(proposal, world, workload?.on);
        const git = inGitOf(proposal, world);
        const lived = livedBefore(finding, world);
        const known = present({ workload, impact, git, lived });
        const risk = riskOf(proposal.risk, impact);
        isAdvised ||= remedy.id === finding.id;
        yield { finding, remedy, proposal: { ...proposal, risk }, placement, ...known };
        break;
      }
    }
    if (kept && !isAdvised) yield kept;
  }
}

/** The order: changes, advice, changes that give something up, and what would not help. */
const changes = remedies.filter(({ isPopular }) => !isPopular);
const own = changes.filter(({ isLastResort }) => !isLastResort);
const last = changes.filter(({ isLastResort }) => isLastResort);
const popular = remedies.filter(({ isPopular }) => isPopular);

const NOT_SIMULATED: Check = { is: 'not-checked', why: 'not-simulated' };
