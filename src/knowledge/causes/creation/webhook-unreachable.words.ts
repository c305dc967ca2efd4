import type { Advised, Cause } from '../../../domain/model.ts';
import { type WebhookFailure } from '../../../readings/network/webhook-call.ts';
import type { Deadlock } from './signs/deadlock.ts';
import { certificateAdvice, type Distrusted } from './webhook-certificate.words.ts';

export type Unreachable = Readonly<{
  workload: string;
  webhook: string;
  how: WebhookHow;
  why: string; // as the API server writes it
  configuration?: string; // that registers it, where it was found
  pods?: number; // that the Service selects, where it exists
  scaledToZero?: string; // the workload behind the Service
  isMended?: true; // by now
  distrusted?: Distrusted; // its certificate
  deadlock?: Deadlock; // its pod waits for what it keeps from being created
}>;

export type WebhookHow = WebhookFailure | 'other';

/** What is said of an admission webhook that cannot be called. */
export const webhookUnreachableWords: Pick<Cause<Unreachable>, 'text' | 'advice'> = {
  text: {
    en(
      { name },
      { workload, webhook, how, why, configuration, pods, scaledToZero, isMended, deadlock },
    ) {
      const by = configuration ? ` of configuration \`${configuration}\`` : '';
      const none = scaledToZero
        ? ` \`${scaledToZero}\`, whose pods it selects, is scaled to 0.`
        : ' Its selector matches no pod.';
      const selected = how === 'no-endpoints' && pods === 0 ? none : '';
      return {
        title: `\`${name}\`: admission webhook \`${webhook}\` cannot be called`,
        sentence: `\`${workload}\` may not create pods: the API server must first call admission webhook \`${webhook}\`${by} at \`${name}\`, and ${EN[how]} (${why}).${selected}${deadlock ? ` It is a deadlock: its pod \`${deadlock.pod}\` waits for a Ready node, and the nodes wait for pods of \`${deadlock.daemonSet}\`, which the webhook refuses.` : ''}`,
        so: isMended
          ? 'That is fixed by now: the controller tries again by itself within 17 minutes.'
          : 'Everything that the webhook is asked about is refused meanwhile, in every namespace that its configuration names; what runs is not touched. Mend the webhook: without it the policy is not applied.',
      };
    },
    ko(
      { name },
      { workload, webhook, how, why, configuration, pods, scaledToZero, isMended, deadlock },
    ) {
      const by = configuration ? `(설정 \`${configuration}\`)` : '';
      const none = scaledToZero
        ? ` 선택할 파드를 만드는 \`${scaledToZero}\` 워크로드가 0개로 줄어 있습니다.`
        : ' 셀렉터에 맞는 파드가 하나도 없습니다.';
      const selected = how === 'no-endpoints' && pods === 0 ? none : '';
      return {
        title: `\`${name}\`: 어드미션 웹훅 \`${webhook}\` 호출이 실패합니다`,
        sentence: `\`${workload}\` 워크로드가 파드를 만들 수 없습니다. API 서버가 먼저 \`${name}\` 쪽의 어드미션 웹훅 \`${webhook}\`${by} 호출을 해야 하는데, ${KO[how]}(${why}).${selected}${deadlock ? ` 교착 상태입니다. 웹훅의 파드 \`${deadlock.pod}\` 쪽은 Ready 노드를 기다리고, 노드는 이 웹훅이 거부하는 \`${deadlock.daemonSet}\` 파드를 기다립니다.` : ''}`,
        so: isMended
          ? '지금은 해결되어, 컨트롤러가 17분 안에 저절로 다시 시도합니다.'
          : '그동안 이 웹훅에 묻는 요청은 설정에 적힌 모든 네임스페이스에서 거부됩니다. 이미 실행 중인 것은 영향이 없습니다. 웹훅을 고쳐야 하며, 웹훅이 없으면 정책이 적용되지 않습니다.',
      };
    },
  },

  advice: {
    choose: ({ name }, { distrusted, deadlock, webhook, configuration }) =>
      certificateAdvice(distrusted) ??
      (deadlock && deadlockAdvice(webhook, configuration)) ?? {
        en: {
          title: 'Bring the webhook back',
          text: `Bring back what serves \`${name}\`: its pods and Service, its certificate, or the way from the API server to it. Whoever runs the policy decides about a configuration that was left behind by an uninstall; while it is away, nothing checks what it should check.`,
        },
        ko: {
          title: '웹훅 복구',
          text: `\`${name}\` 쪽의 파드와 Service, 인증서, API 서버에서 가는 경로를 복구하십시오. 제거 후 남은 웹훅 설정을 어떻게 할지는 정책 담당자가 결정해야 합니다. 웹훅이 없으면 검사해야 할 것이 검사되지 않습니다.`,
        },
      },
  },
};

function deadlockAdvice(webhook: string, configuration: string | undefined): Advised {
  const en = configuration
    ? `webhook configuration \`${configuration}\``
    : `the configuration of \`${webhook}\``;
  const ko = configuration ? `웹훅 설정 \`${configuration}\`` : `\`${webhook}\` 웹훅의 설정`;
  return {
    en: {
      title: 'Take the webhook away for a moment',
      text: `Nothing ends this by itself. Save ${en} and delete it, or set its \`failurePolicy\` to \`Ignore\`: the pods of the nodes are then created, the nodes become Ready, and the webhook's pod starts. Policy engines such as Kyverno write their configuration again when they start. Afterwards keep \`kube-system\` out of it (\`namespaceSelector\`) and run more than one replica.`,
    },
    ko: {
      title: '웹훅을 잠시 제거',
      text: `저절로 풀리지 않습니다. ${ko}을 저장해 둔 뒤 삭제하거나 \`failurePolicy\` 값을 \`Ignore\`로 바꾸십시오. 그러면 노드의 파드가 생성되어 노드가 Ready가 되고 웹훅의 파드도 시작됩니다. Kyverno 같은 정책 엔진은 시작할 때 설정을 다시 만듭니다. 그 뒤 \`namespaceSelector\`로 \`kube-system\`을 제외하고 복제본을 두 개 이상 실행하십시오.`,
    },
  };
}

const EN: Readonly<Record<WebhookHow, string>> = {
  'no-service': 'the Service does not exist',
  'no-endpoints': 'the Service has no endpoints that are Ready',
  tls: "the webhook's certificate is not accepted",
  handshake: 'TLS with it does not come about',
  refused: 'the connection is refused: nothing listens there',
  'no-host': 'its host name does not resolve',
  'no-route': 'there is no route to it',
  'outside-network':
    'the control plane may not call its address: the pod is in a network of its own (an overlay), and needs hostNetwork or an address of the nodes’ network',
  reset: 'the connection is cut off',
  timeout: 'it does not answer in time',
  other: 'the call fails',
};

const KO: Readonly<Record<WebhookHow, string>> = {
  'no-service': 'Service 객체가 없습니다',
  'no-endpoints': 'Service에 준비된 엔드포인트가 없습니다',
  tls: '웹훅의 인증서를 받아들이지 못합니다',
  handshake: 'TLS 연결이 성립하지 않습니다',
  refused: '연결이 거부됩니다. 그 포트에서 듣는 프로세스가 없습니다',
  'no-host': '호스트 이름을 찾을 수 없습니다',
  'no-route': '그곳으로 가는 경로가 없습니다',
  'outside-network':
    '컨트롤 플레인이 그 주소를 부를 수 없습니다. 파드가 별도 네트워크(오버레이)에 있어 hostNetwork나 노드 네트워크의 주소가 필요합니다',
  reset: '연결이 중간에 끊깁니다',
  timeout: '제시간에 응답하지 않습니다',
  other: '호출이 실패합니다',
};
