import type { Remedy } from '../../domain/remedy.ts';
import { noServiceLinks } from './config/no-service-links.ts';
import { byHand } from './crash/by-hand.ts';
import { probePort } from './probe/probe-port.ts';
import { abort } from './rollout/abort.ts';
import { promote } from './rollout/promote.ts';
import { addCapabilities } from './security/add-capabilities.ts';
import { writableDirectory } from './security/writable-directory.ts';
import { honorTaintsPerRevision } from './spread/honor-taints-per-revision.ts';
import { honorTaints } from './spread/honor-taints.ts';
import { perRevision } from './spread/per-revision.ts';
import { scheduleAnyway } from './spread/schedule-anyway.ts';

/** Every remedy, in the order in which they are offered: those that give up the least of what was meant first. */
export const remedies: readonly Remedy[] = [
  honorTaintsPerRevision,
  honorTaints,
  perRevision,
  scheduleAnyway,
  addCapabilities,
  writableDirectory,
  probePort,
  noServiceLinks,
  byHand,
  promote,
  abort,
];
