import type { Remedy } from '../../../domain/remedy.ts';
import { autoscalerChanges } from './autoscaler-changes.ts';
import { commandChanges } from './command-changes.ts';
import { fileChanges } from './file-changes.ts';
import { imageChanges } from './image-changes.ts';
import { jobChanges } from './job-changes.ts';
import { keyChanges } from './key-changes.ts';
import { limitChanges } from './limit-changes.ts';
import { namedChanges } from './named-changes.ts';
import { networkChanges } from './network-changes.ts';
import { placementChanges } from './placement-changes.ts';
import { probeAnswerChanges } from './probe-answer-changes.ts';
import { probeChanges } from './probe-changes.ts';
import { probeTimeChanges } from './probe-time-changes.ts';
import { pullPolicyChanges } from './pull-policy-changes.ts';
import { referenceChanges } from './reference-changes.ts';
import { resourceChanges } from './resource-changes.ts';
import { scaleChanges } from './scale-changes.ts';
import { securityChanges } from './security-changes.ts';
import { serviceChanges } from './service-changes.ts';
import { updateChanges } from './update-changes.ts';
import { variableChanges } from './variable-changes.ts';
import { volumeChanges } from './volume-changes.ts';

/** Every change of a field that is a row. */
export const fieldChanges: readonly Remedy[] = [
  ...imageChanges,
  ...pullPolicyChanges,
  ...referenceChanges,
  ...keyChanges,
  ...namedChanges,
  ...commandChanges,
  ...variableChanges,
  ...fileChanges,
  ...probeChanges,
  ...probeAnswerChanges,
  ...probeTimeChanges,
  ...networkChanges,
  ...serviceChanges,
  ...securityChanges,
  ...volumeChanges,
  ...resourceChanges,
  ...limitChanges,
  ...placementChanges,
  ...scaleChanges,
  ...autoscalerChanges,
  ...updateChanges,
  ...jobChanges,
];
