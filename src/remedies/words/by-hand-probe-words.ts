import type { ByHandWords } from './by-hand.ts';

/** What a person can do about what a probe got. */
export const probeWords: ByHandWords = {
  'probe/answer/not-found': {
    en: [
      'Correct the path of the probe',
      "Ask the program's documentation or its log which path reports its health, and try it within the pod: `kubectl exec` and a request to localhost.",
    ],
    ko: [
      '프로브의 경로 고치기',
      '상태를 알리는 경로를 프로그램의 문서나 로그에서 확인하고, `kubectl exec`으로 파드 안에서 localhost에 요청해 시험하십시오.',
    ],
  },
  'probe/answer/no-access': {
    en: [
      'Probe an open path',
      'Use a path that needs no login, or exempt the health path from it; a token in httpHeaders would stand in plain text in the pod.',
    ],
    ko: [
      '열린 경로로 확인',
      '로그인이 필요 없는 경로를 쓰거나 상태 경로만 로그인에서 제외하십시오. httpHeaders에 적은 토큰은 파드에 그대로 드러납니다.',
    ],
  },
  'probe/answer/client-error': {
    en: [
      'Send what the program accepts',
      'Set scheme, path and, where the program checks host names, a Host header in httpHeaders.',
    ],
    ko: [
      '프로그램이 받아들이는 요청 보내기',
      'scheme, path를 맞추고, 호스트 이름을 검사하는 프로그램이면 httpHeaders에 Host 헤더를 지정하십시오.',
    ],
  },
  'probe/answer/server-error': {
    en: [
      'Look at what the program reports',
      'Ask the same path within the pod: its body often names the check that fails. Do not take the probe away.',
    ],
    ko: [
      '프로그램이 알리는 내용 확인',
      '파드 안에서 같은 경로에 요청하면 어떤 검사가 실패하는지 본문에 나오는 경우가 많습니다. 프로브를 없애지 마십시오.',
    ],
  },
  'probe/answer/not-serving': {
    en: [
      'Look at what the program reports',
      'Its log tells when it sets its health to NOT_SERVING. Do not take the probe away.',
    ],
    ko: [
      '프로그램이 알리는 내용 확인',
      '언제 NOT_SERVING 상태로 두는지 프로그램의 로그에서 확인하십시오. 프로브를 없애지 마십시오.',
    ],
  },
  'probe/answer/plain-http': {
    en: [
      'Set the scheme to HTTP',
      '`scheme: HTTP` in the probe, or the number of the port that serves TLS.',
    ],
    ko: [
      'scheme을 HTTP로',
      '프로브에 `scheme: HTTP` 값을 쓰거나 TLS를 쓰는 포트 번호를 지정하십시오.',
    ],
  },
  'probe/answer/tls-wanted': {
    en: [
      'Set the scheme to HTTPS',
      '`scheme: HTTPS` in the probe; the kubelet does not check the certificate.',
    ],
    ko: [
      'scheme을 HTTPS로',
      '프로브에 `scheme: HTTPS` 값을 쓰십시오. kubelet은 인증서를 검사하지 않습니다.',
    ],
  },
  'probe/answer/no-such-port': {
    en: [
      'Name the port alike',
      "Give the container's port the name that the probe uses, or write the number into the probe.",
    ],
    ko: [
      '포트 이름 맞추기',
      '컨테이너 포트에 프로브가 쓰는 이름을 주거나 프로브에 번호를 쓰십시오.',
    ],
  },
  'probe/answer/no-health-service': {
    en: [
      'Serve gRPC health',
      'Register the health service of the gRPC library in the program; until then a tcpSocket probe at least shows that it listens.',
    ],
    ko: [
      'gRPC health 제공',
      '프로그램에 gRPC 라이브러리의 health 서비스를 등록하십시오. 그때까지는 tcpSocket 프로브로 듣고 있는지만 확인할 수 있습니다.',
    ],
  },
  'probe/answer/unknown-service': {
    en: [
      'Correct the service of the probe',
      'Leave `grpc.service` empty to ask for the whole server, or write the name that the program registers.',
    ],
    ko: [
      '프로브의 service 값 고치기',
      '`grpc.service` 값을 비워 서버 전체를 묻거나, 프로그램이 등록한 이름을 쓰십시오.',
    ],
  },
  'probe/answer/refused': {
    en: [
      'Find the port of the program',
      'See in the pod where it listens (`kubectl exec`, `ss -ltn`), and let the probe ask there; it has to be on 0.0.0.0 or ::, not 127.0.0.1.',
    ],
    ko: [
      '프로그램의 포트 확인',
      '파드 안에서 듣는 주소를 확인하고(`kubectl exec`, `ss -ltn`) 프로브가 그곳을 묻게 하십시오. 127.0.0.1이 아니라 0.0.0.0 또는 :: 주소여야 합니다.',
    ],
  },
  'probe/answer/timeout': {
    en: [
      'Give it time, or find what takes it',
      'See how long the same request takes within the pod. Raise timeoutSeconds above that where it is normal; a CPU limit that throttles the program is a frequent reason.',
    ],
    ko: [
      '시간을 늘리거나 원인 찾기',
      '파드 안에서 같은 요청이 얼마나 걸리는지 보십시오. 정상이면 timeoutSeconds 값을 그보다 크게 두십시오. CPU 제한에 따른 스로틀링이 흔한 이유입니다.',
    ],
  },
  'probe/answer/command-fails': {
    en: [
      'Run the command by hand',
      '`kubectl exec` it in the container: its output says what it misses.',
    ],
    ko: [
      '명령을 직접 실행',
      '`kubectl exec`으로 컨테이너에서 실행해 보면 무엇이 없는지 출력에 나옵니다.',
    ],
  },
};
