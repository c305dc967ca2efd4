import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { nearestName } from '../../../../readings/nearest-name.ts';
import { isMachineLabel } from '../../../../readings/nodes/machine-labels.ts';
import { isCondition } from '../../../../readings/taints.ts';
import {
  allowsNode,
  demandsOf,
  offersOf,
  type Demand,
} from '../../../../simulator/node-affinity.ts';
import { daemonPod } from '../../../../simulator/pod/controlled-pods.ts';
import {
  nearMiss,
  untolerated,
  writtenTaint,
  writtenToleration,
} from '../../../../simulator/taints.ts';
import { present } from '../../../../text/present.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

type Node = Resource<'Node'>;
type Pod = Resource<'Pod'>;

/**
 * Why a DaemonSet has no node. `other-value`, `other-key`: a node has nearly the label (`near`); `unlabelled`: none has
 * anything like it; `apart`: no node meets all `demands`, each of which some meet; `tainted`: the nodes that it selects
 * bear taints that it does not tolerate; `unread`: the nodes could not be read.
 */
export type Nowhere = Readonly<{
  is: 'other-value' | 'other-key' | 'unlabelled' | 'apart' | 'tainted' | 'unread';
  demands: readonly string[];
  key?: string; // of the label that no node has
  near?: readonly string[];
  nodes?: number;
  taint?: string;
  toleration?: string; // nearly tolerates the taint
  ofMachine?: boolean; // what is asked for is what a machine is, such as a GPU
}>;

const MOST_NEAR = 3;

/** Why a DaemonSet that its controller has seen wants no pod; undefined where it wants some, or a node would do. */
export function nodesMissedBy(
  set: Resource<'apps/DaemonSet'>,
  world: World,
): Readonly<{ nowhere: Nowhere; evidence: readonly Evidence[] }> | undefined {
  const { metadata, status } = set;
  const isSeen = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
  if (!isSeen || status?.desiredNumberScheduled !== 0 || metadata?.deletionTimestamp)
    return undefined;

  const template: Pod = { spec: set.spec?.template?.spec ?? { containers: [] } };
  const demands = demandsOf(template);
  const { items: nodes, gap } = world.list('Node', { namespace: '' });
  const texts = demands.map(({ text }) => text);
  const quotes = (asked: readonly Demand[]) =>
    asked.map(({ path, quote }) =>
      quotedField(refTo('apps/DaemonSet', set), `/spec/template${path}`, quote),
    );
  if (gap) {
    const ofMachine = demands.some(({ key }) => isMachineLabel(key));
    const nowhere: Nowhere = { is: 'unread', demands: texts, ...present({ ofMachine }) };
    return demands.length > 0 ? { nowhere, evidence: quotes(demands) } : undefined;
  }
  if (nodes.length === 0) return undefined;

  const of = { demands: texts, nodes: nodes.length };
  const selected = nodes.filter((node) => allowsNode(template, node));
  if (selected.length > 0) {
    const barred = barredBy(set, selected);
    return barred && { nowhere: { ...of, ...barred.why }, evidence: [barred.evidence] };
  }
  const unmet = demands.find((demand) => !nodes.some(demand.isMetBy));
  if (unmet) return { nowhere: { ...of, ...labelled(unmet, nodes) }, evidence: quotes([unmet]) };
  return demands.length > 1
    ? { nowhere: { ...of, is: 'apart' }, evidence: quotes(demands) }
    : undefined;
}

/** What nodes have in place of a label. */
function labelled({ key }: Demand, nodes: readonly Node[]): Omit<Nowhere, 'demands'> {
  const offers = offersOf(key, { nodes }).slice(0, MOST_NEAR);
  const machine = present({ ofMachine: isMachineLabel(key) });
  if (offers.length > 0) return { is: 'other-value', key, near: offers, ...machine };
  const keys = [...new Set(nodes.flatMap(({ metadata }) => Object.keys(metadata?.labels ?? {})))];
  const near = keys.find((one) => nameIn(one) === nameIn(key)) ?? nearKey(key, keys);
  const has = near === undefined ? [] : offersOf(near, { nodes }).slice(0, MOST_NEAR);
  return has.length > 0
    ? { is: 'other-key', key, near: has, ...machine }
    : { is: 'unlabelled', key, ...machine };
}

/** A key of the same prefix, the name of which is close. */
function nearKey(key: string, keys: readonly string[]): string | undefined {
  const prefix = key.slice(0, key.length - nameIn(key).length);
  const same = keys.filter(
    (one) => one.startsWith(prefix) && !one.slice(prefix.length).includes('/'),
  );
  const near = nearestName(nameIn(key), same.map(nameIn));
  return near?.close ? `${prefix}${near.name}` : undefined;
}

/** The name of a label without its prefix. */
function nameIn(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** The taint that keeps its pods off the nodes that it selects; undefined where one of these would take them. */
function barredBy(
  set: Resource<'apps/DaemonSet'>,
  selected: readonly Node[],
): Readonly<{ why: Omit<Nowhere, 'demands'>; evidence: Evidence }> | undefined {
  const each = selected.map((node) => {
    const pod = daemonPod(set, node.metadata?.name ?? '');
    const taint = untolerated(pod, node).find((one) => !isCondition(one));
    return taint && { node, taint, near: nearMiss(pod, taint) };
  });
  const [first] = each;
  if (!first || each.some((one) => !one)) return undefined;
  const { node, taint, near } = first;
  return {
    why: {
      is: 'tainted',
      taint: writtenTaint(taint),
      ...(near && { toleration: writtenToleration(near) }),
      near: selected.map(({ metadata }) => metadata?.name ?? '').slice(0, MOST_NEAR),
    },
    evidence: quotedField(refTo('Node', node), `/spec/taints/${taint.index}/key`, taint.key),
  };
}
