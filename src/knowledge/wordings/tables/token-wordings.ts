import type { Wording } from '../wording.ts';

/** Why a token that somebody shows is not taken. */
export const tokenWordings: readonly Wording[] = [
  {
    id: 'registry-token-expired',
    // Amazon ECR
    says: [/authorization token has expired\.? Reauthenticate/i],
    en: [
      'the token for the registry (ECR) in the pull secret has expired',
      'A token of `aws ecr get-login-password` is valid for 12 hours, and the registry refuses the one that was sent. The Secret that holds it was made by hand or once, and nothing renews it.',
      'Make the Secret again with a new token (`kubectl create secret docker-registry`), and have something renew it more often than every 12 hours: a CronJob, the ECR generator of External Secrets, or the credential provider of the kubelet. Flux needs no Secret with `provider: aws` and a role for its controller. The role of a node helps the kubelet only, not other programs that ask the registry.',
    ],
    ko: [
      '풀 시크릿의 레지스트리(ECR) 토큰이 만료되었습니다',
      '`aws ecr get-login-password` 명령의 토큰은 12시간만 유효하며, 레지스트리가 보낸 토큰을 거부했습니다. 토큰이 든 Secret은 한 번 만들어진 뒤 갱신되지 않습니다.',
      '새 토큰으로 Secret을 다시 만들고(`kubectl create secret docker-registry`) 12시간보다 짧은 주기로 갱신하게 하십시오(CronJob, External Secrets의 ECR 제너레이터, kubelet의 credential provider). Flux는 `provider: aws` 설정과 컨트롤러 역할이 있으면 Secret이 필요 없습니다. 노드 역할은 kubelet에만 적용되고 레지스트리에 묻는 다른 프로그램에는 적용되지 않습니다.',
    ],
  },
  {
    id: 'registry-token-expired',
    says: [
      /(?<registry>[\w.-]{1,200}\.(?:azurecr\.io|gcr\.io|pkg\.dev))\b.{0,400}(?:access |refresh |authentication )?token (?:has |is )?expired/i,
    ],
    en: [
      'the token for {registry} has expired',
      'An access token for this registry is valid for a short time only (Google: 1 hour, Azure: 3 hours). The Secret that holds it is older, and nothing renews it.',
      'Use a credential that does not expire so soon (service principal, JSON key, workload identity), or have something renew the Secret more often than the token expires.',
    ],
    ko: [
      '{registry} 레지스트리의 토큰이 만료되었습니다',
      '이 레지스트리의 액세스 토큰은 짧은 시간만 유효합니다(Google 1시간, Azure 3시간). 토큰이 든 Secret이 그보다 오래되었고 갱신되지 않습니다.',
      '오래 쓸 수 있는 자격 증명(서비스 주체, JSON 키, 워크로드 아이덴티티)을 쓰거나, 토큰 만료보다 짧은 주기로 Secret을 갱신하게 하십시오.',
    ],
  },
  {
    id: 'token-issuer',
    says: [
      /id token issued by a different provider, expected "(?<expected>[^"]+)" got "(?<got>[^"]+)"/,
      /claim "iss" is invalid/,
      /invalid issuer \(iss\) claim|token has invalid (?:claims: token has invalid )?issuer|jwt issuer invalid/i,
      /Jwt issuer is not configured/,
    ],
    en: [
      'a token comes from another issuer than is expected',
      'Who checks the token compares its issuer (claim `iss`) and expects another. Tokens of service accounts have the issuer of the cluster: since Kubernetes 1.21 that is its own URL, no longer `kubernetes/serviceaccount`.',
      '`kubectl get --raw /.well-known/openid-configuration` shows the issuer of the cluster. Set it where the token is checked, to the letter (https, slash at the end). Vault: `vault write auth/kubernetes/config … issuer=<issuer>` or `disable_iss_validation=true`; Vault 1.9 and later does not check it.',
    ],
    ko: [
      '토큰의 발급자(issuer)가 기대와 다릅니다',
      '토큰을 검사하는 쪽이 발급자(claim `iss`)를 비교하는데 다른 값을 기대합니다. 서비스 어카운트 토큰의 발급자는 클러스터의 issuer이며, Kubernetes 1.21부터는 `kubernetes/serviceaccount` 대신 클러스터의 URL입니다.',
      '클러스터의 issuer는 `kubectl get --raw /.well-known/openid-configuration` 결과에 있습니다. 검사하는 쪽에 글자까지 같게 설정하십시오(https, 끝의 슬래시). Vault는 `vault write auth/kubernetes/config … issuer=<issuer>` 또는 `disable_iss_validation=true`이며 1.9부터는 검사하지 않습니다.',
    ],
  },
  {
    id: 'token-audience',
    says: [
      /oidc: expected audience "(?<expected>[^"]+)" got/,
      /invalid audience \(aud\) claim|audience claim does not match|jwt audience invalid|Audiences in Jwt are not allowed/i,
      /token audiences? \[?"?(?<got>[^"\]]*)"?\]? (?:is|are) invalid for the target audiences/,
    ],
    en: [
      'a token is meant for another audience',
      'The token is in order, and its audience (claim `aud`) is not the one that this receiver accepts.',
      'Compare the audience of the projected token (`serviceAccountToken.audience` of the volume, or the request for it) with the one that the receiver is configured for.',
    ],
    ko: [
      '토큰의 audience가 맞지 않습니다',
      '토큰 자체는 올바르지만 audience(claim `aud`)가 받는 쪽이 허용하는 값이 아닙니다.',
      '볼륨의 `serviceAccountToken.audience`(또는 발급 요청) 값을 받는 쪽 설정과 비교하십시오.',
    ],
  },
  {
    id: 'token-too-early',
    says: [/token (?:used before issued|issued in the future|is not valid yet|is not yet valid)/i],
    strength: 'fits',
    en: [
      'it is not valid yet: mostly a clock is wrong',
      'The token begins later than the time of whoever checks it. Mostly the clock of that machine is behind, or the one of the issuer is ahead.',
      '`timedatectl` (or `chronyc tracking`) on the node and on the machine that issues it; containers have the clock of their node.',
    ],
    ko: [
      '아직 유효하지 않습니다: 대개 시계가 틀린 것입니다',
      '토큰의 시작 시각이 검사하는 쪽의 현재 시각보다 뒤입니다. 대개 그 서버의 시계가 늦거나 발급한 쪽의 시계가 빠릅니다.',
      '노드와 발급한 서버에서 `timedatectl`(또는 `chronyc tracking`)을 확인하십시오. 컨테이너는 노드의 시계를 씁니다.',
    ],
  },
  {
    id: 'token-expired',
    says: [
      /service account token has expired|oidc: token is expired|\bjwt expired\b|\btoken is expired\b|TokenExpiredError/i,
      /ExpiredToken(?:Exception)?: /,
    ],
    en: [
      'a token has expired',
      'The token that was shown is no longer valid. Tokens of service accounts last an hour or so, and the kubelet renews the file in time.',
      'Mostly the program read the file once at its start: it has to read it again (a newer client library does). Otherwise a token was copied into a Secret or a kubeconfig: have a new one issued. A restart helps for a while.',
    ],
    ko: [
      '토큰이 만료되었습니다',
      '제시된 토큰이 더는 유효하지 않습니다. 서비스 어카운트 토큰은 약 한 시간 유효하며 kubelet이 파일을 제때 갱신합니다.',
      '대개 프로그램이 시작할 때만 파일을 읽은 것입니다. 다시 읽어야 하며 새 클라이언트 라이브러리는 그렇게 합니다. 아니면 Secret이나 kubeconfig에 복사해 둔 토큰이므로 새로 발급하십시오. 다시 시작하면 한동안 동작합니다.',
    ],
  },
  {
    id: 'token-signature',
    says: [
      /token is unverifiable|(?:token )?signature is invalid|crypto\/rsa: verification error|JWT signature does not match|Jwt verification fails|failed to verify (?:id token )?signature|JsonWebTokenError: invalid signature/,
    ],
    strength: 'fits',
    en: [
      'the signature of a token does not fit',
      'Who checks the token has another key than the one that signed it: the keys were rotated or the server was installed anew, the token comes from another cluster or realm, or two parts have different secrets.',
      'Compare the `kid` of the token with the keys at the `jwks_uri` of the issuer; after a change of the keys log in again, and restart what keeps old keys.',
    ],
    ko: [
      '토큰의 서명이 맞지 않습니다',
      '검사하는 쪽의 키가 서명한 키와 다릅니다. 키가 교체되었거나 서버를 새로 설치했거나, 다른 클러스터나 realm의 토큰이거나, 두 구성 요소의 비밀 값이 다릅니다.',
      '토큰의 `kid` 값을 issuer의 `jwks_uri`에 있는 키와 비교하십시오. 키를 바꾼 뒤에는 다시 로그인하고, 이전 키를 들고 있는 것을 다시 시작하십시오.',
    ],
  },
  {
    id: 'oidc-provider-missing',
    says: [/No OpenIDConnect provider found in your account for (?<issuer>\S+)/],
    en: [
      'AWS does not know the issuer of this cluster: {issuer}',
      'The pod has its token, and the AWS account has no IAM OIDC provider for `{issuer}`: no role can be taken with it.',
      '`aws iam list-open-id-connect-providers`; make it for this cluster (`eksctl utils associate-iam-oidc-provider --approve`), and let the trust policy of the role name it.',
    ],
    ko: [
      'AWS가 이 클러스터의 issuer를 모릅니다: {issuer}',
      '파드에 토큰은 있지만 AWS 계정에 `{issuer}`에 대한 IAM OIDC provider가 없어서 역할을 맡을 수 없습니다.',
      '`aws iam list-open-id-connect-providers`를 확인하고 이 클러스터용으로 만드십시오(`eksctl utils associate-iam-oidc-provider --approve`). 역할의 신뢰 정책도 그 provider를 가리켜야 합니다.',
    ],
  },
];
