import { asidesIn, withoutAsides } from '../approvals/asides.ts';
import { NOT_SHOWN, sightsOfChange, sightsOfRevert } from '../approvals/sights-of.ts';
import type { Audience, Sight } from '../domain/audience.ts';
import { refKey } from '../domain/keys.ts';
import type { Evidence, Ref, Simulated, Symptom } from '../domain/model.ts';
import type { Plan } from '../domain/plan.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import type { InGit } from '../fixes/change/git-owner.ts';
import { plansIn } from '../fixes/offers/plans-in.ts';
import type { Offer } from '../fixes/offers/plans.ts';
import { ownerObject } from '../text/owner-ref.ts';
import { present } from '../text/present.ts';

/**
 * What an audience may see of a verdict. A finding at an object that they may not, or that rests on such a one, says only
 * where it is and to whom that belongs; a symptom there says only whom it hurts. What is said aside of such a one is left out.
 */
export async function shownPart(
  verdict: Verdict,
  ownerOf: (ref: Ref) => Ref | undefined,
  audience: Audience,
): Promise<Verdict> {
  const sees = await audience.sees([
    ...verdict.findings.flatMap(sightsOf),
    ...verdict.symptoms.flatMap(sightsOfSymptom),
    ...[...verdict.findings, ...verdict.remarks].flatMap(({ params }) => asidesIn(params)),
    ...[...verdict.remarks, ...verdict.crashes, ...verdict.ruledOut].map(({ on }) => ({ on })),
  ]);
  const names = new Map<string, string>();
  for (const one of verdict.findings)
    if (!sightsOf(one).every(sees)) names.set(one.key, keyOf(one.subject));
  for (const one of verdict.symptoms)
    if (!sightsOfSymptom(one).every(sees)) names.set(one.key, keyOf(one.on));
  const named = (key: string) => names.get(key) ?? key;

  return {
    ...verdict,
    findings: onePerKey(
      verdict.findings.map((one) => ({
        ...(names.has(one.key)
          ? hidden(one, ownerOf(one.subject))
          : { ...one, params: withoutAsides(one.params, sees) }),
        explains: [...new Set(one.explains.map(named))],
        ...(one.because && {
          because: {
            ...one.because,
            ...(one.because.finding && { finding: named(one.because.finding) }),
          },
        }),
      })),
    ),
    symptoms: onePerKey(
      verdict.symptoms.map((one) => (names.has(one.key) ? hiddenSymptom(one) : one)),
    ),
    ruledOut: verdict.ruledOut.filter(({ on }) => sees({ on })),
    remarks: verdict.remarks
      .filter(({ on }) => sees({ on }))
      .map((one) => ({ ...one, params: withoutAsides(one.params, sees) })),
    crashes: verdict.crashes.filter(({ on }) => sees({ on })),
  };
}

/**
 * The fixes of what is shown, without those that change or copy what is not, and without values that would tell of it. Where the owner in
 * Git is not shown its name is all that is told of it, and nothing goes through or beside it from there.
 */
export async function shownOffers(
  offers: readonly Offer[],
  audience: Audience,
): Promise<readonly Offer[]> {
  const sees = await audience.sees(
    offers.flatMap(({ proposal: { change, inputs }, git, ...offer }) => [
      ...[change, ...plansIn(offer).map(({ changes: [made] }) => made)].flatMap((one) =>
        one ? sightsOfChange(one) : [],
      ),
      ...(git ? sightsOfGit(git) : []),
      ...asidesIn(inputs),
    ]),
  );
  const whole = (plan: Plan | undefined) =>
    plan && sightsOfChange(plan.changes[0]).every(sees) ? plan : undefined;
  return offers
    .filter(
      ({ finding, proposal: { change } }) =>
        !finding.startsWith(NOT_SHOWN) && (!change || sightsOfChange(change).every(sees)),
    )
    .map(({ plan: made, live: livePlan, git, ...offer }) => {
      const [plan, live] = [whole(made), whole(livePlan)];
      return {
        ...offer,
        proposal: withoutAsides(offer.proposal, sees),
        ...present({ plan, live }),
        ...(git && { git: sightsOfGit(git).every(sees) ? git : nameOnly(git) }),
      };
    });
}

/** Of a verb no more is told than what becomes of it. */
function sightsOfGit({ revert, ...origin }: InGit): readonly Sight[] {
  const own = ownerObject(revert.owner);
  return Object.keys(origin).length > 0 && own ? [{ on: own }] : sightsOfRevert(revert);
}

function nameOnly({ revert: { owner } }: InGit): InGit {
  return { why: 'git-not-shown', revert: { is: 'unknown', owner } };
}

function sightsOf({ subject, evidence }: Finding): readonly Sight[] {
  return [{ on: subject }, ...evidence.map(sightOf)];
}

function sightsOfSymptom({ on, evidence }: Symptom): readonly Sight[] {
  return [{ on }, sightOf(evidence)];
}

function sightOf({ source, on }: Evidence | Simulated): Sight {
  return { on, isLog: source === 'log' };
}

function hidden(finding: Finding, owner: Ref | undefined): Finding {
  const { subject, confidence, role, explains, because } = finding;
  return {
    key: keyOf(subject),
    id: NOT_SHOWN,
    subject,
    params: owner ? { owner } : {},
    evidence: [],
    confidence,
    role,
    explains,
    seen: [],
    ...present({ because }),
  };
}

function hiddenSymptom({ on, since, until, hurts }: Symptom): Verdict['symptoms'][number] {
  const evidence = { source: 'field', on, quote: '' } as const;
  return {
    key: keyOf(on),
    kind: NOT_SHOWN,
    on,
    reason: '…',
    evidence,
    hurts,
    ...present({ since, until }),
  };
}

function keyOf(on: Ref): string {
  return `${NOT_SHOWN}|${refKey(on)}|`;
}

function onePerKey<T extends Readonly<{ key: string }>>(all: readonly T[]): readonly T[] {
  return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at);
}
