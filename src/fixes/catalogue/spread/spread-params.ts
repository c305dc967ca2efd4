import type { Constraint } from '../../../simulator/spread.ts';
import type { TemplateParams } from '../../change/template-proposal.ts';
import type { Workload } from '../../change/workload.ts';
import type { SpreadRule } from './spread-rule.ts';

/** What the words of changed spread rules need. `key` is the label that tells revisions apart. */
export type SpreadParams = TemplateParams &
  Readonly<{ topologyKey: string; rules: number; key?: string; closed?: ClosedDomain }>;
/** The node that no pod may use and that holds the minimum, and how many pods can run for as long as it does. */
export type ClosedDomain = Readonly<{ node: string; atMost: number }>;
/** Fields of a rule to set, or to take out where undefined, and the label that they use. */
export type SpreadFields = Readonly<{
  fields: Readonly<{ [Field in keyof Constraint]?: Constraint[Field] | undefined }>;
  key?: string;
}>;
/** What to set in a rule; undefined: nothing. Without a workload it is a StatefulSet's. */
export type FieldsFor = (rule: SpreadRule, workload?: Workload) => SpreadFields | undefined;

/** What the words need of the rules themselves. */
export function wordsOf(rules: readonly SpreadRule[]): Pick<SpreadParams, 'topologyKey' | 'rules'> {
  const keys = rules.map(({ constraint }) => constraint.topologyKey);
  return { topologyKey: [...new Set(keys)].join(', '), rules: rules.length };
}
