import type { LabelSelector, Labels } from '../../readings/selectors.ts';
import { ownOf } from '../../text/own-of.ts';
import type { Pod } from '../cluster.ts';

type Spec = NonNullable<Pod['spec']>;
type AffinityTerm = NonNullable<
  NonNullable<
    NonNullable<Spec['affinity']>['podAffinity']
  >['requiredDuringSchedulingIgnoredDuringExecution']
>[number];

/** A pod's spec in which label keys that a rule matches by are requirements of its selector, with the pod's values. */
export function withLabelKeys(spec: Spec, labels: Labels): Spec {
  const merged = <T extends Keyed>(term: T): T => withRequirements(term, labels);
  const { podAffinity, podAntiAffinity } = spec.affinity ?? {};
  const rules = <T extends { requiredDuringSchedulingIgnoredDuringExecution?: Terms }>(
    rule: T,
  ) => ({
    ...rule,
    requiredDuringSchedulingIgnoredDuringExecution:
      rule.requiredDuringSchedulingIgnoredDuringExecution?.map(merged) ?? [],
  });
  return {
    ...spec,
    ...(spec.topologySpreadConstraints && {
      topologySpreadConstraints: spec.topologySpreadConstraints.map(merged),
    }),
    ...(spec.affinity && {
      affinity: {
        ...spec.affinity,
        ...(podAffinity && { podAffinity: rules(podAffinity) }),
        ...(podAntiAffinity && { podAntiAffinity: rules(podAntiAffinity) }),
      },
    }),
  };
}

type Terms = readonly AffinityTerm[];
type Keyed = Readonly<{
  labelSelector?: LabelSelector;
  matchLabelKeys?: readonly string[];
  mismatchLabelKeys?: readonly string[];
}>;

function withRequirements<T extends Keyed>(term: T, labels: Labels): T {
  const { labelSelector, matchLabelKeys = [], mismatchLabelKeys = [] } = term;
  if (!labelSelector) return term;
  const before = labelSelector.matchExpressions ?? [];
  const wanted = [
    ...matchLabelKeys.map((key) => ({ key, operator: 'In' })),
    ...mismatchLabelKeys.map((key) => ({ key, operator: 'NotIn' })),
  ].flatMap((one) => {
    const value = ownOf(labels, one.key);
    const isThere = before.some(
      ({ key, operator, values }) =>
        key === one.key && operator === one.operator && values?.join() === value,
    );
    return value === undefined || isThere ? [] : [{ ...one, values: [value] }];
  });
  if (wanted.length === 0) return term;
  return { ...term, labelSelector: { ...labelSelector, matchExpressions: [...before, ...wanted] } };
}
