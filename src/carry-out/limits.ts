import type { Plan } from '../domain/plan.ts';
import type { Reach } from '../domain/remedy.ts';
import type { EndTexts } from './end/texts.ts';
import { beyondReach } from './reach/beyond-reach.ts';
import { namespacesOf } from './reach/namespaces-of.ts';

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
  if (cluster !== limits.cluster) return texts.otherCluster(cluster);
  const closed = namespacesOf(change).find((namespace) => !limits.isOpen(namespace));
  if (closed !== undefined) return texts.closed(closed);
  const path = beyondReach(change, limits.reaches.get(remedy) ?? []);
  return path === undefined ? undefined : texts.beyond(remedy, path);
}
