import type { World } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { Constraint } from '../../scheduling/spread.ts';
import { isSameJson } from '../canonical-json.ts';
import { valueAt } from '../value-at.ts';
import { workloadOf, type Workload } from '../workload.ts';

/** The spread rule that a finding is about, where its workload's template holds it today. */
export type SpreadRule = Readonly<{ workload: Workload; at: string; constraint: Constraint }>;

/** Found by the evidence, which points to the rule of the pod or of the template. */
export function spreadRuleOf(finding: Finding, world: World): SpreadRule | undefined {
  const workload = workloadOf(finding, world);
  if (!workload) return undefined;

  const constraints = workload.template.spec?.topologySpreadConstraints ?? [];
  for (const { on, path = '' } of finding.evidence) {
    const [rule] = /^.*\/topologySpreadConstraints\/\d+/.exec(path) ?? [];
    if (!rule) continue;
    const object = world.get(on);
    const quoted = object.is === 'known' ? valueAt(object.value, rule) : undefined;
    const index = constraints.findIndex((one) => isSameJson(identityOf(one), identityOf(quoted)));
    const constraint = constraints[index];
    if (!constraint) continue;
    return { workload, constraint, at: `/spec/template/spec/topologySpreadConstraints/${index}` };
  }
  return undefined;
}

/** Whether the node that holds the minimum is closed for now only, such as one that is lost: it may come back. */
export function isPassing({ params }: Finding): boolean {
  return valueAt(params, '/tainted/of') === 'state';
}

/** The API allows each pair of these once in a pod. */
export const IDENTITY = ['topologyKey', 'whenUnsatisfiable'] as const;

function identityOf(constraint: unknown): unknown {
  return IDENTITY.map((key) => valueAt(constraint, `/${key}`));
}
