import { rules } from '#src/diagnosis/rules.ts';
import type { Proposal } from '#src/domain/remedy.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { adviceOf } from '#src/remedies/advice.ts';
import { remedies } from '#src/remedies/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

/** What the catalogue offers for a finding of a cause, in an empty cluster. */
export function offeredFor(
  id: string,
  subject: Finding['subject'],
  evidence: Finding['evidence'] = [],
): readonly Readonly<{ id: string; text: string; proposal: Proposal }>[] {
  const finding: Finding = {
    key: id,
    id,
    subject,
    params: {},
    evidence,
    confidence: 'proven',
    role: 'root',
    explains: [],
    seen: [],
  };
  const { world } = openWorld(cluster([]));
  return [...remedies, ...rules.causes.filter((cause) => cause.id === id).flatMap(adviceOf)]
    .filter(
      ({ answers }) =>
        answers !== 'every-root' &&
        answers.some((one) => one === id || (typeof one === 'object' && one.id === id)),
    )
    .flatMap((remedy) =>
      [...remedy.propose(finding, world)].map((proposal) => ({
        id: remedy.id,
        text: remedy.inWords(proposal.params, 'en').text,
        proposal,
      })),
    );
}
