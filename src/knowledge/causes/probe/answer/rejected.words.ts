import type { ProbeAnswer } from '../../../../readings/pods/probe-answers.ts';
import type { ProbeAnswerRow } from './row.words.ts';

/** A request that the program does not serve as the probe sends it. */
export const rejectedRows = {
  'not-found': {
    en: {
      title: ({ what, status }) => `asks for \`${what}\`, which does not exist there (${status})`,
      clause: ({ what, status }) =>
        `and is answered ${status} (not found): what runs at that port serves no path \`${what}\``,
      change: () => 'The path of the probe has to be one that the program serves at that port.',
    },
    ko: {
      title: ({ what, status }) => `없는 경로 \`${what}\` 요청으로 실패합니다(${status})`,
      clause: ({ what, status }) =>
        `${status} 응답을 받습니다(not found). 그 포트의 프로그램에 \`${what}\` 경로가 없습니다`,
      change: () => '프로브의 path 값을 프로그램이 그 포트에서 제공하는 경로로 바꿔야 합니다.',
    },
    advice: {
      en: {
        title: 'Correct the path of the probe',
        text: "Ask the program's documentation or its log which path reports its health, and try it within the pod: `kubectl exec` and a request to localhost.",
      },
      ko: {
        title: '프로브의 경로 고치기',
        text: '상태를 알리는 경로를 프로그램의 문서나 로그에서 확인하고, `kubectl exec`으로 파드 안에서 localhost에 요청해 시험하십시오.',
      },
    },
  },
  'no-access': {
    en: {
      title: ({ what, status }) => `asks for \`${what}\`, which wants a login (${status})`,
      clause: ({ status }) =>
        `and is answered ${status}: that path is closed to a request without a login, and the kubelet sends none`,
      change: () =>
        'The probe needs a path that is open to everybody, or the header that the program wants (httpHeaders).',
    },
    ko: {
      title: ({ what, status }) =>
        `로그인이 필요한 \`${what}\` 경로를 요청해 실패합니다(${status})`,
      clause: ({ status }) =>
        `${status} 응답을 받습니다. 그 경로는 로그인 없이는 열리지 않는데 kubelet은 자격 증명을 보내지 않습니다`,
      change: () =>
        '누구에게나 열린 경로를 쓰거나, 필요한 헤더를 프로브에 지정해야 합니다(httpHeaders).',
    },
    advice: {
      en: {
        title: 'Probe an open path',
        text: 'Use a path that needs no login, or exempt the health path from it; a token in httpHeaders would stand in plain text in the pod.',
      },
      ko: {
        title: '열린 경로로 확인',
        text: '로그인이 필요 없는 경로를 쓰거나 상태 경로만 로그인에서 제외하십시오. httpHeaders에 적은 토큰은 파드에 그대로 드러납니다.',
      },
    },
  },
  'client-error': {
    en: {
      title: ({ status }) => `sends a request that is rejected (${status})`,
      clause: ({ status }) =>
        `and is answered ${status}: the program does not accept the request as the probe sends it`,
      change: () =>
        "Check scheme, path and headers. As Host the kubelet sends the pod's IP, which a program with a list of allowed hosts rejects, unless httpHeaders names another one.",
    },
    ko: {
      title: ({ status }) => `거부되는 요청을 보냅니다(${status})`,
      clause: ({ status }) =>
        `${status} 응답을 받습니다. 프로그램이 프로브의 요청을 받아들이지 않습니다`,
      change: () =>
        'scheme, path, 헤더를 확인하십시오. kubelet은 Host 헤더로 파드 IP를 보내므로, 허용 호스트 목록이 있는 프로그램은 거부합니다. httpHeaders로 다른 값을 줄 수 있습니다.',
    },
    advice: {
      en: {
        title: 'Send what the program accepts',
        text: 'Set scheme, path and, where the program checks host names, a Host header in httpHeaders.',
      },
      ko: {
        title: '프로그램이 받아들이는 요청 보내기',
        text: 'scheme, path를 맞추고, 호스트 이름을 검사하는 프로그램이면 httpHeaders에 Host 헤더를 지정하십시오.',
      },
    },
  },
} satisfies Partial<Record<ProbeAnswer, ProbeAnswerRow>>;
