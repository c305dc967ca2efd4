import type { ProbeAnswer } from '../../../../readings/pods/probe-answers.ts';
import type { ProbeAnswerRow } from './row.words.ts';

/** A probe that asks in a way, or for a thing, that the program does not know at all. */
export const wrongWayRows = {
  'no-such-port': {
    en: {
      title: ({ port }) => `names port \`${port}\`, which the container does not declare`,
      clause: ({ port }) =>
        `, but no port of the container is called \`${port}\`, so the probe cannot be sent at all`,
      change: ({ declared }) =>
        `The name in the probe and the one in the container's ports have to be the same${declared ? `; it declares ${declared}` : ', and it declares none'}.`,
    },
    ko: {
      title: ({ port }) => `컨테이너에 없는 포트 이름 \`${port}\` 값을 씁니다`,
      clause: ({ port }) =>
        `컨테이너의 ports 목록에 \`${port}\` 이름이 없어 요청 자체를 보낼 수 없습니다`,
      change: ({ declared }) =>
        `프로브와 컨테이너 ports의 이름이 같아야 합니다${declared ? `. 선언된 포트: ${declared}` : '. 선언된 포트가 없습니다'}.`,
    },
    advice: {
      en: {
        title: 'Name the port alike',
        text: "Give the container's port the name that the probe uses, or write the number into the probe.",
      },
      ko: {
        title: '포트 이름 맞추기',
        text: '컨테이너 포트에 프로브가 쓰는 이름을 주거나 프로브에 번호를 쓰십시오.',
      },
    },
  },
  'plain-http': {
    en: {
      title: ({ port }) => `speaks HTTPS to port ${port}, which serves plain HTTP`,
      clause: () => 'with scheme HTTPS, and what listens there answers in plain HTTP',
      change: () => 'Set the scheme of the probe to HTTP, or point it to the port that serves TLS.',
    },
    ko: {
      title: ({ port }) => `평문 HTTP 포트 ${port}에 HTTPS로 요청합니다`,
      clause: () => '그곳의 프로그램은 HTTPS(scheme)가 아니라 평문 HTTP로 답합니다',
      change: () => '프로브의 scheme 값을 HTTP로 바꾸거나 TLS를 쓰는 포트를 지정하십시오.',
    },
    advice: {
      en: {
        title: 'Set the scheme to HTTP',
        text: '`scheme: HTTP` in the probe, or the number of the port that serves TLS.',
      },
      ko: {
        title: 'scheme을 HTTP로',
        text: '프로브에 `scheme: HTTP` 값을 쓰거나 TLS를 쓰는 포트 번호를 지정하십시오.',
      },
    },
  },
  'tls-wanted': {
    en: {
      title: ({ port }) => `speaks plain HTTP to port ${port}, which serves HTTPS`,
      clause: () => 'with scheme HTTP, and what listens there wants TLS (HTTPS)',
      change: () =>
        'Set the scheme of the probe to HTTPS (the kubelet does not check the certificate).',
    },
    ko: {
      title: ({ port }) => `HTTPS 포트 ${port}에 평문 HTTP로 요청합니다`,
      clause: () => '그곳의 프로그램은 평문 HTTP(scheme)가 아니라 TLS(HTTPS)를 요구합니다',
      change: () =>
        '프로브의 scheme 값을 HTTPS로 바꾸십시오(kubelet은 인증서를 검사하지 않습니다).',
    },
    advice: {
      en: {
        title: 'Set the scheme to HTTPS',
        text: '`scheme: HTTPS` in the probe; the kubelet does not check the certificate.',
      },
      ko: {
        title: 'scheme을 HTTPS로',
        text: '프로브에 `scheme: HTTPS` 값을 쓰십시오. kubelet은 인증서를 검사하지 않습니다.',
      },
    },
  },
  'no-health-service': {
    en: {
      title: ({ port }) => `asks port ${port} for gRPC health, which it does not serve`,
      clause: () =>
        'and the server there does not implement the gRPC health protocol (grpc.health.v1.Health)',
      change: () =>
        'The program has to register the gRPC health service, or the probe ask in another way (tcpSocket, httpGet).',
    },
    ko: {
      title: ({ port }) => `gRPC health 서비스가 없는 ${port} 포트를 묻습니다`,
      clause: () =>
        '그곳의 서버가 gRPC health 프로토콜(grpc.health.v1.Health)을 구현하지 않았습니다',
      change: () =>
        '프로그램에 gRPC health 서비스를 등록하거나, 다른 방식(tcpSocket, httpGet)으로 확인해야 합니다.',
    },
    advice: {
      en: {
        title: 'Serve gRPC health',
        text: 'Register the health service of the gRPC library in the program; until then a tcpSocket probe at least shows that it listens.',
      },
      ko: {
        title: 'gRPC health 제공',
        text: '프로그램에 gRPC 라이브러리의 health 서비스를 등록하십시오. 그때까지는 tcpSocket 프로브로 듣고 있는지만 확인할 수 있습니다.',
      },
    },
  },
  'unknown-service': {
    en: {
      title: ({ what }) => `asks for the gRPC service \`${what}\`, which the server does not know`,
      clause: ({ what }) => `and its gRPC health service knows no service \`${what}\` (NotFound)`,
      change: () =>
        'Name a service in the probe that the program reports the health of, or none at all.',
    },
    ko: {
      title: ({ what }) => `서버가 모르는 gRPC 서비스 \`${what}\` 상태를 묻습니다`,
      clause: ({ what }) => `gRPC health 서비스에 \`${what}\` 서비스가 없습니다(NotFound)`,
      change: () => '프로그램이 상태를 알리는 서비스 이름을 프로브에 쓰거나 이름을 비우십시오.',
    },
    advice: {
      en: {
        title: 'Correct the service of the probe',
        text: 'Leave `grpc.service` empty to ask for the whole server, or write the name that the program registers.',
      },
      ko: {
        title: '프로브의 service 값 고치기',
        text: '`grpc.service` 값을 비워 서버 전체를 묻거나, 프로그램이 등록한 이름을 쓰십시오.',
      },
    },
  },
} satisfies Partial<Record<ProbeAnswer, ProbeAnswerRow>>;
