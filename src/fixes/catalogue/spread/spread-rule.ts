import type { World } from '../../../domain/model.ts';
import type { Finding } from '../../../domain/verdict.ts';
import type { Counted } from '../../../knowledge/causes/scheduling/spread-counts-tainted-node.words.ts';
import type { Skewed } from '../../../knowledge/causes/scheduling/spread-skew.words.ts';
import type { Constraint } from '../../../simulator/spread.ts';
import { isSameJson } from '../../../text/canonical-json.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import type { Template } from '../../change/workload.ts';

/** A spread rule that a finding is about, where a template holds it today, and its place in the pod. */
export type SpreadRule = Readonly<{ at: string; index: number; constraint: Constraint }>;

/** Found by the evidence, which points to the rules of the pod or of the template: all that stand in the way. */
export function spreadRulesOf(
  { evidence }: Finding,
  { spec }: Template,
  world: World,
): readonly SpreadRule[] {
  const constraints = spec?.topologySpreadConstraints ?? [];
  const found = evidence.flatMap(({ on, path = '' }) => {
    const [rule] = /^.*\/topologySpreadConstraints\/\d+/.exec(path) ?? [];
    const object = world.get(on);
    if (!rule || object.is !== 'known') return [];
    const quoted = identityOf(valueAt(object.value, rule));
    const place = constraints.findIndex((one) => isSameJson(identityOf(one), quoted));
    const constraint = constraints[place];
    const at = `/spec/template/spec/topologySpreadConstraints/${place}`;
    return constraint ? [{ at, constraint, index: Number(rule.split('/').at(-1)) }] : [];
  });
  return [...new Map(found.map((rule) => [rule.at, rule])).values()];
}

/** Whether the node that holds the minimum is closed for now only, such as one that is lost: it may come back. */
export function isPassing({ params }: Finding<Counted | Skewed>): boolean {
  return 'tainted' in params && params.tainted.of === 'state';
}

/** Whether the nodes that are open otherwise lack the label that the rule spreads over. */
export function isUnlabelled({ params }: Finding<Counted | Skewed>): boolean {
  return 'why' in params && params.why === 'no-label';
}

/** The API allows each pair of these once in a pod. */
export const IDENTITY = ['topologyKey', 'whenUnsatisfiable'] as const;

function identityOf(constraint: unknown): unknown {
  return IDENTITY.map((key) => valueAt(constraint, `/${key}`));
}
