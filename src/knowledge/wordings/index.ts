import { knownWording, type KnownWording } from './known-wording.ts';
import { ownWords } from './readers/own-words.ts';
import { peerFailure } from './readers/peer-failure.ts';
import { removedVersion } from './readers/removed-version.ts';
import { admissionWordings } from './tables/admission-wordings.ts';
import { alertWordings } from './tables/alert-wordings.ts';
import { allocationWordings } from './tables/allocation-wordings.ts';
import { answerWordings } from './tables/answer-wordings.ts';
import { apiServerWordings } from './tables/api-server-wordings.ts';
import { backupWordings } from './tables/backup-wordings.ts';
import { bucketWordings } from './tables/bucket-wordings.ts';
import { buildWordings } from './tables/build-wordings.ts';
import { certificateWordings } from './tables/certificate-wordings.ts';
import { cgroupWordings } from './tables/cgroup-wordings.ts';
import { chartWordings } from './tables/chart-wordings.ts';
import { ciliumWordings } from './tables/cilium-wordings.ts';
import { claimWordings } from './tables/claim-wordings.ts';
import { cloudWordings } from './tables/cloud-wordings.ts';
import { cloudflareWordings } from './tables/cloudflare-wordings.ts';
import { cniWordings } from './tables/cni-wordings.ts';
import { containerWordings } from './tables/container-wordings.ts';
import { controllerWordings } from './tables/controller-wordings.ts';
import { dataPlaneWordings } from './tables/data-plane-wordings.ts';
import { deliveryWordings } from './tables/delivery-wordings.ts';
import { edgeWordings } from './tables/edge-wordings.ts';
import { eventWordings } from './tables/event-wordings.ts';
import { execWordings } from './tables/exec-wordings.ts';
import { fieldWordings } from './tables/field-wordings.ts';
import { fileSystemWordings } from './tables/file-system-wordings.ts';
import { frameworkWordings } from './tables/framework-wordings.ts';
import { garbageCollectorWordings } from './tables/garbage-collector-wordings.ts';
import { gitopsWordings } from './tables/gitops-wordings.ts';
import { imageWordings } from './tables/image-wordings.ts';
import { ingressNginxWordings } from './tables/ingress-nginx-wordings.ts';
import { instructionWordings } from './tables/instruction-wordings.ts';
import { istioWordings } from './tables/istio-wordings.ts';
import { joinWordings } from './tables/join-wordings.ts';
import { kubectlWordings } from './tables/kubectl-wordings.ts';
import { kubeletWordings } from './tables/kubelet-wordings.ts';
import { languageWordings } from './tables/language-wordings.ts';
import { measureWordings } from './tables/measure-wordings.ts';
import { meshWordings } from './tables/mesh-wordings.ts';
import { missingWordings } from './tables/missing-wordings.ts';
import { mountWordings } from './tables/mount-wordings.ts';
import { nodeAgentWordings } from './tables/node-agent-wordings.ts';
import { nodeRangeWordings } from './tables/node-range-wordings.ts';
import { nodeStorageWordings } from './tables/node-storage-wordings.ts';
import { nodeWordings } from './tables/node-wordings.ts';
import { operatorWordings } from './tables/operator-wordings.ts';
import { programWordings } from './tables/program-wordings.ts';
import { protocolWordings } from './tables/protocol-wordings.ts';
import { queueWordings } from './tables/queue-wordings.ts';
import { removedFlagWordings } from './tables/removed-flag-wordings.ts';
import { requestWordings } from './tables/request-wordings.ts';
import { runnerWordings } from './tables/runner-wordings.ts';
import { runtimeWordings } from './tables/runtime-wordings.ts';
import { sandboxWordings } from './tables/sandbox-wordings.ts';
import { scalingWordings } from './tables/scaling-wordings.ts';
import { settingWordings } from './tables/setting-wordings.ts';
import { sizeWordings } from './tables/size-wordings.ts';
import { sqlWordings } from './tables/sql-wordings.ts';
import { startWordings } from './tables/start-wordings.ts';
import { storeWordings } from './tables/store-wordings.ts';
import { tokenWordings } from './tables/token-wordings.ts';
import { tunnelWordings } from './tables/tunnel-wordings.ts';
import { volumeWordings } from './tables/volume-wordings.ts';
import { workflowWordings } from './tables/workflow-wordings.ts';
import { workloadWordings } from './tables/workload-wordings.ts';
import type { Door, Wording } from './wording.ts';

type Table = Readonly<{ rows: readonly Wording[]; doors: readonly Door[] }>;

const BOTH: readonly Door[] = ['log', 'status'];
const LOG: readonly Door[] = ['log'];
const STATUS: readonly Door[] = ['status'];
/** Said to people only: by kubectl, a CI system, an alert. */
const PASTED: readonly Door[] = [];

/** Every table, in the order in which a line is asked: what quotes others comes before what it quotes. */
const TABLES: readonly Table[] = [
  { rows: joinWordings, doors: PASTED },
  { rows: tokenWordings, doors: BOTH },
  { rows: instructionWordings, doors: BOTH },
  { rows: protocolWordings, doors: BOTH },
  { rows: cgroupWordings, doors: BOTH },
  { rows: nodeRangeWordings, doors: BOTH },
  { rows: eventWordings, doors: STATUS },
  { rows: removedFlagWordings, doors: BOTH },
  { rows: kubeletWordings, doors: BOTH },
  { rows: cniWordings, doors: BOTH },
  { rows: nodeWordings, doors: BOTH },
  { rows: runtimeWordings, doors: BOTH },
  { rows: execWordings, doors: PASTED },
  { rows: startWordings, doors: STATUS },
  { rows: mountWordings, doors: STATUS },
  { rows: imageWordings, doors: STATUS },
  { rows: containerWordings, doors: BOTH },
  { rows: volumeWordings, doors: BOTH },
  { rows: claimWordings, doors: STATUS },
  { rows: fileSystemWordings, doors: BOTH },
  { rows: scalingWordings, doors: BOTH },
  { rows: kubectlWordings, doors: PASTED },
  { rows: requestWordings, doors: BOTH },
  { rows: sizeWordings, doors: BOTH },
  { rows: apiServerWordings, doors: BOTH },
  { rows: istioWordings, doors: BOTH },
  { rows: ingressNginxWordings, doors: BOTH },
  { rows: admissionWordings, doors: BOTH },
  { rows: allocationWordings, doors: BOTH },
  { rows: fieldWordings, doors: BOTH },
  { rows: sandboxWordings, doors: STATUS },
  { rows: workloadWordings, doors: STATUS },
  { rows: garbageCollectorWordings, doors: BOTH },
  { rows: operatorWordings, doors: BOTH },
  { rows: certificateWordings, doors: BOTH },
  { rows: chartWordings, doors: BOTH },
  { rows: gitopsWordings, doors: BOTH },
  { rows: runnerWordings, doors: LOG },
  { rows: workflowWordings, doors: LOG },
  { rows: deliveryWordings, doors: BOTH },
  { rows: ciliumWordings, doors: PASTED },
  { rows: meshWordings, doors: BOTH },
  { rows: tunnelWordings, doors: LOG },
  { rows: edgeWordings, doors: BOTH },
  { rows: cloudflareWordings, doors: LOG },
  { rows: backupWordings, doors: PASTED },
  { rows: bucketWordings, doors: BOTH },
  { rows: cloudWordings, doors: BOTH },
  { rows: measureWordings, doors: BOTH },
  { rows: frameworkWordings, doors: BOTH },
  { rows: programWordings, doors: BOTH },
  { rows: answerWordings, doors: BOTH },
  { rows: buildWordings, doors: LOG },
  { rows: controllerWordings, doors: BOTH },
  { rows: dataPlaneWordings, doors: BOTH },
  { rows: languageWordings, doors: BOTH },
  { rows: nodeAgentWordings, doors: BOTH },
  { rows: nodeStorageWordings, doors: BOTH },
  { rows: queueWordings, doors: BOTH },
  { rows: sqlWordings, doors: BOTH },
  { rows: storeWordings, doors: BOTH },
  { rows: settingWordings, doors: BOTH },
  { rows: missingWordings, doors: BOTH },
  { rows: alertWordings, doors: PASTED },
];

const ROWS = TABLES.flatMap(({ rows, doors }) => rows.map((row) => ({ row, doors })));

/** Every wording, in that order. */
export const wordings: readonly KnownWording[] = [
  removedVersion,
  ...ROWS.map(({ row, doors }, at) => {
    const before = ROWS.slice(0, at).filter((one) => one.row.id === row.id).length;
    return knownWording(row, before > 0 ? `${row.id}/${before + 1}` : row.id, doors);
  }),
  peerFailure,
  ownWords,
];
