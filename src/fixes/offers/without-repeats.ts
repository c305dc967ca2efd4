import type { Proposal, Remedy } from '../../domain/remedy.ts';

type Offered = Readonly<{ finding: string; remedy: Remedy; proposal: Proposal; refused?: true }>;

/** The offers without advice that a change for the same finding already carries out. */
export function withoutRepeats<O extends Offered>(offers: readonly O[]): readonly O[] {
  return offers.flatMap((offer) => {
    const { finding, remedy, proposal } = offer;
    if (!remedy.besideOthers) return [offer];
    const changes = offers
      .filter((one) => one.finding === finding && one.proposal.kind !== 'manual' && !one.refused)
      .map((one) => one.remedy);
    const left = remedy.besideOthers(proposal, changes);
    return left ? [{ ...offer, proposal: left }] : [];
  });
}
