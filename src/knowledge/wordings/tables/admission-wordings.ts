import type { Wording } from '../wording.ts';

/** Why the API server does not take an object, in its own words. */
export const admissionWordings: readonly Wording[] = [
  {
    id: 'quota-exceeded',
    says: [
      /exceeded quota: (?<quota>[^\s,]+), requested: (?<requested>\S+), used: (?<used>\S+), limited: (?<limited>\S+)/,
    ],
    en: [
      'quota {quota} has no room',
      'The ResourceQuota `{quota}` refuses it: requested {requested}, used {used}, limited to {limited}.',
      '`kubectl describe quota {quota} -n <namespace>`: lower what is asked for, free what is not needed (finished pods and old ReplicaSets count as their pods do), or have the quota raised by who owns it.',
    ],
    ko: [
      '쿼터 {quota}: 자리가 없음',
      'ResourceQuota `{quota}` 객체가 거부합니다. 요청 {requested}, 사용 {used}, 한도 {limited}.',
      '`kubectl describe quota {quota} -n <namespace>` 결과를 보고 요청을 줄이거나, 필요 없는 것을 정리하거나, 담당자에게 쿼터 증설을 요청하십시오.',
    ],
  },
  {
    id: 'quota-exceeded',
    says: [/failed quota: (?<quota>[^\s:]+): must specify (?<fields>.+)/],
    en: [
      'quota {quota} wants requests and limits to be set',
      'The ResourceQuota `{quota}` counts resources that the pod does not set: {fields}.',
      'Set them in each container, or give the namespace a LimitRange with defaults.',
    ],
    ko: [
      '쿼터 {quota}: 요청량과 제한을 적어야 함',
      'ResourceQuota `{quota}` 객체가 세는 자원을 파드가 적지 않았습니다: {fields}.',
      '컨테이너마다 적거나, 네임스페이스에 기본값이 있는 LimitRange를 두십시오.',
    ],
  },
  {
    id: 'limit-range',
    says: [
      /(?<bound>minimum|maximum) (?<resource>\S+) usage per (?<of>\w+) is (?<limit>[^\s,]+?)[,.](?:$|\s)/,
      /(?<!\S)(?<resource>\S+) max (?<bound>limit to request ratio) per (?<of>\w+) is (?<limit>[^\s,]+)/,
    ],
    en: [
      'a LimitRange of the namespace is not kept to',
      'A LimitRange allows a {bound} of {limit} {resource} per {of}, and this asks for something else.',
      '`kubectl describe limitrange -n <namespace>` shows all bounds; set requests and limits within them.',
    ],
    ko: [
      '네임스페이스의 LimitRange 범위를 벗어났습니다',
      'LimitRange에 정해진 {of}당 {resource} 값({bound})은 {limit}인데 요청이 그 밖에 있습니다.',
      '`kubectl describe limitrange -n <namespace>` 명령으로 모든 범위를 보고 요청량과 제한을 그 안에 두십시오.',
    ],
  },
  {
    id: 'pod-security',
    says: [/violates? PodSecurity "(?<level>[^":]+)(?::[^"]*)?": (?<rules>.+)/],
    en: [
      'the pod breaks the Pod Security level {level}',
      'The namespace enforces (or warns of) the level `{level}`, and the pod breaks: {rules}.',
      'Set in the pod template what the rules name; `allowPrivilegeEscalation: false`, `capabilities.drop: [ALL]`, `runAsNonRoot: true` and `seccompProfile.type: RuntimeDefault` fulfil "restricted".',
    ],
    ko: [
      '파드가 Pod Security {level} 수준에 어긋납니다',
      '네임스페이스가 `{level}` 수준을 강제(또는 경고)하는데 파드가 어깁니다: {rules}.',
      '규칙이 가리키는 것을 파드 템플릿에 설정하십시오. "restricted" 수준에는 `allowPrivilegeEscalation: false`, `capabilities.drop: [ALL]`, `runAsNonRoot: true`, `seccompProfile.type: RuntimeDefault` 설정이 필요합니다.',
    ],
  },
  {
    id: 'policy-without-params',
    says: [
      /ValidatingAdmissionPolicy '(?<policy>[^']+)' with binding '(?<binding>[^']+)' denied request: failed to configure binding: no params found/,
    ],
    en: [
      'policy {policy} finds no object to read its values from',
      'The binding `{binding}` of ValidatingAdmissionPolicy `{policy}` names in paramRef an object that is not there, and refuses everything meanwhile (parameterNotFoundAction Deny): the object that was sent is not to blame.',
      '`kubectl get validatingadmissionpolicybinding {binding} -o jsonpath={.spec.paramRef}` shows what it names: make that, or correct the name. paramKind of the policy says of which kind it is.',
    ],
    ko: [
      '정책 {policy}: 값을 읽어 올 객체가 없음',
      'ValidatingAdmissionPolicy `{policy}` 객체의 바인딩 `{binding}` 객체가 paramRef 필드에서 없는 객체를 가리키며, 그동안 모든 요청을 거부합니다(parameterNotFoundAction Deny). 보낸 객체의 문제가 아닙니다.',
      '`kubectl get validatingadmissionpolicybinding {binding} -o jsonpath={.spec.paramRef}` 명령으로 무엇을 가리키는지 보고, 그 객체를 만들거나 이름을 고치십시오. 종류는 정책의 paramKind 필드에 있습니다.',
    ],
  },
  {
    id: 'policy-denied',
    says: [
      /ValidatingAdmissionPolicy '(?<policy>[^']+)' with binding '[^']+' denied request: (?<said>.+)/,
    ],
    en: [
      'policy {policy} said no',
      'The ValidatingAdmissionPolicy `{policy}` refuses the object: {said}.',
      'Change the object as the message says, or ask who owns the policy whether it is meant for this case.',
    ],
    ko: [
      '정책 {policy}: 거부',
      'ValidatingAdmissionPolicy `{policy}` 객체가 거부했습니다: {said}.',
      '메시지대로 객체를 고치거나, 정책 담당자에게 이 경우에도 적용되는지 물어보십시오.',
    ],
  },
  {
    id: 'webhook-denied',
    says: [
      /admission webhook "(?<webhook>[^"]+)" denied the request:?\s*(?<message>\S.*)/,
      /admission webhook "(?<webhook>[^"]+)" denied the request(?<message> without explanation)/,
    ],
    en: [
      'admission webhook {webhook} said no',
      'The webhook `{webhook}` answered, and refuses this object: {message}.',
      'Change the object as the message says, or ask who owns the rule whether it is meant for this case.',
    ],
    ko: [
      '어드미션 웹훅 {webhook}: 거부',
      '`{webhook}` 웹훅이 응답하여 이 객체를 거부했습니다: {message}.',
      '메시지대로 객체를 고치거나, 규칙의 담당자에게 이 경우에도 적용되는지 물어보십시오.',
    ],
  },
  {
    id: 'namespace-ends',
    says: [
      /unable to create new content in namespace (?<namespace>\S+) because it is being terminated/,
    ],
    en: [
      'namespace {namespace} is being deleted',
      'Nothing can be created in `{namespace}`: somebody deleted it, and it is not empty yet.',
      '`kubectl get namespace {namespace} -o yaml` says in its conditions what is left and which finalizers it waits for.',
    ],
    ko: [
      '네임스페이스 {namespace}: 삭제되는 중',
      '`{namespace}` 네임스페이스는 삭제되는 중이라 아무것도 만들 수 없습니다. 아직 비지 않았습니다.',
      '`kubectl get namespace {namespace} -o yaml` 결과의 conditions에 무엇이 남았고 어느 finalizer를 기다리는지 나옵니다.',
    ],
  },
  {
    id: 'admission-denied',
    says: [/(?<![\w.-])(?<resource>[\w.-]+) "(?<name>[^"]+)" is forbidden: (?!User )(?<said>.+)/],
    en: [
      '{name} is not admitted',
      'An admission step of the API server refuses `{name}` ({resource}): {said}. Nothing was written.',
      'Change the object as the message says, or ask who runs the cluster about the rule.',
    ],
    ko: [
      '{name}: 받아들여지지 않음',
      'API 서버의 어드미션 단계가 `{name}`({resource}) 객체를 거부합니다: {said}. 아무것도 쓰이지 않았습니다.',
      '메시지대로 객체를 고치거나 클러스터 담당자에게 규칙을 물어보십시오.',
    ],
  },
  {
    id: 'request-too-slow',
    says: [/Timeout: request did not complete within requested timeout/],
    strength: 'fits',
    en: [
      'the API server did not finish the request in time',
      'The API server was reached and gave the request up when its time was over. Something that it waits for is slow: most often an admission webhook with a long timeout, or etcd.',
      '`kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations` shows who is asked; look whether their pods run and can be reached from the API server. If every write is slow, look at etcd and its disk.',
    ],
    ko: [
      'API 서버가 제시간에 요청을 끝내지 못했습니다',
      'API 서버에는 닿았지만 시간이 다 되어 요청을 포기했습니다. 기다리던 것이 느립니다. 제한 시간이 긴 어드미션 웹훅이나 etcd인 경우가 많습니다.',
      '`kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations` 명령으로 누구에게 묻는지 보고, 그 파드가 실행 중이며 API 서버에서 닿는지 확인하십시오. 모든 쓰기가 느리면 etcd와 그 디스크를 확인하십시오.',
    ],
  },
];
