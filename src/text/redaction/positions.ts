/** Written by the API server and controllers, of one form each. */
const FIXED =
  words(`uid resourceVersion creationTimestamp deletionTimestamp lastTransitionTime lastHeartbeatTime
  lastUpdateTime lastProbeTime firstTimestamp lastTimestamp lastObservedTime eventTime startTime startedAt finishedAt
  completionTime completedAt time timeAdded apiVersion kind image fieldPath fieldsType containerID imageID machineID
  systemUUID bootID podIP hostIP ip clusterIP clusterIPs controllerUID
  names`);

/** Names, references, choices and addresses: what says how objects hang together. */
const NAMES =
  words(`name namespace namespaces generateName key type status reason phase state operator effect
  component reportingComponent reportingInstance reportingController host hosts hostname address addresses addressType
  action operation operations subresource scope path paths subPath subPathExpr mountPath workingDir fieldRef
  terminationMessagePath terminationMessagePolicy imagePullPolicy schedulerName restartPolicy dnsPolicy protocol
  preemptionPolicy serviceAccountName serviceAccount qosClass finalizers group groups version versions storedVersions
  plural singular shortNames listKind resource resources resourceNames verbs apiGroup apiGroups apiVersions nonResourceURLs
  architecture kubeletVersion kubeProxyVersion operatingSystem osImage kernelVersion containerRuntimeVersion nodeName
  nodeNames provisioner volumeBindingMode reclaimPolicy persistentVolumeReclaimPolicy volumeMode volumeName volumeHandle
  accessModes storageClassName claimName driver fsType medium devicePath recursiveReadOnly mountPropagation
  manager topologyKey topologyKeys whenUnsatisfiable nodeTaintsPolicy nodeAffinityPolicy matchLabelKeys
  mismatchLabelKeys podCIDR podCIDRs zone scheme port targetPort portName sessionAffinity ipFamilies ipFamilyPolicy
  internalTrafficPolicy externalTrafficPolicy externalName externalIPs loadBalancerClass
  loadBalancerSourceRanges ipMode cidr except policyTypes subdomain priorityClassName runtimeClassName handler
  ingressClassName pathType controller secretName secretNames serviceName configMapName configMap 
  podManagementPolicy completionMode concurrencyPolicy podReplacementPolicy whenDeleted whenScaled schedule timeZone
  currentRevision updateRevision revision targetRevision revisions repoURL chart project server sourceType
  currentPodHash stableRS selector currentStepHash podTemplateHash stableService canaryService activeService previewService
  activeSelector previewSelector stableIngress canaryIngress templateName subset canarySubsetName
  stableSubsetName holderIdentity resourceClaimName resourceClaimTemplateName deviceClassName pool device request
  conditionType add drop level role user localhostProfile seccompProfile procMount signerName audience
  mode sidecar hostnames parentRefs sectionName gateways gateway exportTo prefix exact suffix matchName matchPattern
  failurePolicy matchPolicy sideEffects admissionReviewVersions reinvocationPolicy policyName unhealthyPodEvictionPolicy
  default target destination source service services endpoint workload workloads app release ref tag branch
  channel interval strategy metric metrics metricName resourceName containerName container pod node cluster region`);

/** Sentences of controllers, the kubelet and programs. */
const SENTENCES =
  words(`message note reason description summary error errors lastError failureMessage statusMessage
  expression messageExpression successCondition failureCondition inconclusiveCondition`);

/** Below these stand labels and quantities. */
const MAPS =
  words(`labels matchLabels nodeSelector selector podSelector namespaceSelector capacity allocatable requests
  limits allocatedResources hard used default defaultRequest min max usage maxLimitRequestRatio overhead nodeInfo`);

/** What a container is given: failures are explained with it, and anything may stand in it. */
const ARGUMENTS = words('args command');

/** Below these stands what a program wants to be told, under keys of its own. */
const OPEN = words('annotations parameters volumeAttributes options valuesObject');

/** How a text at a place of an object is looked at: not at all, for secrets in it, or as one that may be secret as a whole. */
export type Position = 'fixed' | 'listed' | 'setting' | 'unlisted';

const OWN: ReadonlyMap<string, Position> = new Map([
  ...[...NAMES, ...SENTENCES].map((key) => [key, 'listed'] as const),
  ...[...FIXED].map((key) => [key, 'fixed'] as const),
  ...[...ARGUMENTS].map((key) => [key, 'setting'] as const),
]);

/** The position of a text at this key, within labels, variables or the data of a ConfigMap where it stands in such. */
export function positionOf(key: string, within: string): Position {
  if (within === 'data' || (within === 'env' && key === 'value')) return 'setting';
  const own = OWN.get(key);
  if (within === '' || own === 'setting') return own ?? 'unlisted';
  if (OPEN.has(within)) return 'unlisted';
  return own ?? (MAPS.has(within) ? 'listed' : 'unlisted');
}

/** Whether what stands below this key is of one sort, whatever its own keys are. */
export function isWhole(key: string): boolean {
  return MAPS.has(key) || OPEN.has(key) || key === 'env';
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
