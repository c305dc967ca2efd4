import type { Cause } from '../../../domain/model.ts';
import { cannotStart } from './cannot-start.ts';
import { dropsPackets } from './drops-packets.ts';
import { nodeNotReady } from './not-ready.ts';
import { notRedirected } from './not-redirected.ts';
import { oneNodeOnly } from './one-node-only.ts';
import { podNetwork } from './pod-network.ts';
import { nodeTroubled } from './troubled.ts';
import { nodeUnreachable } from './unreachable.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const nodeCauses: readonly Cause[] = [
  cannotStart,
  dropsPackets,
  nodeNotReady,
  notRedirected,
  oneNodeOnly,
  podNetwork,
  nodeTroubled,
  nodeUnreachable,
];
