import type { Wording } from '../wording.ts';

/** What clouds answer to controllers that ask for load balancers, disks, addresses and machines. */
export const cloudWordings: readonly Wording[] = [
  {
    id: 'cloud-throttled',
    says: [
      /\b(?<said>RequestLimitExceeded|Throttling(?:Exception)?: Rate exceeded|TooManyRequestsException|OperationNotAllowed.*throttl\w*)/,
    ],
    en: [
      'the cloud limits how often it is asked: {said}',
      'The account or subscription asks its API too often, all clusters and tools together. What waits for it comes later, or times out and is tried again, which asks even more.',
      'Find who asks most (CloudTrail, activity log): many nodes that start at once, a controller that retries, an old version of the driver. Then ask the cloud for a higher limit.',
    ],
    ko: [
      '클라우드가 요청 횟수를 제한합니다: {said}',
      '계정(구독)이 API를 너무 자주 호출합니다. 모든 클러스터와 도구를 합한 것입니다. 기다리는 작업이 늦어지거나 시간 초과로 다시 시도해 더 많이 호출합니다.',
      '누가 많이 호출하는지 찾으십시오(CloudTrail, 활동 로그). 동시에 시작하는 많은 노드, 재시도하는 컨트롤러, 오래된 드라이버가 흔합니다. 그다음 한도 증가를 요청하십시오.',
    ],
  },
  {
    id: 'cloud-unauthorized-operation',
    says: [/UnauthorizedOperation: You are not authorized to perform this operation/],
    en: [
      'AWS does not allow the operation',
      'The role or user that asks lacks a right; which one stands in the encoded message behind it.',
      '`aws sts decode-authorization-message --encoded-message …` shows action and resource. Compare with the policy of the role that the ServiceAccount is annotated with, and the policy that the version of the controller asks for.',
    ],
    ko: [
      'AWS가 작업을 허용하지 않습니다',
      '요청한 역할이나 사용자에게 권한이 없습니다. 어떤 권한인지는 뒤의 인코딩된 메시지에 있습니다.',
      '`aws sts decode-authorization-message --encoded-message …`로 작업과 리소스를 확인하고, 서비스 어카운트에 지정된 역할의 정책을 컨트롤러 버전이 요구하는 정책과 비교하십시오.',
    ],
  },
  {
    id: 'cloud-subnets-unknown',
    says: [/couldn't auto-discover subnets: (?<said>\S.*)/],
    en: [
      'the load balancer finds no subnet for itself',
      'The controller looks for subnets of the VPC by their tags, in at least two zones (one for NLB): {said}.',
      'Tag public subnets `kubernetes.io/role/elb=1` and private ones `kubernetes.io/role/internal-elb=1`, each with free addresses (8 or more), or name them: annotation `alb.ingress.kubernetes.io/subnets` (Services: `service.beta.kubernetes.io/aws-load-balancer-subnets`).',
    ],
    ko: [
      '로드 밸런서가 쓸 서브넷을 찾지 못합니다',
      '컨트롤러는 VPC의 서브넷을 태그로 찾으며 두 가용 영역 이상(NLB는 하나)이 필요합니다: {said}.',
      '퍼블릭 서브넷에 `kubernetes.io/role/elb=1`, 프라이빗 서브넷에 `kubernetes.io/role/internal-elb=1` 태그를 붙이고 빈 주소(8개 이상)를 두십시오. 또는 `alb.ingress.kubernetes.io/subnets` 어노테이션(Service는 `service.beta.kubernetes.io/aws-load-balancer-subnets`)으로 지정하십시오.',
    ],
  },
  {
    id: 'cloud-security-groups',
    says: [
      /Multiple tagged security groups found for instance (?<instance>\S+?)[;,]/,
      /expect(?:ed)? exactly one securityGroup tagged with kubernetes\.io\/cluster\/(?<instance>\S+)/i,
    ],
    en: [
      'two security groups of a node are tagged as the one of the cluster',
      'To open ports for the load balancer the controller needs exactly one group with the tag `kubernetes.io/cluster/<name>`, and the node has several. Targets stay unhealthy or the load balancer gets none.',
      'Take the tag from all but one of them, mostly from the group that Terraform made beside the one of EKS.',
    ],
    ko: [
      '노드의 보안 그룹 둘 이상에 클러스터 태그가 있습니다',
      '로드 밸런서용 포트를 열려면 `kubernetes.io/cluster/<이름>` 태그가 있는 그룹이 정확히 하나여야 하는데 노드에 여럿 있습니다. 대상이 unhealthy로 남거나 로드 밸런서가 만들어지지 않습니다.',
      '하나만 남기고 태그를 지우십시오. 대개 EKS 그룹 외에 Terraform이 만든 그룹입니다.',
    ],
  },
  {
    id: 'cloud-regional-quota',
    says: [
      /Insufficient regional quota to satisfy request: resource "(?<what>\w+)"(?:: (?<said>[^:]+))?/,
      /Quota '(?<what>\w+)' exceeded\.\s+Limit: (?<said>\S+)/,
    ],
    en: [
      'the quota of the project for {what} is used up',
      'Google Cloud makes no more: {said}. It is a limit of the project in that region, not a lack of machines.',
      'IAM & Admin → Quotas: ask for more, delete what nobody uses, or use another region or machine type.',
    ],
    ko: [
      '프로젝트의 {what} 할당량을 다 썼습니다',
      'Google Cloud가 더 만들지 않습니다: {said}. 그 리전의 프로젝트 한도이며 머신 부족이 아닙니다.',
      'IAM 및 관리자 → 할당량에서 늘리거나, 쓰지 않는 것을 지우거나, 다른 리전이나 머신 유형을 쓰십시오.',
    ],
  },
  {
    id: 'azure-application-unknown',
    says: [/AADSTS700016: (?<said>[^.\n]+)/],
    en: [
      'the tenant of Azure does not know this application',
      'The client id that the pod shows belongs to another tenant, was deleted, or is written wrongly: {said}.',
      'Compare `azure.workload.identity/client-id` of the ServiceAccount (or AZURE_CLIENT_ID) and AZURE_TENANT_ID with the managed identity or app registration.',
    ],
    ko: [
      'Azure 테넌트에 이 애플리케이션이 없습니다',
      '파드가 제시한 클라이언트 ID가 다른 테넌트의 것이거나 지워졌거나 잘못 적혔습니다: {said}.',
      '서비스 어카운트의 `azure.workload.identity/client-id`(또는 AZURE_CLIENT_ID)와 AZURE_TENANT_ID를 관리 ID나 앱 등록과 비교하십시오.',
    ],
  },
  {
    id: 'node-without-provider-id',
    says: [
      /Node: "?(?<node>[\w.-]+?)"? with empty providerId found/,
      /(?:providerID|provider ID) (?:is|was) empty (?:for|on|of) node "?(?<node>[\w.-]+)/,
      /node "?(?<node>[\w.-]+?)"? (?:has no|does not have a|doesn't have a) provider ?ID/i,
    ],
    en: [
      'node {node} has no providerID',
      'Node `{node}` has no `spec.providerID`, by which the driver or controller finds its machine in the cloud; some then give up on all nodes. It is set by the cloud controller (or the kubelet) when the node joins, and here was not.',
      '`kubectl get nodes -o custom-columns=NAME:.metadata.name,ID:.spec.providerID` shows which nodes lack it. The log of the cloud controller manager says why; the kubelet needs `--cloud-provider=external`. An empty one can be set by hand: `kubectl patch node {node} -p \'{"spec":{"providerID":"<provider>://<id of the machine>"}}\'`.',
    ],
    ko: [
      '노드 {node}: providerID가 없습니다',
      '`{node}` 노드에 `spec.providerID` 값이 없어 드라이버나 컨트롤러가 클라우드에서 그 머신을 찾지 못합니다. 일부는 모든 노드를 포기합니다. 노드가 합류할 때 클라우드 컨트롤러(또는 kubelet)가 설정하는 값입니다.',
      '`kubectl get nodes -o custom-columns=NAME:.metadata.name,ID:.spec.providerID`로 없는 노드를 보십시오. 이유는 cloud controller manager의 로그에 있고 kubelet에는 `--cloud-provider=external`이 필요합니다. 비어 있으면 직접 넣을 수 있습니다: `kubectl patch node {node} -p \'{"spec":{"providerID":"<provider>://<머신 ID>"}}\'`.',
    ],
  },
];
