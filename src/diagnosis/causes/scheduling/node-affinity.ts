import type { Cause, Evidence } from '../../../domain/model.ts';
import { demandsOf, offersOf, type Demand } from '../../../simulator/node-affinity.ts';
import { blockedBy, notBlockedBy, only, type Blocked } from '../../placement/blocked-by.ts';
import { nodesToLabel } from '../../placement/nodes-to-label.ts';
import { nodeAffinityWords, type Unselected } from './node-affinity.words.ts';

const MOST_OFFERS = 4;

/** A pod's nodeSelector or required node affinity leaves no node that could take it. */
export const nodeAffinity: Cause<Unselected> = {
  id: 'scheduling/node-affinity',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('node-affinity'), symptom, world);
    if (!blocked) return;

    const { pod, cluster, subject, strength, restsOn, evidence, ref, rows } = blocked;
    const demands = demandsOf(pod);
    const label = blocked.gaps.nodes ? undefined : nodesToLabel(blocked);
    const unmet = demands.find((demand) => !cluster.nodes.some(demand.isMetBy));
    yield {
      subject,
      params: {
        pod: ref.name,
        demands: demands.map(({ text }) => text),
        ...(unmet && {
          unmet: {
            demand: unmet.text,
            key: unmet.key,
            offers: offersOf(unmet.key, cluster).slice(0, MOST_OFFERS),
          },
        }),
        fields: [...new Set((unmet ? [unmet] : demands).map(fieldOf))],
        nodes: cluster.nodes.length,
        ...(label && { label }),
        rows,
      },
      evidence: [...evidence, ...quoted(unmet ?? demands[0], blocked)],
      strength,
      restsOn,
    };
  },

  ...nodeAffinityWords,

  ruledOut: (symptom, world) => notBlockedBy('node-affinity', symptom, world),
};

function fieldOf({ path }: Demand): Unselected['fields'][number] {
  return path.startsWith('/spec/nodeSelector') ? 'nodeSelector' : 'nodeAffinity';
}

function quoted(demand: Demand | undefined, { ref }: Blocked): readonly Evidence[] {
  return demand ? [{ source: 'field', on: ref, path: demand.path, quote: demand.quote }] : [];
}
