import type { Wording } from '../wording.ts';

/** What autoscalers, backup tools and secret stores write of what they were asked for. */
export const controllerWordings: readonly Wording[] = [
  {
    id: 'cloud-no-capacity',
    says: [
      /InsufficientInstanceCapacity|ZONE_RESOURCE_POOL_EXHAUSTED|AllocationFailed.*sufficient capacity|SkuNotAvailable|ZonalAllocationFailed/,
    ],
    en: [
      'the cloud has no machine of that type in that zone now',
      'The request for a node was refused for lack of capacity at the provider. No quota and no setting of the cluster is at fault.',
      'Let the node pool use more instance types and zones (Karpenter: wider requirements; spot and on-demand), or wait.',
    ],
    ko: [
      '클라우드의 그 영역에 지금 그 유형의 머신이 없습니다',
      '노드 요청이 제공자의 용량 부족으로 거부되었습니다. 할당량이나 클러스터 설정 문제가 아닙니다.',
      '노드 풀이 더 많은 인스턴스 유형과 영역을 쓰게 하거나(Karpenter는 요구 조건을 넓히고 spot과 on-demand를 함께) 기다리십시오.',
    ],
  },
  {
    id: 'cloud-quota',
    says: [
      /VcpuLimitExceeded|InstanceLimitExceeded|QUOTA_EXCEEDED|Quota '[A-Z_]+' exceeded|OperationNotAllowed.*quota/,
    ],
    en: [
      'the account may have no more machines of that kind',
      'The request for a node was refused because the quota of the account in that region is used up.',
      'Raise it with the provider (AWS Service Quotas, GCP and Azure quotas), remove machines that are not used, or use another family.',
    ],
    ko: [
      '계정에서 그 종류의 머신을 더 쓸 수 없습니다',
      '그 리전의 계정 할당량을 다 써 노드 요청이 거부되었습니다.',
      '제공자에 할당량 증가를 요청하거나(AWS Service Quotas, GCP, Azure quota), 쓰지 않는 머신을 지우거나, 다른 계열을 쓰십시오.',
    ],
  },
  {
    id: 'backup-location',
    says: [
      /backup storage location \\?"?(?<name>[\w.-]+)\\?"? is (?:unavailable|not available)(?:: (?<said>.+))?/i,
    ],
    en: [
      'the backup storage of Velero is not available: {name}',
      'Velero does not reach its bucket, or may not use it: no backup is made or restored there until it can. Reason: {said}.',
      '`velero backup-location get`, and the log of the Velero pod: bucket name, region, credentials (Secret `cloud-credentials`, or the identity of its service account).',
    ],
    ko: [
      'Velero 백업 저장소를 쓸 수 없습니다: {name}',
      'Velero가 버킷에 닿지 못하거나 쓸 권한이 없습니다. 풀릴 때까지 백업과 복원이 되지 않습니다. 이유: {said}.',
      '`velero backup-location get` 결과와 Velero 파드 로그에서 버킷 이름, 리전, 자격 증명(Secret `cloud-credentials` 또는 서비스 어카운트 신원)을 확인하십시오.',
    ],
  },
  {
    id: 'backup-interrupted',
    says: [
      /found a (?:pod ?volume ?backup|backup|restore|pod ?volume ?restore) .*InProgress.* during the server starting, mark it as/i,
    ],
    en: [
      'a backup was cut off by a restart of Velero',
      'The Velero server or node agent ended while it was at work, and marks what it had begun as failed when it comes back. The storage is not at fault.',
      'See why it restarted (`kubectl get pods -n velero`): most often its memory limit. Then run the backup again.',
    ],
    ko: [
      'Velero 재시작으로 백업이 끊겼습니다',
      '작업 중에 Velero 서버나 node agent가 끝났고, 돌아온 뒤 시작했던 것을 실패로 표시했습니다. 저장소 문제가 아닙니다.',
      '다시 시작된 이유를 보십시오(`kubectl get pods -n velero`). 대개 메모리 제한입니다. 그다음 백업을 다시 실행하십시오.',
    ],
  },
  {
    id: 'vault-sealed',
    says: [/\bVault is sealed\b/],
    en: [
      'Vault is sealed',
      'Vault runs, and has not been unsealed since its last start: it gives out no secret until enough keys are entered.',
      '`vault status`, then `vault operator unseal` as often as it asks, on each pod. For the next time: auto-unseal with a KMS.',
    ],
    ko: [
      'Vault가 봉인(sealed) 상태입니다',
      'Vault는 실행 중이지만 마지막 시작 뒤 봉인이 풀리지 않았습니다. 키를 충분히 넣을 때까지 시크릿을 내주지 않습니다.',
      '`vault status` 결과를 보고 파드마다 필요한 횟수만큼 `vault operator unseal` 명령을 실행하십시오. 다음을 위해 KMS 자동 봉인 해제를 쓰십시오.',
    ],
  },
  {
    id: 'vault-role',
    says: [
      /auth\/kubernetes\/login.*(?<said>service account name not authorized|namespace not authorized|invalid role name "[^"]+"|permission denied)/,
      /\* (?<said>service account name not authorized|namespace not authorized)/,
    ],
    en: [
      'Vault does not let this service account in: {said}',
      'The login by service account reached Vault, and the role does not fit: {said}.',
      '`vault read auth/kubernetes/role/<role>`: its `bound_service_account_names` and `_namespaces` have to name the pod’s. With `permission denied` also the `token_reviewer_jwt`, `kubernetes_host` and issuer of the auth method.',
    ],
    ko: [
      'Vault가 이 서비스 어카운트를 받지 않습니다: {said}',
      '서비스 어카운트 로그인이 Vault에 닿았지만 역할이 맞지 않습니다: {said}.',
      '`vault read auth/kubernetes/role/<role>` 결과의 `bound_service_account_names`, `_namespaces` 값에 파드의 것이 있어야 합니다. `permission denied`라면 인증 방식의 `token_reviewer_jwt`, `kubernetes_host`, issuer도 확인하십시오.',
    ],
  },
  {
    id: 'sealed-secret-key',
    says: [/no key could decrypt secret(?: \((?<keys>[^)]*)\))?/],
    en: [
      'a SealedSecret was sealed for another cluster or name',
      'The controller has no key that opens it: it was sealed with the certificate of another cluster or of a controller installed anew, or its name or namespace was changed since (strict scope).',
      'Fetch the certificate again (`kubeseal --fetch-cert`) and seal it for this name and namespace; or restore the old keys (Secrets with label `sealedsecrets.bitnami.com/sealed-secrets-key`).',
    ],
    ko: [
      'SealedSecret이 다른 클러스터나 이름용으로 암호화되었습니다',
      '컨트롤러에 열 수 있는 키가 없습니다. 다른 클러스터나 다시 설치된 컨트롤러의 인증서로 암호화했거나, 그 뒤 이름이나 네임스페이스가 바뀌었습니다(strict 범위).',
      '인증서를 다시 받아(`kubeseal --fetch-cert`) 이 이름과 네임스페이스로 암호화하거나, 옛 키를 복원하십시오(`sealedsecrets.bitnami.com/sealed-secrets-key` 레이블의 Secret).',
    ],
  },
];
