import { refTo } from '../../domain/keys.ts';
import { writtenApart } from '../../readings/quantities.ts';
import { ownOf } from '../../text/own-of.ts';
import { present } from '../../text/present.ts';
import type { Cluster, Node, Pod } from '../cluster.ts';
import { freeOn } from '../free-resources.ts';
import type { Placement } from '../place.ts';
import { requestsOf } from '../pod/requests.ts';
import { hardConstraints, spreadOf, type Constraint } from '../spread.ts';
import { revisionsOn } from './revisions-on.ts';

/** A pod that was tried on the nodes of a cluster. */
export type TriedPlacement = Readonly<{ pod: Pod; cluster: Cluster; placement: Placement }>;

/** What a placement map shows of one node: codes or numbers say why it is rejected. */
export type Cell = Readonly<{
  name: string;
  domain?: string; // where the rule is about domains that are not nodes
  codes: readonly string[];
  why: readonly string[];
  count?: number;
  revisions?: Readonly<{ old: number; new: number }>;
  left: number; // of the first resource that is missing
}>;

const HOSTNAME = 'kubernetes.io/hostname';

/** The nodes of a cluster as a pod's placement map shows them. */
export function cellsOf({ cluster, placement, pod }: TriedPlacement): readonly Cell[] {
  const nodes = new Map(cluster.nodes.map((node) => [refTo('Node', node).name, node]));
  const rules = hardConstraints(pod).map(({ constraint }) => ruleOf(pod, constraint, cluster));
  const rule = rules.find((one) => cluster.nodes.some((node) => one.skewOn(node))) ?? rules[0];
  const isSpread = placement.nodes.some(({ blockers }) => blockers[0]?.codes.includes('spread'));
  const byDomain = isSpread && rule && rule.topologyKey !== HOSTNAME ? rule.topologyKey : undefined;
  const revisions = revisionsOn(pod, cluster);

  return placement.nodes.flatMap(({ node: name, blockers }) => {
    const node = nodes.get(name);
    if (!node) return [];
    const codes = blockers[0]?.codes ?? ['fits'];
    const count = rule?.countOn(node);
    const why = codes.map((code) => {
      if (code === 'spread') return rules.map((one) => one.skewOn(node)).find(Boolean) ?? code;
      return missing(code, node, pod, cluster);
    });
    const domain = byDomain && ownOf(node.metadata?.labels, byDomain);
    const own = revisions?.(name);
    return {
      name,
      codes,
      why,
      left: leftOf(codes[0] ?? '', node, cluster),
      ...present({ domain }),
      ...(count !== undefined && { count }),
      ...present({ revisions: own }),
    };
  });
}

/** How one spread rule stands on each node. Numbers speak every language: "skew 2 > max 1". */
function ruleOf(pod: Pod, constraint: Constraint, cluster: Cluster) {
  const { topologyKey, maxSkew } = constraint;
  const { domains, min, self } = spreadOf(pod, constraint, cluster);
  const counts = new Map(domains.map(({ value, count }) => [value, count]));
  const countOn = ({ metadata }: Node) => counts.get(metadata?.labels?.[topologyKey] ?? '');
  return {
    topologyKey,
    countOn,
    skewOn(node: Node) {
      const count = countOn(node) ?? 0;
      const skew = count + self - min;
      return skew > maxSkew ? `skew ${skew} > max ${maxSkew}` : undefined;
    },
  };
}

/** "cpu 900m < 1" for a resource that does not suffice, any other code as it is. */
function missing(code: string, node: Node, pod: Pod, cluster: Cluster): string {
  const [, resource] = RESOURCE.exec(code) ?? [];
  if (!resource) return code;
  const [free, wanted] = [freeOn(node, cluster), requestsOf(pod)].map(
    (amounts) => amounts.get(resource) ?? 0,
  );
  return `${resource} ${writtenApart(resource, free ?? 0, wanted ?? 0).join(' < ')}`;
}

function leftOf(code: string, node: Node, cluster: Cluster): number {
  const [, resource] = RESOURCE.exec(code) ?? [];
  return resource ? (freeOn(node, cluster).get(resource) ?? 0) : 0;
}
const RESOURCE = /^insufficient\/(.+)$/;
