import type { Change } from '../../domain/plan.ts';
import type { Reach } from '../../domain/remedy.ts';

/** Those that are about such a change: of that kind, done in that way, copied from that kind. */
export function reachesFor(
  { do: how, on, sub, from }: Change,
  reaches: readonly Reach[],
): readonly Reach[] {
  return reaches.filter(
    (one) =>
      one.of.includes(on.kind) &&
      one.sub === sub &&
      (one.do ?? (one.creates ? 'create' : 'patch')) === (how === 'propose' ? 'patch' : how) &&
      one.creates?.from === from?.kind,
  );
}
