import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { statementOf } from '../../world/readings/conditions.ts';
import { nodeTroubles } from '../signs/nodes/node-troubles.ts';

/** A node is short of something or reports a fault, Ready or not. */
export const nodeTroubled: SymptomFinder<'Node'> = {
  kind: 'node-troubled',
  of: ['Node'],

  *find(node) {
    const on = refTo('Node', node);
    for (const { type, condition } of nodeTroubles(node)) {
      yield {
        kind: 'node-troubled',
        on,
        part: type,
        reason: type,
        ...statementOf(on, condition, ['status', condition.status]),
        hurts: 'redundancy',
      };
    }
  },
};
