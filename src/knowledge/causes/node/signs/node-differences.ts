import type { Resource } from '../../../../domain/resource.ts';

type Node = Resource<'Node'>;
/** What nodes say of themselves, by name; what a node does not say is not there. */
type Sayings = Readonly<Record<string, string>>;

const INFO = [
  'architecture',
  'kernelVersion',
  'osImage',
  'containerRuntimeVersion',
  'kubeletVersion',
] as const;
/** Labels that differ on every node, or say what nodeInfo says. */
const OWN_LABELS = /(?:^|\/)(?:hostname|arch|os)$/;
/** The node controller sets it together with spec.unschedulable. */
const CORDON = 'node.kubernetes.io/unschedulable';
const NONE = 'none';

/** In what one node differs from each of some others, as "what here / there": nodeInfo, conditions, labels, taints. */
export function nodeDifferences(here: Node, there: readonly Node[]): readonly string[] {
  return SAYINGS.flatMap(({ of, isShared }) => {
    const [own, others] = [of(here), there.map(of)];
    const names = new Set([own, ...others].flatMap((one) => Object.keys(one)));
    return [...names].toSorted().flatMap((name) => {
      const values = [...new Set(others.map((one) => one[name] ?? NONE))].toSorted();
      const value = own[name] ?? NONE;
      // A value that each of the others has for itself tells nothing.
      const isTold = !values.includes(value) && (!isShared || values.length === 1);
      return isTold && values.length > 0 ? [`${name} ${value} / ${values.join(', ')}`] : [];
    });
  });
}

const SAYINGS: readonly Readonly<{ of: (node: Node) => Sayings; isShared?: true }>[] = [
  { of: infoOf },
  { of: conditionsOf },
  { of: cordonOf },
  { of: taintsOf },
  { of: labelsOf, isShared: true },
];

function infoOf({ status }: Node): Sayings {
  const info = status?.nodeInfo;
  return Object.fromEntries(INFO.flatMap((key) => (info?.[key] ? [[key, info[key]]] : [])));
}

function conditionsOf({ status }: Node): Sayings {
  const pairs = (status?.conditions ?? []).map(({ type, status: is }) => [`condition ${type}`, is]);
  return Object.fromEntries(pairs) as Sayings;
}

function cordonOf({ spec }: Node): Sayings {
  return spec?.unschedulable ? { cordon: 'yes' } : {};
}

function taintsOf({ spec }: Node): Sayings {
  const taints = (spec?.taints ?? []).filter(({ key }) => key !== CORDON);
  return Object.fromEntries(
    taints.map(({ key, value, effect }) => [`taint ${key}:${effect}`, value || 'set']),
  );
}

function labelsOf({ metadata }: Node): Sayings {
  const { name = '', labels = {} } = metadata ?? {};
  return Object.fromEntries(
    Object.entries(labels)
      .filter(([key, value]) => !OWN_LABELS.test(key) && !value.includes(name))
      .map(([key, value]) => [`label ${key}`, value || 'set']),
  );
}
