import type { Resource } from '../domain/resource.ts';
import { segment } from '../text/json-pointer.ts';
import { ownOf } from '../text/own-of.ts';

type Pod = Resource<'Pod'>;
type Node = Resource<'Node'>;

type Required = NonNullable<
  NonNullable<
    NonNullable<NonNullable<Pod['spec']>['affinity']>['nodeAffinity']
  >['requiredDuringSchedulingIgnoredDuringExecution']
>;
type Term = Required['nodeSelectorTerms'][number];
type Requirement = NonNullable<Term['matchExpressions']>[number];

/** Whether a pod's nodeSelector and required node affinity allow a node. */
export function allowsNode({ spec }: Pod, node: Node): boolean {
  const { labels = {} } = node.metadata ?? {};
  const chosen = Object.entries(spec?.nodeSelector ?? {});
  if (!chosen.every(([key, value]) => ownOf(labels, key) === value)) return false;

  const required = spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  return !required || matchesTerms(required.nodeSelectorTerms, node);
}

/** Whether one of the terms means a node. */
export function matchesTerms(terms: readonly Term[], node: Node): boolean {
  return terms.some((term) => holds(term, node));
}

/**
 * The nodes that a pod names in each of its affinity terms, as the pods of a DaemonSet do; undefined: it leaves the
 * name open. The scheduler looks at no others, and reports them before any other rule.
 */
export function namedNodes({ spec }: Pod): readonly string[] | undefined {
  const required = spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  const names = (required?.nodeSelectorTerms ?? []).map(({ matchFields = [] }) =>
    matchFields
      .filter(({ key, operator }) => key === 'metadata.name' && operator === 'In')
      .map(({ values = [] }) => values)
      .reduce<readonly string[] | undefined>(
        (all, values) => all?.filter((name) => values.includes(name)) ?? values,
        undefined,
      ),
  );
  return names.length > 0 && names.every((one) => one !== undefined) ? names.flat() : undefined;
}

/** A term without any requirement matches nothing. */
function holds({ matchExpressions = [], matchFields = [] }: Term, { metadata }: Node): boolean {
  if (matchExpressions.length + matchFields.length === 0) return false;
  return (
    matchExpressions.every((one) => meets(one, ownOf(metadata?.labels, one.key))) &&
    matchFields.every((one) => one.key === 'metadata.name' && meets(one, metadata?.name))
  );
}

function meets({ operator, values = [] }: Requirement, value: string | undefined): boolean {
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    case 'Gt':
    case 'Lt':
      return compares(operator, value, values);
    default:
      return false;
  }
}

function compares(operator: 'Gt' | 'Lt', value = '', values: readonly string[]): boolean {
  const [limit = '', ...more] = values;
  if (more.length > 0 || !isInteger(value) || !isInteger(limit)) return false;
  return operator === 'Gt' ? BigInt(value) > BigInt(limit) : BigInt(value) < BigInt(limit);
}

/** Beyond 64 bits the scheduler reads no number. */
function isInteger(text: string): boolean {
  return /^[+-]?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}

/** One thing that a pod demands of its node, where it stands, and what stands there. */
export type Demand = Readonly<{
  key: string;
  text: string;
  path: string;
  quote: string;
  label?: string; // "key=value" that would meet it
  isMetBy: (node: Node) => boolean;
}>;

/** What a pod demands of its node: its nodeSelector, and its affinity where that is a single term. */
export function demandsOf({ spec }: Pod): readonly Demand[] {
  const selector = Object.entries(spec?.nodeSelector ?? {}).map(([key, value]) => ({
    key,
    text: `${key}=${value}`,
    path: `/spec/nodeSelector/${segment(key)}`,
    quote: value,
    label: `${key}=${value}`,
    isMetBy: ({ metadata }: Node) => ownOf(metadata?.labels, key) === value,
  }));
  const required = spec?.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  const terms = required?.nodeSelectorTerms ?? [];
  const affinity = terms.length === 1 ? (terms[0]?.matchExpressions ?? []) : [];
  return [...selector, ...affinity.map(demandOf)];
}

function demandOf(requirement: Requirement, index: number): Demand {
  const { key, operator, values = [] } = requirement;
  return {
    key,
    text: [key, operator, values.join(' ')].filter(Boolean).join(' '),
    path: `/spec/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms/0/matchExpressions/${index}/key`,
    quote: key,
    ...(operator === 'In' && { label: `${key}=${values[0]}` }),
    isMetBy: ({ metadata }) => meets(requirement, ownOf(metadata?.labels, key)),
  };
}

/** The values that nodes have for a label, as "key=value". */
export function offersOf(
  key: string,
  { nodes }: Readonly<{ nodes: readonly Node[] }>,
): readonly string[] {
  const values = nodes.flatMap(({ metadata }) => ownOf(metadata?.labels, key) ?? []);
  return [...new Set(values)].toSorted().map((value) => `${key}=${value}`);
}
