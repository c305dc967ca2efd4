import type { Cluster } from '../../../simulator/cluster.ts';
import { offersOf } from '../../../simulator/node-affinity.ts';
import { distanceOf } from '../../../text/nearest-word.ts';
import { ownOf } from '../../../text/own-of.ts';
import type { Template } from '../../change/workload.ts';

type Spec = NonNullable<Template['spec']>;
/** Fields of a template that select nodes otherwise: by `is` in place of `was`. */
export type Selection = Readonly<{
  fields: Readonly<Partial<Pick<Spec, 'nodeSelector' | 'affinity'>>>;
  was: string;
  is: string;
}>;

/** As far as a key may be from one that nodes have, in letters. */
const TYPO = 2;

/** Ways to ask for labels that nodes have, the nearest to what is asked for first. */
export function nearestSelections(spec: Spec, cluster: Cluster): readonly Selection[] {
  return [...bySelector(spec, cluster), ...byAffinity(spec, cluster)];
}

function bySelector({ nodeSelector = {} }: Spec, cluster: Cluster): readonly Selection[] {
  const keys = new Set(
    cluster.nodes.flatMap(({ metadata }) => Object.keys(metadata?.labels ?? {})),
  );
  const unmet = Object.entries(nodeSelector).filter(
    ([key, value]) => !cluster.nodes.some(({ metadata }) => ownOf(metadata?.labels, key) === value),
  );
  return unmet.flatMap(([key, value]) => {
    const was = `${key}=${value}`;
    const { [key]: _, ...rest } = nodeSelector;
    const alike = [...keys].filter((one) => distanceOf(one, key) <= TYPO);
    const pairs = nearestFirst(
      was,
      alike.flatMap((one) => offersOf(one, cluster)),
    );
    return pairs.map((is) => {
      const [name = '', ...values] = is.split('=');
      return { was, is, fields: { nodeSelector: { ...rest, [name]: values.join('=') } } };
    });
  });
}

function byAffinity({ affinity }: Spec, cluster: Cluster): readonly Selection[] {
  const { requiredDuringSchedulingIgnoredDuringExecution: required, ...others } =
    affinity?.nodeAffinity ?? {};
  const [term, ...more] = required?.nodeSelectorTerms ?? [];
  const { matchExpressions = [] } = term ?? {};
  if (more.length > 0) return [];

  return matchExpressions.flatMap((asked, place) => {
    const { key, operator, values = [] } = asked;
    const offers = offersOf(key, cluster);
    if (operator !== 'In' || values.some((value) => offers.includes(`${key}=${value}`))) return [];
    const was = `${key} In ${values.join(' ')}`;
    return nearestFirst(`${key}=${values[0]}`, offers).map((is) => {
      const value = is.slice(key.length + 1);
      const expressions = matchExpressions.map((one, at) =>
        at === place ? { ...one, values: [value] } : one,
      );
      const nodeSelectorTerms = [{ ...term, matchExpressions: expressions }];
      const nodeAffinity = {
        ...others,
        requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms },
      };
      return { was, is, fields: { affinity: { ...affinity, nodeAffinity } } };
    });
  });
}

function nearestFirst(was: string, offers: readonly string[]): readonly string[] {
  return offers.toSorted((a, b) => distanceOf(a, was) - distanceOf(b, was));
}
