import { tableOf } from '../../../text/table-of.ts';

/** What stands under a number of a message: a text, a number, a choice, or the fields of another message. */
export type Field = Readonly<{
  name: string; // "" where the fields of it stand among those beside it
  type: string;
  many: 'list' | 'map' | undefined;
  isLeftOut: boolean; // in JSON, where it is empty
  fields: Message;
}>;
/** The fields of a message by their numbers; what is not read has none. */
export type Message = readonly (Field | undefined)[];

/**
 * What placedPod looks at of a list of Pods, as k8s.io/api 0.34 numbers it: `field:type=number`, text where no type is said.
 * `*`: a list; `{}`: a map; `?`: left out of JSON where it is empty; `...`: its fields stand among those beside it.
 */
const PLACED = `
ListMeta: continue?=3
Pod: metadata:ObjectMeta=1 spec:PodSpec=2 status:PodStatus=3
ObjectMeta: name?=1 namespace?=3 uid?=5 creationTimestamp:Time=8 deletionTimestamp:Time=9 deletionGracePeriodSeconds:int=10
  labels{}=11 ownerReferences*:OwnerReference=13
OwnerReference: kind=1 name=3 uid=4 apiVersion=5 controller:bool=6 blockOwnerDeletion:bool=7
PodSpec: volumes*:Volume=1 containers*:Container=2 nodeName?=10 hostNetwork?:bool=11 affinity:Affinity=18 schedulerName?=19
  initContainers*:Container=20 priorityClassName?=24 priority:int=25 overhead{}:Quantity=32
  topologySpreadConstraints*:TopologySpreadConstraint=33 schedulingGates*:Gate=38 resourceClaims*:PodResourceClaim=39
  resources:ResourceRequirements=40
Container: name=1 ports*:ContainerPort=6 resources:ResourceRequirements=8 restartPolicy=24
ContainerPort: name?=1 hostPort?:int=2 containerPort:int=3 protocol?=4 hostIP?=5
ResourceRequirements: limits{}:Quantity=1 requests{}:Quantity=2 claims*:ResourceClaim=3
ResourceClaim: name=1 request?=2
Gate: name=1
PodResourceClaim: name=1 resourceClaimName=3 resourceClaimTemplateName=4
Affinity: nodeAffinity:NodeAffinity=1 podAffinity:PodAffinity=2 podAntiAffinity:PodAffinity=3
NodeAffinity: requiredDuringSchedulingIgnoredDuringExecution:NodeSelector=1
  preferredDuringSchedulingIgnoredDuringExecution*:PreferredSchedulingTerm=2
NodeSelector: nodeSelectorTerms*:NodeSelectorTerm=1
PreferredSchedulingTerm: weight:int=1 preference:NodeSelectorTerm=2
NodeSelectorTerm: matchExpressions*:Requirement=1 matchFields*:Requirement=2
PodAffinity: requiredDuringSchedulingIgnoredDuringExecution*:PodAffinityTerm=1
  preferredDuringSchedulingIgnoredDuringExecution*:WeightedPodAffinityTerm=2
WeightedPodAffinityTerm: weight:int=1 podAffinityTerm:PodAffinityTerm=2
PodAffinityTerm: labelSelector:LabelSelector=1 namespaces*=2 topologyKey=3 namespaceSelector:LabelSelector=4 matchLabelKeys*=5
  mismatchLabelKeys*=6
LabelSelector: matchLabels{}=1 matchExpressions*:Requirement=2
Requirement: key=1 operator=2 values*=3
TopologySpreadConstraint: maxSkew:int=1 topologyKey=2 whenUnsatisfiable=3 labelSelector:LabelSelector=4 minDomains:int=5
  nodeAffinityPolicy=6 nodeTaintsPolicy=7 matchLabelKeys*=8
PodStatus: phase?=1 conditions*:PodCondition=2 startTime:Time=7 containerStatuses*:ContainerStatus=8
  initContainerStatuses*:ContainerStatus=10 nominatedNodeName?=11
PodCondition: type=1 status=2 lastProbeTime:Time=3 lastTransitionTime:Time=4 reason?=5 message?=6 observedGeneration?:int=7
ContainerStatus: name=1 allocatedResources{}:Quantity=10 resources:ResourceRequirements=11
Volume: name=1 ...VolumeSource=2
VolumeSource: gcePersistentDisk:GcePersistentDisk=3 awsElasticBlockStore:AwsElasticBlockStore=4 iscsi:Iscsi=8
  persistentVolumeClaim:Claim=10 rbd:Rbd=11 ephemeral:Ephemeral=29
GcePersistentDisk: pdName=1 readOnly?:bool=4
AwsElasticBlockStore: volumeID=1
Iscsi: iqn=2 readOnly?:bool=6
Claim: claimName=1
Rbd: monitors*=1 image=2 pool?=4 readOnly?:bool=8
Ephemeral:
Time: seconds:int=1
Quantity: string=1
`;

const FIELD =
  /^(?:\.\.\.(?<among>\w+)|(?<name>\w+)(?<mark>[?*]|\{\})?(?::(?<type>\w+))?)=(?<at>\d+)$/;
const MANY: Readonly<Record<string, Field['many']>> = tableOf({ '*': 'list', '{}': 'map' });

const made = new Map<string, Message>();

/** The fields of a type that the table knows. */
export function fieldsOf(type: string): Message {
  const known = made.get(type);
  if (known) return known;
  const message: (Field | undefined)[] = [];
  made.set(type, message);
  const [, row = ''] = new RegExp(`^${type}:((?: .*|\\n  .*)*)`, 'm').exec(PLACED) ?? [];
  for (const text of row.split(/\s+/).filter(Boolean)) {
    const { among, name = '', mark = '', type: own = 'text', at } = FIELD.exec(text)?.groups ?? {};
    const of = among ?? own;
    message[Number(at)] = {
      name,
      type: of,
      many: MANY[mark],
      isLeftOut: mark === '?',
      fields: fieldsOf(of),
    };
  }
  return message;
}
