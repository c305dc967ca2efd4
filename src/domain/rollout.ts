import type {
  KubernetesObject,
  V1LabelSelector,
  V1ObjectMeta,
  V1PodTemplateSpec,
} from '@kubernetes/client-node';

/** argoproj.io/Rollout, as far as it is read; the controller's own types are Go. */
export interface Rollout extends KubernetesObject {
  metadata?: V1ObjectMeta;
  spec?: RolloutSpec;
  status?: RolloutStatus;
}

interface RolloutSpec {
  replicas?: number;
  selector?: V1LabelSelector;
  template?: V1PodTemplateSpec;
  paused?: boolean;
  restartAt?: string; // pods that are older are made anew
  progressDeadlineSeconds?: number;
  workloadRef?: { apiVersion?: string; kind?: string; name?: string };
  strategy?: { canary?: CanaryStrategy; blueGreen?: BlueGreenStrategy };
}

interface CanaryStrategy {
  steps?: CanaryStep[];
  trafficRouting?: {
    istio?: {
      virtualService?: { name: string; routes?: string[] };
      virtualServices?: { name: string; routes?: string[] }[];
      destinationRule?: { name: string; canarySubsetName: string; stableSubsetName: string };
    };
    maxTrafficWeight?: number;
    [router: string]: unknown;
  };
  canaryService?: string;
  stableService?: string;
  dynamicStableScale?: boolean;
  maxSurge?: number | string;
  maxUnavailable?: number | string;
  minPodsPerReplicaSet?: number;
  scaleDownDelaySeconds?: number;
  abortScaleDownDelaySeconds?: number;
  antiAffinity?: AntiAffinity;
}

interface CanaryStep {
  setWeight?: number;
  pause?: { duration?: number | string };
  analysis?: { templates?: readonly { templateName?: string; clusterScope?: boolean }[] };
  setCanaryScale?: { replicas?: number; weight?: number; matchTrafficWeight?: boolean };
  [step: string]: unknown;
}

interface BlueGreenStrategy {
  activeService?: string;
  previewService?: string;
  autoPromotionEnabled?: boolean;
  autoPromotionSeconds?: number;
  previewReplicaCount?: number;
  scaleDownDelaySeconds?: number;
  antiAffinity?: AntiAffinity;
}

/** Between the revisions of one rollout; the controller adds it to the pods. */
interface AntiAffinity {
  requiredDuringSchedulingIgnoredDuringExecution?: object;
}

interface RolloutStatus {
  abort?: boolean;
  abortedAt?: string;
  restartedAt?: string;
  promoteFull?: boolean;
  phase?: string;
  message?: string;
  observedGeneration?: string; // unlike in other kinds
  currentPodHash?: string;
  currentStepHash?: string;
  currentStepIndex?: number;
  stableRS?: string; // a pod hash, not a name
  replicas?: number;
  updatedReplicas?: number;
  readyReplicas?: number;
  availableReplicas?: number;
  controllerPause?: boolean;
  pauseConditions?: { reason: string; startTime: string }[];
  conditions?: RolloutCondition[];
  canary?: {
    weights?: { canary?: Weight; stable?: Weight };
    currentStepAnalysisRunStatus?: NamedRun;
    currentBackgroundAnalysisRunStatus?: NamedRun;
  };
  blueGreen?: {
    activeSelector?: string;
    previewSelector?: string;
    prePromotionAnalysisRunStatus?: NamedRun;
    postPromotionAnalysisRunStatus?: NamedRun;
  };
}

interface RolloutCondition {
  type: string;
  status: string;
  reason?: string;
  message?: string;
  lastTransitionTime?: string;
  lastUpdateTime?: string;
}

/** An AnalysisRun that the Rollout goes by now. */
interface NamedRun {
  name?: string;
  status?: string;
  message?: string;
}

interface Weight {
  weight: number;
  podTemplateHash?: string;
  serviceName?: string;
}
