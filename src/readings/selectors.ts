import type { Resource } from '../domain/resource.ts';
import { ownOf } from '../text/own-of.ts';

type Pod = Resource<'Pod'>;
type Affinity = NonNullable<NonNullable<Pod['spec']>['affinity']>;
type Term = NonNullable<
  NonNullable<Affinity['podAffinity']>['requiredDuringSchedulingIgnoredDuringExecution']
>[number];
/** A label selector as the API holds it. */
export type LabelSelector = NonNullable<Term['labelSelector']>;
/** The labels of an object. */
export type Labels = Readonly<Record<string, string>>;

/** Whether a selector matches labels: one that is not there matches nothing, an empty one everything. */
export function selects(selector: LabelSelector | undefined, labels: Labels = {}): boolean {
  if (!selector) return false;
  const { matchLabels = {}, matchExpressions = [] } = selector;
  return (
    Object.entries(matchLabels).every(([key, value]) => ownOf(labels, key) === value) &&
    matchExpressions.every(({ key, operator, values = [] }) =>
      meets(ownOf(labels, key), operator, values),
    )
  );
}

function meets(value: string | undefined, operator: string, values: readonly string[]): boolean {
  if (operator === 'In') return value !== undefined && values.includes(value);
  if (operator === 'NotIn') return value === undefined || !values.includes(value);
  return operator === 'Exists' ? value !== undefined : value === undefined;
}
