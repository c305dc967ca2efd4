import { fitting, place } from '../../../../simulator/place.ts';
import {
  withConstraint,
  type Constraint,
  type HardConstraint,
} from '../../../../simulator/spread.ts';
import type { Unplaced } from '../../../placement/unplaced.ts';

/** Spread rules that stand in a pod's way together, and the nodes that would take it if they were changed. */
export type DecidingRules = Readonly<{
  rules: readonly [HardConstraint, ...HardConstraint[]];
  opens: readonly string[];
}>;

/**
 * The rules whose change places a pod that fits nowhere: one that does so alone, else as few as do so together;
 * undefined where not even all of them do, and for a pod that fits as it is.
 */
export function decidingRules(
  { pod, cluster, placement }: Unplaced,
  among: readonly HardConstraint[],
  change: Partial<Constraint>,
): DecidingRules | undefined {
  if (fitting(placement).length > 0) return undefined;

  const openedBy = (rules: readonly HardConstraint[]) => {
    const changed = rules.reduce((one, { index }) => withConstraint(one, index, change), pod);
    return fitting(place(changed, cluster));
  };
  const alone = among.find((rule) => openedBy([rule]).length > 0);
  if (alone) return { rules: [alone], opens: openedBy([alone]) };
  if (openedBy(among).length === 0) return undefined;

  const [first, ...others] = among.reduce((needed, rule) => {
    const rest = needed.filter((one) => one !== rule);
    return openedBy(rest).length > 0 ? rest : needed;
  }, among);
  return first && { rules: [first, ...others], opens: openedBy([first, ...others]) };
}
