import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { conditionOf, statementOf } from '../../readings/conditions.ts';

/** A node says that it cannot run pods, or says nothing any more. */
export const nodeNotReady: SymptomFinder<'Node'> = {
  kind: 'node-not-ready',
  of: ['Node'],

  *find(node) {
    const ready = conditionOf(node, 'Ready');
    if (!ready || ready.status === 'True') return;

    const on = refTo('Node', node);
    yield {
      kind: 'node-not-ready',
      on,
      reason: ready.reason ?? 'NotReady',
      ...statementOf(on, ready, ['status', ready.status]),
      hurts: 'redundancy',
    };
  },
};
