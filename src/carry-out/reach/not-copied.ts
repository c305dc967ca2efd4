import type { Change } from '../../domain/plan.ts';
import type { Writer } from '../../domain/ports.ts';
import type { Reach } from '../../domain/remedy.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { reachesFor } from './reaches-for.ts';

/**
 * The name of the source of which a creation is no copy, as it is now; undefined where it is one, or needs none. A plan is
 * not believed what it copies: it is made once more of what is read. Throws ClusterUnreachable.
 */
export async function notCopied(
  change: Change,
  reaches: readonly Reach[],
  writer: Writer,
): Promise<string | undefined> {
  const { on, from, ops } = change;
  const [op] = ops;
  if (!from) return undefined;
  const source = await writer.read(from);
  const isCopy =
    source.is === 'known' &&
    op?.op === 'add' &&
    reachesFor(change, reaches).some(({ creates }) =>
      isSameJson(op.value, creates?.make(on, source.value)),
    );
  return isCopy ? undefined : from.name;
}
