import type { Bilingual } from '../../domain/lang.ts';
import {
  serviceIn,
  webhookFailureIn,
  type WebhookFailure,
} from '../../readings/network/webhook-call.ts';
import { present } from '../../text/present.ts';
import type { Signature, TextWords } from '../signature.ts';

type Tail = WebhookFailure | 'not-told' | 'other-words';
type WebhookFailed = Readonly<{ webhook: string; service?: string; tail: Tail }>;

/** As the API server writes it (apiserver, admission/plugin/webhook/errors). */
const FAILED = /failed calling webhook "(?<webhook>[^"]+)"(?<rest>[^\n]*(?:\n(?!\s*Error)[^\n]*)?)/;
/** After the address of the call. */
const SAYS_MORE = /https:\/\/[^\s"]+": \w/;

/** The API server asked an admission webhook and got no answer. */
export const webhookFailed: Signature<WebhookFailed> = {
  id: 'explain/webhook-failed',

  *find(text) {
    const failed = text.match(FAILED);
    if (!failed) return;
    const { webhook = '', rest = '' } = failed.groups;
    const about = serviceIn(rest);
    const tail = webhookFailureIn(rest) ?? (SAYS_MORE.test(rest) ? 'other-words' : 'not-told');
    yield {
      params: { webhook, tail, ...(about && { service: `${about.namespace}/${about.name}` }) },
      quotes: failed.quotes,
      strength: 'entails',
      ...present({ about }),
    };
  },

  text: {
    en: ({ webhook, service, tail }) => ({
      title: `admission webhook ${webhook} does not answer`,
      sentence: `The API server is reachable and answered. The failing hop is from the API server to the admission webhook \`${webhook}\`${service ? ` (Service \`${service}\`)` : ''}: ${EN[tail]}.`,
      so: 'Writes of the kinds that this webhook checks are blocked meanwhile; traffic that is already served is not. The machine that ran the command is not at fault.',
      advice:
        tail === 'tls'
          ? CERTIFICATE.en
          : [
              {
                title: `Bring the pods behind ${service ?? 'the webhook'} back`,
                text: service
                  ? `\`why service/${service.split('/')[1]} -n ${service.split('/')[0]}\` says what is wrong with them.`
                  : 'The webhook configuration names its Service.',
              },
              {
                title: 'If its pods are Ready, look at the way to them',
                text: 'The API server must reach the pod port of the webhook (often 8443, 9443 or 10250): network policies, firewalls of the nodes, hostNetwork. A private cluster (GKE) lets its control plane reach the nodes on 443 and 10250 only: a firewall rule has to open the pod port.',
              },
            ],
    }),
    ko: ({ webhook, service, tail }) => ({
      title: `어드미션 웹훅 ${webhook} 응답이 없습니다`,
      sentence: `API 서버에는 연결되었고 응답도 받았습니다. 실패한 구간은 API 서버에서 어드미션 웹훅 \`${webhook}\`${service ? ` (Service \`${service}\`)` : ''}까지입니다. ${KO[tail]}.`,
      so: '이 웹훅이 검사하는 종류의 쓰기는 그동안 모두 막힙니다. 이미 처리 중인 트래픽은 영향이 없습니다. 명령을 실행한 머신의 문제가 아닙니다.',
      advice:
        tail === 'tls'
          ? CERTIFICATE.ko
          : [
              {
                title: `${service ?? '웹훅'} 뒤의 파드 되살리기`,
                text: service
                  ? `\`why service/${service.split('/')[1]} -n ${service.split('/')[0]}\` 명령으로 무엇이 문제인지 볼 수 있습니다.`
                  : '웹훅 설정에 Service 이름이 있습니다.',
              },
              {
                title: '파드가 Ready 상태라면 그곳까지의 경로 확인',
                text: 'API 서버가 웹훅 파드의 포트(흔히 8443, 9443, 10250)에 닿아야 합니다. 네트워크 정책, 노드 방화벽, hostNetwork 설정을 확인하십시오. 비공개 클러스터(GKE)의 컨트롤 플레인은 노드의 443과 10250 포트에만 닿으므로 방화벽 규칙으로 파드 포트를 열어야 합니다.',
              },
            ],
    }),
  },
};

const CERTIFICATE: Bilingual<TextWords['advice']> = {
  en: [
    {
      title: 'Recreate its certificate, and fill `caBundle`',
      text: 'Run the job or cert-manager certificate again that fills `caBundle` of the webhook configuration: with cert-manager its annotation `cert-manager.io/inject-ca-from` names the Certificate, and cert-manager-cainjector has to run.',
    },
  ],
  ko: [
    {
      title: '인증서와 `caBundle` 값 다시 만들기',
      text: '웹훅 설정의 `caBundle` 값을 채우는 작업이나 cert-manager 인증서를 다시 실행하십시오. cert-manager를 쓰면 애너테이션 `cert-manager.io/inject-ca-from`에 Certificate 이름이 있고, cert-manager-cainjector가 실행 중이어야 합니다.',
    },
  ],
};
const EN: Readonly<Record<Tail, string>> = {
  timeout: 'it did not answer in time: the pod hangs, or something between drops the packets',
  'no-service': 'the Service that its configuration names does not exist',
  'no-endpoints': 'no pod behind its Service is Ready',
  refused: 'nothing listens on the port that the Service leads to',
  'no-host': 'its host name does not resolve',
  'no-route': 'there is no route to it',
  'outside-network':
    'the control plane may not call its address: the pod is in a network of its own (an overlay), and needs hostNetwork or an address of the nodes’ network',
  reset: 'the connection is cut off before an answer',
  tls: 'its certificate is not the one that the webhook configuration trusts, has expired, or is for another name',
  handshake:
    'TLS with it does not come about: what answers there speaks none, or ends the handshake',
  'not-told': 'the text does not say why: its end is cut off',
  'other-words': 'the text says why in words that kubewhy does not know',
};
const KO: Readonly<Record<Tail, string>> = {
  timeout: '제때 응답하지 않았습니다. 파드가 멈췄거나 중간에서 패킷이 버려집니다',
  'no-service': '웹훅 설정에 적힌 Service 객체가 없습니다',
  'no-endpoints': '그 Service 뒤에 Ready 상태인 파드가 없습니다',
  refused: 'Service가 가리키는 포트에서 듣는 프로세스가 없습니다',
  'no-host': '호스트 이름을 찾을 수 없습니다',
  'no-route': '그곳으로 가는 경로가 없습니다',
  'outside-network':
    '컨트롤 플레인이 그 주소를 부를 수 없습니다. 파드가 별도 네트워크(오버레이)에 있어 hostNetwork나 노드 네트워크의 주소가 필요합니다',
  reset: '응답 전에 연결이 끊겼습니다',
  tls: '인증서가 웹훅 설정이 신뢰하는 것과 다르거나, 만료되었거나, 다른 이름의 것입니다',
  handshake: 'TLS 연결이 성립하지 않습니다. 그곳에서 TLS로 응답하지 않거나 핸드셰이크를 끊습니다',
  'not-told': '텍스트의 끝이 잘려 이유를 알 수 없습니다',
  'other-words': '이유가 kubewhy가 모르는 말로 적혀 있습니다',
};
