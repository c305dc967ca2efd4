import type { Cause, Evidence, Ref } from '../../../domain/model.ts';
import {
  hardConstraints,
  spreadOf,
  writtenSelector,
  type HardConstraint,
} from '../../../simulator/spread.ts';
import { blockedBy, notBlockedBy, only } from '../../placement/blocked-by.ts';
import { decidingRules } from '../../placement/deciding-rules.ts';
import { preemptionOutlook } from '../../placement/preemption-outlook.ts';
import { scaleFirst } from '../../placement/scale-first.ts';
import { spreadSkewWords, type Skewed } from './spread-skew.words.ts';

/** A hard spread rule allows no node, or several do so together. */
export const spreadSkew: Cause<Skewed> = {
  id: 'scheduling/spread-skew',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('topology-spread'), symptom, world);
    if (!blocked) return;
    const { pod, cluster, nodes, subject, strength, restsOn, evidence, ref, rows } = blocked;
    const relaxed = { whenUnsatisfiable: 'ScheduleAnyway' };
    const deciding = decidingRules(blocked, hardConstraints(pod), relaxed);
    if (!deciding) return;

    const [{ index, constraint }, ...others] = deciding.rules;
    const { topologyKey, maxSkew, minDomains = 1 } = constraint;
    const { domains, min, self } = spreadOf(pod, constraint, cluster);
    const unlabelled = nodes.every(({ metadata }) => !metadata?.labels?.[topologyKey]);
    if (!unlabelled && domains.every(({ count }) => count + self - min <= maxSkew)) return;

    const outlook = preemptionOutlook(blocked, world);
    const first = scaleFirst(blocked, world);
    yield {
      subject,
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
        ...(outlook && { outlook }),
        ...(first && { scaleFirst: first }),
        rows,
      },
      evidence: [...evidence, ...deciding.rules.map((rule) => keyOf(ref, rule))],
      strength,
      restsOn,
    };
  },

  ...spreadSkewWords,

  ruledOut: (symptom, world) => notBlockedBy('topology-spread', symptom, world),
};

function keyOf(on: Ref, { index, constraint }: HardConstraint): Evidence {
  const path = `/spec/topologySpreadConstraints/${index}/topologyKey`;
  return { source: 'field', on, path, quote: constraint.topologyKey };
}
