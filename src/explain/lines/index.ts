import { admissionPhrases } from '../phrases/admission-phrases.ts';
import { alertPhrases } from '../phrases/alert-phrases.ts';
import { answerPhrases } from '../phrases/answer-phrases.ts';
import { apiServerPhrases } from '../phrases/api-server-phrases.ts';
import { bucketPhrases } from '../phrases/bucket-phrases.ts';
import { certificatePhrases } from '../phrases/certificate-phrases.ts';
import { ciliumPhrases } from '../phrases/cilium-phrases.ts';
import { claimPhrases } from '../phrases/claim-phrases.ts';
import { cloudflarePhrases } from '../phrases/cloudflare-phrases.ts';
import { cniPhrases } from '../phrases/cni-phrases.ts';
import { containerPhrases } from '../phrases/container-phrases.ts';
import { deliveryPhrases } from '../phrases/delivery-phrases.ts';
import { edgePhrases } from '../phrases/edge-phrases.ts';
import { eventPhrases } from '../phrases/event-phrases.ts';
import { execPhrases } from '../phrases/exec-phrases.ts';
import { fieldPhrases } from '../phrases/field-phrases.ts';
import { gitopsPhrases } from '../phrases/gitops-phrases.ts';
import { imagePhrases } from '../phrases/image-phrases.ts';
import { istioPhrases } from '../phrases/istio-phrases.ts';
import { joinPhrases } from '../phrases/join-phrases.ts';
import { kubectlPhrases } from '../phrases/kubectl-phrases.ts';
import { kubeletPhrases } from '../phrases/kubelet-phrases.ts';
import { meshPhrases } from '../phrases/mesh-phrases.ts';
import { nodePhrases } from '../phrases/node-phrases.ts';
import { nodeRangePhrases } from '../phrases/node-range-phrases.ts';
import { operatorPhrases } from '../phrases/operator-phrases.ts';
import { linesSaying } from '../phrases/phrase.ts';
import { programPhrases } from '../phrases/program-phrases.ts';
import { requestPhrases } from '../phrases/request-phrases.ts';
import { runnerPhrases } from '../phrases/runner-phrases.ts';
import { runtimePhrases } from '../phrases/runtime-phrases.ts';
import { scalingPhrases } from '../phrases/scaling-phrases.ts';
import { startPhrases } from '../phrases/start-phrases.ts';
import { tunnelPhrases } from '../phrases/tunnel-phrases.ts';
import { volumePhrases } from '../phrases/volume-phrases.ts';
import { workflowPhrases } from '../phrases/workflow-phrases.ts';
import { workloadPhrases } from '../phrases/workload-phrases.ts';
import type { LineSignature } from '../signature.ts';
import { imageNotPulled } from './image-not-pulled.ts';
import { ownWords } from './own-words.ts';
import { peerFailure } from './peer-failure.ts';

/** Every signature of a line, in the order in which a line is asked: what quotes others comes before what it quotes. */
export const lineSignatures: readonly LineSignature[] = [
  imageNotPulled,
  ...[
    joinPhrases,
    nodeRangePhrases,
    eventPhrases,
    kubeletPhrases,
    cniPhrases,
    nodePhrases,
    runtimePhrases,
    execPhrases,
    startPhrases,
    imagePhrases,
    containerPhrases,
    volumePhrases,
    claimPhrases,
    scalingPhrases,
    kubectlPhrases,
    requestPhrases,
    apiServerPhrases,
    istioPhrases,
    admissionPhrases,
    fieldPhrases,
    workloadPhrases,
    operatorPhrases,
    certificatePhrases,
    gitopsPhrases,
    runnerPhrases,
    workflowPhrases,
    deliveryPhrases,
    ciliumPhrases,
    meshPhrases,
    tunnelPhrases,
    edgePhrases,
    cloudflarePhrases,
    bucketPhrases,
    programPhrases,
    answerPhrases,
    alertPhrases,
  ].flatMap((phrases) => phrases.map(linesSaying)),
  peerFailure,
  ownWords,
];
