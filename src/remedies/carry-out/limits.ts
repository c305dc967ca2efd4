import type { Plan } from '../../domain/plan.ts';
import type { Reach } from '../../domain/remedy.ts';
import { beyondReach } from '../reach/beyond-reach.ts';
import type { EndTexts } from './texts.ts';

/** What this remediator changes at all, whoever approved it: which cluster, where, and of each remedy how much. */
export type Limits = Readonly<{
  cluster: string;
  isOpen(namespace: string): boolean;
  reaches: ReadonlyMap<string, readonly Reach[]>; // by remedy
}>;

/** Why a plan goes beyond the limits; undefined where it does not. */
export function objectionTo(
  { cluster, remedy, changes: [change] }: Plan,
  limits: Limits,
  texts: EndTexts,
): string | undefined {
  const { namespace = '' } = change.on;
  if (cluster !== limits.cluster) return texts.otherCluster(cluster);
  if (!limits.isOpen(namespace)) return texts.closed(namespace);
  const path = beyondReach(change, limits.reaches.get(remedy) ?? []);
  return path === undefined ? undefined : texts.beyond(remedy, path);
}
