import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence } from '../../../domain/model.ts';
import {
  allowanceOf,
  hardConstraints,
  mixesRevisions,
  spreadOf,
  writtenSelector,
  type HardConstraint,
} from '../../../simulator/spread.ts';
import { writtenTaint } from '../../../simulator/taints.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { blockedBy, only, type Blocked } from '../../placement/blocked-by.ts';
import { closedDomain } from './placement/closed-domain.ts';
import { decidingRules } from './placement/deciding-rules.ts';
import { scaleFirst } from './placement/scale-first.ts';
import { spreadCountsTaintedNodeWords, type Counted } from './spread-counts-tainted-node.words.ts';

/** A hard spread rule measures against a node that the pod may never use. */
export const spreadCountsTaintedNode: Cause<Counted> = {
  id: 'scheduling/spread-counts-tainted-node',
  explains: ['pod-unscheduled'],
  refines: [
    'scheduling/spread-skew',
    'scheduling/untolerated-taint',
    'scheduling/unschedulable-node',
  ],

  *explain(symptom, world) {
    const blocked = blockedBy(only('topology-spread'), symptom, world);
    if (!blocked) return;
    const { pod, cluster, ref, subject, strength, restsOn, evidence, rows } = blocked;
    const counting = hardConstraints(pod).filter(
      ({ constraint }) =>
        constraint.nodeTaintsPolicy !== 'Honor' && closedDomain(pod, constraint, cluster),
    );
    const deciding = decidingRules(blocked, counting, { nodeTaintsPolicy: 'Honor' });
    if (!deciding) return;

    const [{ index, constraint }, ...others] = deciding.rules;
    const { topologyKey, maxSkew, nodeTaintsPolicy } = constraint;
    const { domains, min, self } = spreadOf(pod, constraint, cluster);
    const closed = closedDomain(pod, constraint, cluster);
    const [best] = domains
      .filter(({ nodes }) =>
        nodes.some(({ metadata }) => deciding.opens.includes(metadata?.name ?? '')),
      )
      .toSorted((a, b) => a.count - b.count);
    if (!closed || !best || best.count + self - min <= maxSkew) return;

    const { taint, of } = closed;
    const node = refTo('Node', closed.node);
    const first = scaleFirst(blocked, world);
    yield {
      subject,
      params: {
        pod: ref.name,
        constraint: index,
        together: others.map((other) => ({
          constraint: other.index,
          topologyKey: other.constraint.topologyKey,
        })),
        topologyKey,
        maxSkew,
        count: best.count,
        self,
        min,
        skew: best.count + self - min,
        tainted: { node: node.name, taint: writtenTaint(taint), of, others: closed.others },
        atMost: allowanceOf(pod, constraint, cluster, of === 'use' ? 'ever' : 'now'),
        selector: writtenSelector(constraint),
        revisionsTogether: mixesRevisions(pod, constraint, cluster),
        policy: nodeTaintsPolicy ? 'Ignore' : 'unset',
        ...present({ scaleFirst: first }),
        rows,
      },
      evidence: [
        ...evidence,
        ...deciding.rules.map((rule) => policyOf(blocked, rule)),
        quotedField(node, `/spec/taints/${taint.index}/key`, taint.key),
      ],
      strength,
      restsOn: [...restsOn, node],
    };
  },

  ...spreadCountsTaintedNodeWords,
};

/** What makes the rule count such nodes, written there or by default. */
function policyOf({ ref }: Blocked, { index, constraint }: HardConstraint): Evidence {
  const { nodeTaintsPolicy } = constraint;
  const path = `/spec/topologySpreadConstraints/${index}/nodeTaintsPolicy`;
  const policy = quotedField(ref, path, nodeTaintsPolicy ?? 'Ignore');
  return nodeTaintsPolicy ? policy : { ...policy, unset: true };
}
