import type { Lang } from '../../../domain/lang.ts';
import type { ProbeAnswer } from '../../../world/readings/probe-answers.ts';
import type { Which } from '../../../world/readings/probes.ts';
import type { InContainer } from '../../container-words.ts';

/** `what` is the path, service or command that is asked for, `last` what the program wrote last of trouble. */
export type Answered = InContainer &
  Readonly<{
    which: Which;
    way: 'http' | 'tcp' | 'grpc' | 'exec';
    what: string;
    port: string;
    seconds: number; // after which the probe gives up
    said: string;
    kills: boolean;
    status?: number;
    declared?: string; // ports of the container, where what is asked is none of them
    last?: string;
  }>;
type Say = (params: Answered) => string;
/** A few words for the title, a clause for the sentence, and what to change. */
export type AnswerWords = Readonly<Record<Lang, readonly [title: Say, clause: Say, change: Say]>>;

const wrote = {
  en: ({ last }: Answered) => (last ? ` Its log says “${last}”.` : ''),
  ko: ({ last }: Answered) => (last ? ` 로그: “${last}”.` : ''),
};
const declares = {
  en: ({ declared }: Answered) => (declared ? ` The container declares ${declared}.` : ''),
  ko: ({ declared }: Answered) => (declared ? ` 컨테이너가 선언한 포트: ${declared}.` : ''),
};

/** What each answer means, and what is to be changed for it. */
export const ANSWER_WORDS: Readonly<Record<ProbeAnswer, AnswerWords>> = {
  'not-found': {
    en: [
      ({ what, status }) => `asks for \`${what}\`, which does not exist there (${status})`,
      ({ what, status }) =>
        `and is answered ${status} (not found): what runs at that port serves no path \`${what}\``,
      () => 'The path of the probe has to be one that the program serves at that port.',
    ],
    ko: [
      ({ what, status }) => `없는 경로 \`${what}\` 요청으로 실패합니다(${status})`,
      ({ what, status }) =>
        `${status} 응답을 받습니다(not found). 그 포트의 프로그램에 \`${what}\` 경로가 없습니다`,
      () => '프로브의 path 값을 프로그램이 그 포트에서 제공하는 경로로 바꿔야 합니다.',
    ],
  },
  'no-access': {
    en: [
      ({ what, status }) => `asks for \`${what}\`, which wants a login (${status})`,
      ({ status }) =>
        `and is answered ${status}: that path is closed to a request without a login, and the kubelet sends none`,
      () =>
        'The probe needs a path that is open to everybody, or the header that the program wants (httpHeaders).',
    ],
    ko: [
      ({ what, status }) => `로그인이 필요한 \`${what}\` 경로를 요청해 실패합니다(${status})`,
      ({ status }) =>
        `${status} 응답을 받습니다. 그 경로는 로그인 없이는 열리지 않는데 kubelet은 자격 증명을 보내지 않습니다`,
      () => '누구에게나 열린 경로를 쓰거나, 필요한 헤더를 프로브에 지정해야 합니다(httpHeaders).',
    ],
  },
  'client-error': {
    en: [
      ({ status }) => `sends a request that is rejected (${status})`,
      ({ status }) =>
        `and is answered ${status}: the program does not accept the request as the probe sends it`,
      () =>
        "Check scheme, path and headers. As Host the kubelet sends the pod's IP, which a program with a list of allowed hosts rejects, unless httpHeaders names another one.",
    ],
    ko: [
      ({ status }) => `거부되는 요청을 보냅니다(${status})`,
      ({ status }) => `${status} 응답을 받습니다. 프로그램이 프로브의 요청을 받아들이지 않습니다`,
      () =>
        'scheme, path, 헤더를 확인하십시오. kubelet은 Host 헤더로 파드 IP를 보내므로, 허용 호스트 목록이 있는 프로그램은 거부합니다. httpHeaders로 다른 값을 줄 수 있습니다.',
    ],
  },
  'server-error': {
    en: [
      ({ what, status }) => `is answered ${status} by \`${what}\``,
      (params) =>
        `and is answered ${params.status}: the program itself reports that it cannot serve.${wrote.en(params)}`.replace(
          /\.$/,
          '',
        ),
      () => 'The probe does its work: what its program misses, or fails at, is to be mended.',
    ],
    ko: [
      ({ what, status }) => `\`${what}\` 경로에서 ${status} 응답을 받습니다`,
      (params) =>
        `${params.status} 응답을 받습니다. 프로그램 스스로 서비스할 수 없다고 알립니다.${wrote.ko(params)}`.replace(
          /\.$/,
          '',
        ),
      () => '프로브는 제 역할을 합니다. 프로그램에 없는 것, 실패하는 것을 고쳐야 합니다.',
    ],
  },
  'plain-http': {
    en: [
      ({ port }) => `speaks HTTPS to port ${port}, which serves plain HTTP`,
      () => 'with scheme HTTPS, and what listens there answers in plain HTTP',
      () => 'Set the scheme of the probe to HTTP, or point it to the port that serves TLS.',
    ],
    ko: [
      ({ port }) => `평문 HTTP 포트 ${port}에 HTTPS로 요청합니다`,
      () => 'scheme HTTPS로 요청하는데, 그곳의 프로그램은 평문 HTTP로 답합니다',
      () => '프로브의 scheme 값을 HTTP로 바꾸거나 TLS를 쓰는 포트를 지정하십시오.',
    ],
  },
  'tls-wanted': {
    en: [
      ({ port }) => `speaks plain HTTP to port ${port}, which serves HTTPS`,
      () => 'with scheme HTTP, and what listens there wants TLS (HTTPS)',
      () => 'Set the scheme of the probe to HTTPS (the kubelet does not check the certificate).',
    ],
    ko: [
      ({ port }) => `HTTPS 포트 ${port}에 평문 HTTP로 요청합니다`,
      () => 'scheme HTTP로 요청하는데, 그곳의 프로그램은 TLS(HTTPS)를 요구합니다',
      () => '프로브의 scheme 값을 HTTPS로 바꾸십시오(kubelet은 인증서를 검사하지 않습니다).',
    ],
  },
  'no-such-port': {
    en: [
      ({ port }) => `names port \`${port}\`, which the container does not declare`,
      ({ port }) =>
        `but no port of the container is called \`${port}\`, so it cannot be sent at all`,
      ({ declared }) =>
        `The name in the probe and the one in the container's ports have to be the same${declared ? `; it declares ${declared}` : ', and it declares none'}.`,
    ],
    ko: [
      ({ port }) => `컨테이너에 없는 포트 이름 \`${port}\` 값을 씁니다`,
      ({ port }) => `컨테이너의 ports 목록에 \`${port}\` 이름이 없어 요청 자체를 보낼 수 없습니다`,
      ({ declared }) =>
        `프로브와 컨테이너 ports의 이름이 같아야 합니다${declared ? `. 선언된 포트: ${declared}` : '. 선언된 포트가 없습니다'}.`,
    ],
  },
  'no-health-service': {
    en: [
      ({ port }) => `asks port ${port} for gRPC health, which it does not serve`,
      () =>
        'and the server there does not implement the gRPC health protocol (grpc.health.v1.Health)',
      () =>
        'The program has to register the gRPC health service, or the probe ask in another way (tcpSocket, httpGet).',
    ],
    ko: [
      ({ port }) => `gRPC health 서비스가 없는 ${port} 포트를 묻습니다`,
      () => '그곳의 서버가 gRPC health 프로토콜(grpc.health.v1.Health)을 구현하지 않았습니다',
      () =>
        '프로그램에 gRPC health 서비스를 등록하거나, 다른 방식(tcpSocket, httpGet)으로 확인해야 합니다.',
    ],
  },
  'unknown-service': {
    en: [
      ({ what }) => `asks for the gRPC service \`${what}\`, which the server does not know`,
      ({ what }) => `and its gRPC health service knows no service \`${what}\` (NotFound)`,
      () => 'Name a service in the probe that the program reports the health of, or none at all.',
    ],
    ko: [
      ({ what }) => `서버가 모르는 gRPC 서비스 \`${what}\` 상태를 묻습니다`,
      ({ what }) => `gRPC health 서비스에 \`${what}\` 서비스가 없습니다(NotFound)`,
      () => '프로그램이 상태를 알리는 서비스 이름을 프로브에 쓰거나 이름을 비우십시오.',
    ],
  },
  'not-serving': {
    en: [
      () => 'is answered NOT_SERVING',
      (params) =>
        `and is told that it does not serve (NOT_SERVING): the program itself reports that.${wrote.en(params)}`.replace(
          /\.$/,
          '',
        ),
      () => 'The probe does its work: what its program misses, or fails at, is to be mended.',
    ],
    ko: [
      () => 'NOT_SERVING 응답을 받습니다',
      (params) =>
        `서비스할 수 없다는 응답(NOT_SERVING)을 받습니다. 프로그램 스스로 알리는 것입니다.${wrote.ko(params)}`.replace(
          /\.$/,
          '',
        ),
      () => '프로브는 제 역할을 합니다. 프로그램에 없는 것, 실패하는 것을 고쳐야 합니다.',
    ],
  },
  refused: {
    en: [
      ({ port }) => `asks port ${port}, where nothing listens`,
      (params) =>
        `where nothing listens on the pod's address (connection refused).${declares.en(params)}`.replace(
          /\.$/,
          '',
        ),
      () =>
        'Either the probe has the wrong port, or the program has not opened it, or only for 127.0.0.1. Its log does not say which.',
    ],
    ko: [
      ({ port }) => `듣는 것이 없는 ${port} 포트를 묻습니다`,
      (params) =>
        `파드 IP의 그 포트에서 듣는 것이 없습니다(connection refused).${declares.ko(params)}`.replace(
          /\.$/,
          '',
        ),
      () =>
        '프로브의 포트가 틀렸거나, 프로그램이 포트를 아직 열지 않았거나 127.0.0.1 주소에서만 엽니다. 로그만으로는 알 수 없습니다.',
    ],
  },
  timeout: {
    en: [
      ({ seconds }) => `gets no answer within ${seconds} s`,
      (params) =>
        `and gets no answer within ${params.seconds} s (timeoutSeconds).${wrote.en(params)}`.replace(
          /\.$/,
          '',
        ),
      () =>
        'The program is reached, and is too slow or hangs: give the probe more time if that is normal for it, else look at what keeps it busy (CPU limit, a slow dependency).',
    ],
    ko: [
      ({ seconds }) => `${seconds}초 안에 응답을 받지 못합니다`,
      (params) =>
        `${params.seconds}초(timeoutSeconds) 안에 응답을 받지 못합니다.${wrote.ko(params)}`.replace(
          /\.$/,
          '',
        ),
      () =>
        '프로그램에 닿지만 느리거나 멈춰 있습니다. 원래 그만큼 걸린다면 timeoutSeconds 값을 늘리고, 아니라면 무엇이 붙들고 있는지(CPU 제한, 느린 의존 서비스) 확인하십시오.',
    ],
  },
  'command-fails': {
    en: [
      ({ what }) => `runs \`${what}\`, which fails`,
      ({ said }) => `which fails${said ? `: “${said}”` : ' and says nothing'}`,
      () =>
        'Run the command in the container: either it checks the wrong thing, or what it checks is not yet so.',
    ],
    ko: [
      ({ what }) => `실패하는 명령 \`${what}\` 실행으로 실패합니다`,
      ({ said }) => `명령이 실패합니다${said ? `: “${said}”` : '(출력 없음)'}`,
      () =>
        '컨테이너에서 그 명령을 실행해 보십시오. 검사 대상이 틀렸거나, 검사하는 것이 아직 갖추어지지 않았습니다.',
    ],
  },
};
