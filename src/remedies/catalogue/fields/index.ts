import type { Remedy } from '../../../domain/remedy.ts';
import { commandChanges } from './command-changes.ts';
import { imageChanges } from './image-changes.ts';
import { networkChanges } from './network-changes.ts';
import { placementChanges } from './placement-changes.ts';
import { probeChanges } from './probe-changes.ts';
import { referenceChanges } from './reference-changes.ts';
import { resourceChanges } from './resource-changes.ts';
import { scaleChanges } from './scale-changes.ts';
import { securityChanges } from './security-changes.ts';
import { variableChanges } from './variable-changes.ts';

/** Every change of a field that is a row. */
export const fieldChanges: readonly Remedy[] = [
  ...imageChanges,
  ...referenceChanges,
  ...commandChanges,
  ...variableChanges,
  ...probeChanges,
  ...networkChanges,
  ...securityChanges,
  ...resourceChanges,
  ...placementChanges,
  ...scaleChanges,
];
