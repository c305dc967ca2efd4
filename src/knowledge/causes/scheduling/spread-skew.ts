import type { Evidence, Ref } from '../../../domain/model.ts';
import { offersOf } from '../../../simulator/node-affinity.ts';
import {
  hardConstraints,
  spreadOf,
  writtenSelector,
  type HardConstraint,
} from '../../../simulator/spread.ts';
import { ownOf } from '../../../text/own-of.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { decidingRules } from './placement/deciding-rules.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';
import { preemptionOutlook } from './placement/preemption-outlook.ts';
import { scaleFirst } from './placement/scale-first.ts';
import { spreadSkewWords, type Skewed } from './spread-skew.words.ts';

/** A hard spread rule allows no node, or several do so together. */
export const spreadSkew = obstacleCause<Skewed>({
  id: 'scheduling/spread-skew',

  by: 'topology-spread',

  find(blocked, world) {
    const { pod, cluster, nodes, ref } = blocked;
    const relaxed = { whenUnsatisfiable: 'ScheduleAnyway' };
    const deciding = decidingRules(blocked, hardConstraints(pod), relaxed);
    if (!deciding) return undefined;

    const [{ index, constraint }, ...others] = deciding.rules;
    const { topologyKey, maxSkew, minDomains = 1 } = constraint;
    const { domains, min, self } = spreadOf(pod, constraint, cluster);
    const unlabelled = nodes.every(({ metadata }) => !ownOf(metadata?.labels, topologyKey));
    if (!unlabelled && domains.every(({ count }) => count + self - min <= maxSkew))
      return undefined;

    const outlook = preemptionOutlook(blocked, world);
    const first = scaleFirst(blocked, world);
    return {
      params: {
        why: unlabelled ? 'no-label' : domains.length < minDomains ? 'too-few-domains' : 'skew',
        pod: ref.name,
        constraint: index,
        topologyKey,
        maxSkew,
        min,
        domains: domains.length,
        minDomains,
        selector: writtenSelector(constraint),
        together: others.map((other) => other.constraint.topologyKey),
        ...present({ outlook, scaleFirst: first }),
        ...(unlabelled && {
          unlabelled: {
            nodes: nodes.map(({ metadata }) => metadata?.name ?? ''),
            offers: offersOf(topologyKey, cluster),
          },
        }),
      },
      quotes: deciding.rules.map((rule) => keyOf(ref, rule)),
    };
  },

  ...spreadSkewWords,
});

function keyOf(on: Ref, { index, constraint }: HardConstraint): Evidence {
  const path = `/spec/topologySpreadConstraints/${index}/topologyKey`;
  return quotedField(on, path, constraint.topologyKey);
}
