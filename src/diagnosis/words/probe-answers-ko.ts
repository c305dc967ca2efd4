import type { Answered, AnswerWords } from './answered.ts';

const wrote = ({ last }: Answered) => (last ? `. 로그: “${last}”` : '');
const declares = ({ declared }: Answered) =>
  declared ? `. 컨테이너가 선언한 포트: ${declared}` : '';

/** What each answer means, and what is to be changed for it, in Korean. */
export const answerWordsKo: AnswerWords = {
  'not-found': [
    ({ what, status }) => `없는 경로 \`${what}\` 요청으로 실패합니다(${status})`,
    ({ what, status }) =>
      `${status} 응답을 받습니다(not found). 그 포트의 프로그램에 \`${what}\` 경로가 없습니다`,
    () => '프로브의 path 값을 프로그램이 그 포트에서 제공하는 경로로 바꿔야 합니다.',
  ],
  'no-access': [
    ({ what, status }) => `로그인이 필요한 \`${what}\` 경로를 요청해 실패합니다(${status})`,
    ({ status }) =>
      `${status} 응답을 받습니다. 그 경로는 로그인 없이는 열리지 않는데 kubelet은 자격 증명을 보내지 않습니다`,
    () => '누구에게나 열린 경로를 쓰거나, 필요한 헤더를 프로브에 지정해야 합니다(httpHeaders).',
  ],
  'client-error': [
    ({ status }) => `거부되는 요청을 보냅니다(${status})`,
    ({ status }) => `${status} 응답을 받습니다. 프로그램이 프로브의 요청을 받아들이지 않습니다`,
    () =>
      'scheme, path, 헤더를 확인하십시오. kubelet은 Host 헤더로 파드 IP를 보내므로, 허용 호스트 목록이 있는 프로그램은 거부합니다. httpHeaders로 다른 값을 줄 수 있습니다.',
  ],
  'server-error': [
    ({ what, status }) => `\`${what}\` 경로에서 ${status} 응답을 받습니다`,
    (params) =>
      `${params.status} 응답을 받습니다. 프로그램 스스로 서비스할 수 없다고 알립니다${wrote(params)}`,
    () => '프로브는 제 역할을 합니다. 프로그램에 없는 것, 실패하는 것을 고쳐야 합니다.',
  ],
  'plain-http': [
    ({ port }) => `평문 HTTP 포트 ${port}에 HTTPS로 요청합니다`,
    () => '그곳의 프로그램은 HTTPS(scheme)가 아니라 평문 HTTP로 답합니다',
    () => '프로브의 scheme 값을 HTTP로 바꾸거나 TLS를 쓰는 포트를 지정하십시오.',
  ],
  'tls-wanted': [
    ({ port }) => `HTTPS 포트 ${port}에 평문 HTTP로 요청합니다`,
    () => '그곳의 프로그램은 평문 HTTP(scheme)가 아니라 TLS(HTTPS)를 요구합니다',
    () => '프로브의 scheme 값을 HTTPS로 바꾸십시오(kubelet은 인증서를 검사하지 않습니다).',
  ],
  'no-such-port': [
    ({ port }) => `컨테이너에 없는 포트 이름 \`${port}\` 값을 씁니다`,
    ({ port }) => `컨테이너의 ports 목록에 \`${port}\` 이름이 없어 요청 자체를 보낼 수 없습니다`,
    ({ declared }) =>
      `프로브와 컨테이너 ports의 이름이 같아야 합니다${declared ? `. 선언된 포트: ${declared}` : '. 선언된 포트가 없습니다'}.`,
  ],
  'no-health-service': [
    ({ port }) => `gRPC health 서비스가 없는 ${port} 포트를 묻습니다`,
    () => '그곳의 서버가 gRPC health 프로토콜(grpc.health.v1.Health)을 구현하지 않았습니다',
    () =>
      '프로그램에 gRPC health 서비스를 등록하거나, 다른 방식(tcpSocket, httpGet)으로 확인해야 합니다.',
  ],
  'unknown-service': [
    ({ what }) => `서버가 모르는 gRPC 서비스 \`${what}\` 상태를 묻습니다`,
    ({ what }) => `gRPC health 서비스에 \`${what}\` 서비스가 없습니다(NotFound)`,
    () => '프로그램이 상태를 알리는 서비스 이름을 프로브에 쓰거나 이름을 비우십시오.',
  ],
  'not-serving': [
    () => 'NOT_SERVING 응답을 받습니다',
    (params) =>
      `서비스할 수 없다는 응답(NOT_SERVING)을 받습니다. 프로그램 스스로 알리는 것입니다${wrote(params)}`,
    () => '프로브는 제 역할을 합니다. 프로그램에 없는 것, 실패하는 것을 고쳐야 합니다.',
  ],
  refused: [
    ({ port }) => `듣는 것이 없는 ${port} 포트를 묻습니다`,
    (params) => `파드 IP의 그 포트에서 듣는 것이 없습니다(connection refused)${declares(params)}`,
    () =>
      '프로브의 포트가 틀렸거나, 프로그램이 포트를 아직 열지 않았거나 127.0.0.1 주소에서만 엽니다. 로그만으로는 알 수 없습니다.',
  ],
  timeout: [
    ({ seconds }) => `${seconds}초 안에 응답을 받지 못합니다`,
    (params) => `${params.seconds}초(timeoutSeconds) 안에 응답을 받지 못합니다${wrote(params)}`,
    () =>
      '프로그램에 닿지만 느리거나 멈춰 있습니다. 원래 그만큼 걸린다면 timeoutSeconds 값을 늘리고, 아니라면 무엇이 붙들고 있는지(CPU 제한, 느린 의존 서비스) 확인하십시오.',
  ],
  'command-fails': [
    ({ what }) => `실패하는 명령 \`${what}\` 실행으로 실패합니다`,
    ({ said }) => `명령이 실패합니다${said ? `: “${said}”` : '(출력 없음)'}`,
    () =>
      '컨테이너에서 그 명령을 실행해 보십시오. 검사 대상이 틀렸거나, 검사하는 것이 아직 갖추어지지 않았습니다.',
  ],
};
