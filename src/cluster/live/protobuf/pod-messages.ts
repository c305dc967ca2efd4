/**
 * The messages that a list of Pods is made of, but for volumes, as k8s.io/api 0.34 numbers their fields: `field:type=number`, text
 * where no type is said. `*`: a list; `{}`: a map; `?`: left out of JSON where it is empty; `...`: its fields stand among those beside it.
 */
export const POD_MESSAGES = `
ListMeta: continue?=3
Pod: metadata:ObjectMeta=1 spec:PodSpec=2 status:PodStatus=3
ObjectMeta: name?=1 generateName?=2 namespace?=3 selfLink?=4 uid?=5 resourceVersion?=6 generation?:int=7 creationTimestamp:Time=8
  deletionTimestamp:Time=9 deletionGracePeriodSeconds:int=10 labels{}=11 annotations{}=12 ownerReferences*:OwnerReference=13
  finalizers*=14 managedFields*:ManagedFieldsEntry=17
OwnerReference: kind=1 name=3 uid=4 apiVersion=5 controller:bool=6 blockOwnerDeletion:bool=7
ManagedFieldsEntry: manager?=1 operation?=2 apiVersion?=3 time:Time=4 fieldsType?=6 subresource?=8
PodSpec: volumes*:Volume=1 containers*:Container=2 restartPolicy?=3 terminationGracePeriodSeconds:int=4 activeDeadlineSeconds:int=5
  dnsPolicy?=6 nodeSelector{}=7 serviceAccountName?=8 serviceAccount?=9 nodeName?=10 hostNetwork?:bool=11 hostPID?:bool=12
  hostIPC?:bool=13 securityContext:PodSecurityContext=14 imagePullSecrets*:LocalObjectReference=15 hostname?=16 subdomain?=17
  affinity:Affinity=18 schedulerName?=19 initContainers*:Container=20 automountServiceAccountToken:bool=21 tolerations*:Toleration=22
  hostAliases*:HostAlias=23 priorityClassName?=24 priority:int=25 dnsConfig:PodDNSConfig=26 shareProcessNamespace:bool=27
  readinessGates*:PodReadinessGate=28 runtimeClassName=29 enableServiceLinks:bool=30 preemptionPolicy=31 overhead{}:Quantity=32
  topologySpreadConstraints*:TopologySpreadConstraint=33 ephemeralContainers*:EphemeralContainer=34 setHostnameAsFQDN:bool=35
  os:PodOS=36 hostUsers:bool=37 schedulingGates*:PodSchedulingGate=38 resourceClaims*:PodResourceClaim=39
  resources:ResourceRequirements=40 hostnameOverride=41
LocalObjectReference: name?=1
ObjectFieldSelector: apiVersion?=1 fieldPath=2
ResourceFieldSelector: containerName?=1 resource=2 divisor:Quantity=3
LabelSelector: matchLabels{}=1 matchExpressions*:LabelSelectorRequirement=2
LabelSelectorRequirement: key=1 operator=2 values*=3
Container: name=1 image?=2 command*=3 args*=4 workingDir?=5 ports*:ContainerPort=6 env*:EnvVar=7 resources:ResourceRequirements=8
  volumeMounts*:VolumeMount=9 livenessProbe:Probe=10 readinessProbe:Probe=11 lifecycle:Lifecycle=12 terminationMessagePath?=13
  imagePullPolicy?=14 securityContext:SecurityContext=15 stdin?:bool=16 stdinOnce?:bool=17 tty?:bool=18 envFrom*:EnvFromSource=19
  terminationMessagePolicy?=20 volumeDevices*:VolumeDevice=21 startupProbe:Probe=22 resizePolicy*:ContainerResizePolicy=23
  restartPolicy=24 restartPolicyRules*:ContainerRestartRule=25
ContainerPort: name?=1 hostPort?:int=2 containerPort:int=3 protocol?=4 hostIP?=5
EnvFromSource: prefix?=1 configMapRef:ConfigMapEnvSource=2 secretRef:ConfigMapEnvSource=3
ConfigMapEnvSource: ...LocalObjectReference=1 optional:bool=2
EnvVar: name=1 value?=2 valueFrom:EnvVarSource=3
EnvVarSource: fieldRef:ObjectFieldSelector=1 resourceFieldRef:ResourceFieldSelector=2 configMapKeyRef:ConfigMapKeySelector=3
  secretKeyRef:ConfigMapKeySelector=4 fileKeyRef:FileKeySelector=5
ConfigMapKeySelector: ...LocalObjectReference=1 key=2 optional:bool=3
FileKeySelector: volumeName=1 path=2 key=3 optional:bool=4
ResourceRequirements: limits{}:Quantity=1 requests{}:Quantity=2 claims*:ResourceClaim=3
ResourceClaim: name=1 request?=2
ContainerResizePolicy: resourceName=1 restartPolicy=2
ContainerRestartRule: action?=1 exitCodes:ContainerRestartRuleOnExitCodes=2
ContainerRestartRuleOnExitCodes: operator?=1 values*:int=2
VolumeMount: name=1 readOnly?:bool=2 mountPath=3 subPath?=4 mountPropagation=5 subPathExpr?=6 recursiveReadOnly=7
VolumeDevice: name=1 devicePath=2
Probe: ...ProbeHandler=1 initialDelaySeconds?:int=2 timeoutSeconds?:int=3 periodSeconds?:int=4 successThreshold?:int=5
  failureThreshold?:int=6 terminationGracePeriodSeconds:int=7
ProbeHandler: exec:ExecAction=1 httpGet:HTTPGetAction=2 tcpSocket:TCPSocketAction=3 grpc:GRPCAction=4
ExecAction: command*=1
HTTPGetAction: path?=1 port:IntOrString=2 host?=3 scheme?=4 httpHeaders*:HTTPHeader=5
HTTPHeader: name=1 value=2
TCPSocketAction: port:IntOrString=1 host?=2
GRPCAction: port:int=1 service=2
Lifecycle: postStart:LifecycleHandler=1 preStop:LifecycleHandler=2 stopSignal=3
LifecycleHandler: exec:ExecAction=1 httpGet:HTTPGetAction=2 tcpSocket:TCPSocketAction=3 sleep:SleepAction=4
SleepAction: seconds:int=1
SecurityContext: capabilities:Capabilities=1 privileged:bool=2 seLinuxOptions:SELinuxOptions=3 runAsUser:int=4 runAsNonRoot:bool=5
  readOnlyRootFilesystem:bool=6 allowPrivilegeEscalation:bool=7 runAsGroup:int=8 procMount=9
  windowsOptions:WindowsSecurityContextOptions=10 seccompProfile:SeccompProfile=11 appArmorProfile:SeccompProfile=12
Capabilities: add*=1 drop*=2
SELinuxOptions: user?=1 role?=2 type?=3 level?=4
WindowsSecurityContextOptions: gmsaCredentialSpecName=1 gmsaCredentialSpec=2 runAsUserName=3 hostProcess:bool=4
SeccompProfile: type=1 localhostProfile=2
EphemeralContainer: ...Container=1 targetContainerName?=2
PodSecurityContext: seLinuxOptions:SELinuxOptions=1 runAsUser:int=2 runAsNonRoot:bool=3 supplementalGroups*:int=4 fsGroup:int=5
  runAsGroup:int=6 sysctls*:Sysctl=7 windowsOptions:WindowsSecurityContextOptions=8 fsGroupChangePolicy=9
  seccompProfile:SeccompProfile=10 appArmorProfile:SeccompProfile=11 supplementalGroupsPolicy=12 seLinuxChangePolicy=13
Sysctl: name=1 value=2
Affinity: nodeAffinity:NodeAffinity=1 podAffinity:PodAffinity=2 podAntiAffinity:PodAffinity=3
NodeAffinity: requiredDuringSchedulingIgnoredDuringExecution:NodeSelector=1
  preferredDuringSchedulingIgnoredDuringExecution*:PreferredSchedulingTerm=2
NodeSelector: nodeSelectorTerms*:NodeSelectorTerm=1
NodeSelectorTerm: matchExpressions*:NodeSelectorRequirement=1 matchFields*:NodeSelectorRequirement=2
NodeSelectorRequirement: key=1 operator=2 values*=3
PreferredSchedulingTerm: weight:int=1 preference:NodeSelectorTerm=2
PodAffinity: requiredDuringSchedulingIgnoredDuringExecution*:PodAffinityTerm=1
  preferredDuringSchedulingIgnoredDuringExecution*:WeightedPodAffinityTerm=2
PodAffinityTerm: labelSelector:LabelSelector=1 namespaces*=2 topologyKey=3 namespaceSelector:LabelSelector=4 matchLabelKeys*=5
  mismatchLabelKeys*=6
WeightedPodAffinityTerm: weight:int=1 podAffinityTerm:PodAffinityTerm=2
Toleration: key?=1 operator?=2 value?=3 effect?=4 tolerationSeconds:int=5
HostAlias: ip=1 hostnames*=2
PodDNSConfig: nameservers*=1 searches*=2 options*:PodDNSConfigOption=3
PodDNSConfigOption: name?=1 value=2
PodReadinessGate: conditionType=1
TopologySpreadConstraint: maxSkew:int=1 topologyKey=2 whenUnsatisfiable=3 labelSelector:LabelSelector=4 minDomains:int=5
  nodeAffinityPolicy=6 nodeTaintsPolicy=7 matchLabelKeys*=8
PodOS: name=1
PodSchedulingGate: name=1
PodResourceClaim: name=1 resourceClaimName=3 resourceClaimTemplateName=4
PodStatus: phase?=1 conditions*:PodCondition=2 message?=3 reason?=4 hostIP?=5 podIP?=6 startTime:Time=7
  containerStatuses*:ContainerStatus=8 qosClass?=9 initContainerStatuses*:ContainerStatus=10 nominatedNodeName?=11 podIPs*:PodIP=12
  ephemeralContainerStatuses*:ContainerStatus=13 resize?=14 resourceClaimStatuses*:PodResourceClaimStatus=15 hostIPs*:HostIP=16
  observedGeneration?:int=17 extendedResourceClaimStatus:PodExtendedResourceClaimStatus=18
PodCondition: type=1 status=2 lastProbeTime:Time=3 lastTransitionTime:Time=4 reason?=5 message?=6 observedGeneration?:int=7
HostIP: ip=1
PodIP: ip=1
ContainerStatus: name=1 state:ContainerState=2 lastState:ContainerState=3 ready:bool=4 restartCount:int=5 image=6 imageID=7
  containerID?=8 started:bool=9 allocatedResources{}:Quantity=10 resources:ResourceRequirements=11 volumeMounts*:VolumeMountStatus=12
  user:ContainerUser=13 allocatedResourcesStatus*:ResourceStatus=14 stopSignal=15
ContainerState: waiting:ContainerStateWaiting=1 running:ContainerStateRunning=2 terminated:ContainerStateTerminated=3
ContainerStateWaiting: reason?=1 message?=2
ContainerStateRunning: startedAt:Time=1
ContainerStateTerminated: exitCode:int=1 signal?:int=2 reason?=3 message?=4 startedAt:Time=5 finishedAt:Time=6 containerID?=7
VolumeMountStatus: name=1 mountPath=2 readOnly?:bool=3 recursiveReadOnly=4
ContainerUser: linux:LinuxContainerUser=1
LinuxContainerUser: uid:int=1 gid:int=2 supplementalGroups*:int=3
ResourceStatus: name=1 resources*:ResourceHealth=2
ResourceHealth: resourceID=1 health?=2
PodResourceClaimStatus: name=1 resourceClaimName=2
PodExtendedResourceClaimStatus: requestMappings*:ContainerExtendedResourceRequest=1 resourceClaimName=2
ContainerExtendedResourceRequest: containerName=1 resourceName=2 requestName=3
Time: seconds:int=1
Quantity: string=1
IntOrString: type:int=1 intVal:int=2 strVal=3
`;
