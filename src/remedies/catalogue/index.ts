import type { Remedy } from '../../domain/remedy.ts';
import { grant } from './access/grant.ts';
import { giveMetrics } from './autoscaling/give-metrics.ts';
import { nearestKey } from './config/nearest-key.ts';
import { noServiceLinks } from './config/no-service-links.ts';
import { provide } from './config/provide.ts';
import { prepareNode } from './container/prepare-node.ts';
import { restore } from './control-plane/restore.ts';
import { mend } from './crash/mend.ts';
import { comply } from './creation/comply.ts';
import { allowOne } from './disruption/allow-one.ts';
import { obtain } from './image/obtain.ts';
import { letGo } from './lifecycle/let-go.ts';
import { permitConnection } from './network/permit-connection.ts';
import { closeNode } from './node/close-node.ts';
import { examineNode } from './node/examine-node.ts';
import { repair } from './node/repair.ts';
import { correctToleration } from './placement/correct-toleration.ts';
import { existingLabel } from './placement/existing-label.ts';
import { fewerReplicas } from './placement/fewer-replicas.ts';
import { labelNode } from './placement/label-node.ts';
import { moreRoom } from './placement/more-room.ts';
import { offeredResource } from './placement/offered-resource.ts';
import { openGate } from './placement/open-gate.ts';
import { preferApart } from './placement/prefer-apart.ts';
import { smallerRequest } from './placement/smaller-request.ts';
import { tolerateTaint } from './placement/tolerate-taint.ts';
import { uncordon } from './placement/uncordon.ts';
import { unpin } from './placement/unpin.ts';
import { dynamicStableScale } from './popular/dynamic-stable-scale.ts';
import { podTemplateHash } from './popular/pod-template-hash.ts';
import { promoteFull } from './popular/promote-full.ts';
import { restart } from './popular/restart.ts';
import { probePort } from './probe/probe-port.ts';
import { abort } from './rollout/abort.ts';
import { completeSpec } from './rollout/complete-spec.ts';
import { oldPodsFirst } from './rollout/old-pods-first.ts';
import { promote } from './rollout/promote.ts';
import { recreateAll } from './rollout/recreate-all.ts';
import { retry } from './rollout/retry.ts';
import { addCapabilities } from './security/add-capabilities.ts';
import { writableDirectory } from './security/writable-directory.ts';
import { honorTaintsPerRevision } from './spread/honor-taints-per-revision.ts';
import { honorTaints } from './spread/honor-taints.ts';
import { largerSkew } from './spread/larger-skew.ts';
import { perRevision } from './spread/per-revision.ts';
import { scaleFirst } from './spread/scale-first.ts';
import { scheduleAnyway } from './spread/schedule-anyway.ts';
import { existingClaim } from './storage/existing-claim.ts';
import { replacePod } from './workload/replace-pod.ts';

/** Every remedy, in the order in which they are offered: those that give up the least of what was meant first. */
export const remedies: readonly Remedy[] = [
  scaleFirst,
  honorTaintsPerRevision,
  honorTaints,
  perRevision,
  largerSkew,
  scheduleAnyway,
  addCapabilities,
  writableDirectory,
  probePort,
  noServiceLinks,
  mend,
  oldPodsFirst,
  recreateAll,
  correctToleration,
  existingLabel,
  labelNode,
  uncordon,
  unpin,
  openGate,
  offeredResource,
  fewerReplicas,
  smallerRequest,
  preferApart,
  tolerateTaint,
  moreRoom,
  existingClaim,
  nearestKey,
  permitConnection,
  examineNode,
  closeNode,
  promote,
  abort,
  obtain,
  provide,
  comply,
  prepareNode,
  giveMetrics,
  allowOne,
  grant,
  restore,
  letGo,
  repair,
  completeSpec,
  retry,
  replacePod,
  restart,
  dynamicStableScale,
  podTemplateHash,
  promoteFull,
];
