import { wordsOnly } from '../../words/words-only.ts';

/** Limits and policies have owners: the pods comply, or the owner changes the rule. */
export const comply = wordsOnly('creation/comply', {
  'creation/quota': {
    en: (name) => ({
      title: 'Ask for less, or ask for more quota',
      text: `Lower the requests or the number of pods, or have the owner of the namespace raise ResourceQuota \`${name}\`. For a rolling update that lacks only its extra pod, \`maxSurge: 0\` with \`maxUnavailable: 1\` replaces the pods one by one within the quota; one pod fewer serves meanwhile.`,
    }),
    ko: (name) => ({
      title: '요청을 줄이거나 할당량 증설 요청',
      text: `requests나 파드 수를 줄이거나, 네임스페이스 담당자에게 ResourceQuota \`${name}\` 증설을 요청하십시오. 롤링 업데이트의 추가 파드만 문제라면 \`maxSurge: 0\`, \`maxUnavailable: 1\` 설정으로 할당량 안에서 하나씩 교체할 수 있으며, 그동안 파드가 하나 적게 서비스합니다.`,
    }),
  },
  'creation/quota-fields': {
    en: (name) => ({
      title: 'State what the quota counts',
      text: `Set the requests and limits that the quota counts for every container of \`${name}\`, or give the namespace defaults by a LimitRange.`,
    }),
    ko: (name) => ({
      title: '할당량이 세는 값 지정',
      text: `\`${name}\` 워크로드의 모든 컨테이너에 할당량이 세는 requests와 limits를 지정하거나, LimitRange로 네임스페이스 기본값을 두십시오.`,
    }),
  },
  'creation/limit-range': {
    en: (name) => ({
      title: 'Keep to the LimitRange',
      text: `Set the resources of \`${name}\` within the bound (\`kubectl set resources\`), or have the owner of the namespace change the LimitRange. See first that the program can live with less.`,
    }),
    ko: (name) => ({
      title: 'LimitRange 범위 준수',
      text: `\`${name}\` 워크로드의 리소스를 범위 안으로 지정하거나(\`kubectl set resources\`), 네임스페이스 담당자에게 LimitRange 변경을 요청하십시오. 프로그램이 그만큼으로 동작하는지 먼저 확인하십시오.`,
    }),
  },
  'creation/pod-security': {
    en: (name) => ({
      title: 'Set the security context that the level asks for',
      text: `In the pod template of \`${name}\` set, for what is broken: \`allowPrivilegeEscalation: false\`, \`capabilities.drop: [ALL]\`, \`runAsNonRoot: true\`, \`seccompProfile.type: RuntimeDefault\`. An image that runs as root needs a \`runAsUser\` other than 0 besides, and may need files that this user may write. Do not lower the level of the namespace for one workload.`,
    }),
    ko: (name) => ({
      title: '수준이 요구하는 securityContext 설정',
      text: `\`${name}\` 파드 템플릿에서 어긴 항목을 설정하십시오: \`allowPrivilegeEscalation: false\`, \`capabilities.drop: [ALL]\`, \`runAsNonRoot: true\`, \`seccompProfile.type: RuntimeDefault\`. root로 실행되는 이미지는 0이 아닌 \`runAsUser\` 값과 그 사용자가 쓸 수 있는 파일이 더 필요할 수 있습니다. 워크로드 하나 때문에 네임스페이스의 수준을 낮추지 마십시오.`,
    }),
  },
  'creation/missing-reference': {
    en: (name) => ({
      title: `Create \`${name}\`, or stop naming it`,
      text: `Create \`${name}\` as the pods need it, or correct its name in the pod template. The controller tries again by itself; that takes up to 17 minutes, and a new revision is tried at once.`,
    }),
    ko: (name) => ({
      title: `\`${name}\` 객체 생성 또는 참조 제거`,
      text: `파드에 필요한 \`${name}\` 객체를 만들거나 파드 템플릿의 이름을 고치십시오. 컨트롤러가 저절로 다시 시도하며 최대 17분 걸립니다. 새 리비전은 바로 시도합니다.`,
    }),
  },
  'creation/denied': {
    en: (name) => ({
      title: 'Do what the rule asks for',
      text: `Change the pod template of \`${name}\` as the message says, or ask the owner of the rule for an exception. Do not switch the rule off for one workload.`,
    }),
    ko: (name) => ({
      title: '규칙이 요구하는 대로 수정',
      text: `메시지에 따라 \`${name}\` 파드 템플릿을 고치거나 규칙 담당자에게 예외를 요청하십시오. 워크로드 하나 때문에 규칙을 끄지 마십시오.`,
    }),
  },
  'creation/namespace-terminating': {
    en: (name) => ({
      title: 'Let the namespace go, or find what holds it',
      text: `Nothing new may be created in \`${name}\` until it is gone; then it can be made anew. Its conditions name what holds it: have the owner of that finalizer finish, and do not remove finalizers by hand.`,
    }),
    ko: (name) => ({
      title: '네임스페이스 삭제 완료 또는 붙잡는 대상 확인',
      text: `\`${name}\` 네임스페이스가 사라질 때까지 새로 만들 수 없으며, 그 뒤 다시 만들 수 있습니다. 조건(conditions)에 무엇이 붙잡고 있는지 나옵니다. finalizer 담당자가 처리하게 하고 직접 지우지 마십시오.`,
    }),
  },
  'creation/webhook-unreachable': {
    en: (name) => ({
      title: 'Bring the webhook back',
      text: `Bring back what serves \`${name}\`: its pods and Service, its certificate, or the way from the API server to it. Whoever runs the policy decides about a configuration that was left behind by an uninstall; while it is away, nothing checks what it should check.`,
    }),
    ko: (name) => ({
      title: '웹훅 복구',
      text: `\`${name}\` 쪽의 파드와 Service, 인증서, API 서버에서 가는 경로를 복구하십시오. 제거 후 남은 웹훅 설정을 어떻게 할지는 정책 담당자가 결정해야 합니다. 웹훅이 없으면 검사해야 할 것이 검사되지 않습니다.`,
    }),
  },
});
