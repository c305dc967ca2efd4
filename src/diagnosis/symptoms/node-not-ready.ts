import { refTo } from '../../domain/keys.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** A node says that it cannot run pods, or says nothing any more. */
export const nodeNotReady: SymptomFinder<'Node'> = {
  kind: 'node-not-ready',
  of: ['Node'],

  *find(node) {
    const ready = conditionOf(node, 'Ready');
    if (!ready || ready.status === 'True') return;

    const on = refTo('Node', node);
    const { reason = 'NotReady', message, path, status, lastTransitionTime: since } = ready;
    const [field, quote] = message ? ['message', message] : ['status', status];
    yield {
      kind: 'node-not-ready',
      on,
      reason,
      evidence: {
        source: 'field',
        on,
        path: `${path}/${field}`,
        quote,
        ...(since && { at: since }),
      },
      ...(since && { since }),
      hurts: 'redundancy',
    };
  },
};
