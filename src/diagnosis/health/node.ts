import { conditionOf } from '../../world/readings/conditions.ts';
import { isNodeReady } from '../../world/readings/nodes.ts';
import type { HealthCheck } from '../health-check.ts';

/** All of them are good when "False". */
const PRESSURES = ['MemoryPressure', 'DiskPressure', 'PIDPressure', 'NetworkUnavailable'];

/** A node is healthy when it is Ready and reports no pressure. */
export const nodeHealth: HealthCheck<'Node'> = {
  of: ['Node'],

  look(node) {
    const isPressed = PRESSURES.some((type) => conditionOf(node, type)?.status === 'True');
    return isNodeReady(node) && !isPressed ? 'healthy' : 'unsure';
  },
};
