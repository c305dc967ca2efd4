import type { HealthCheck } from '../health-check.ts';
import { nodeTroubles } from '../signs/nodes/node-troubles.ts';
import { isNodeReady } from '../signs/nodes/nodes.ts';

/** A node is healthy when it is Ready and reports no trouble. */
export const nodeHealth: HealthCheck<'Node'> = {
  of: ['Node'],

  look(node) {
    return isNodeReady(node) && nodeTroubles(node).length === 0 ? 'healthy' : 'unsure';
  },
};
