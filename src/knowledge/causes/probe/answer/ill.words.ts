import type { Bilingual } from '../../../../domain/lang.ts';
import type { ProbeAnswer } from '../../../../readings/pods/probe-answers.ts';
import type { AnsweredProbe, ProbeAnswerRow } from './row.words.ts';

/** A program that answers ill, or not at all. */
export const illRows = {
  'server-error': {
    en: {
      title: ({ what, status }) => `is answered ${status} by \`${what}\``,
      clause: (params) =>
        `and is answered ${params.status}: the program itself reports that it cannot serve${wrote.en(params)}`,
      change: () =>
        'The probe does its work: what its program misses, or fails at, is to be fixed.',
    },
    ko: {
      title: ({ what, status }) => `\`${what}\` 경로에서 ${status} 응답을 받습니다`,
      clause: (params) =>
        `${params.status} 응답을 받습니다. 프로그램 스스로 서비스할 수 없다고 알립니다${wrote.ko(params)}`,
      change: () => '프로브는 제 역할을 합니다. 프로그램에 없는 것, 실패하는 것을 고쳐야 합니다.',
    },
    advice: {
      en: {
        title: 'Look at what the program reports',
        text: 'Ask the same path within the pod: its body often names the check that fails. Do not take the probe away.',
      },
      ko: {
        title: '프로그램이 알리는 내용 확인',
        text: '파드 안에서 같은 경로에 요청하면 어떤 검사가 실패하는지 본문에 나오는 경우가 많습니다. 프로브를 없애지 마십시오.',
      },
    },
  },
  'not-serving': {
    en: {
      title: () => 'is answered NOT_SERVING',
      clause: (params) =>
        `and is told that it does not serve (NOT_SERVING): the program itself reports that${wrote.en(params)}`,
      change: () =>
        'The probe does its work: what its program misses, or fails at, is to be fixed.',
    },
    ko: {
      title: () => 'NOT_SERVING 응답을 받습니다',
      clause: (params) =>
        `서비스할 수 없다는 응답(NOT_SERVING)을 받습니다. 프로그램 스스로 알리는 것입니다${wrote.ko(params)}`,
      change: () => '프로브는 제 역할을 합니다. 프로그램에 없는 것, 실패하는 것을 고쳐야 합니다.',
    },
    advice: {
      en: {
        title: 'Look at what the program reports',
        text: 'Its log tells when it sets its health to NOT_SERVING. Do not take the probe away.',
      },
      ko: {
        title: '프로그램이 알리는 내용 확인',
        text: '언제 NOT_SERVING 상태로 두는지 프로그램의 로그에서 확인하십시오. 프로브를 없애지 마십시오.',
      },
    },
  },
  refused: {
    en: {
      title: ({ port }) => `asks port ${port}, where nothing listens`,
      clause: (params) =>
        `where nothing listens on the pod's address (connection refused)${declares.en(params)}`,
      change: () =>
        'Either the probe has the wrong port, or the program has not opened it, or only for 127.0.0.1. Its log does not say which.',
    },
    ko: {
      title: ({ port }) => `듣는 것이 없는 ${port} 포트를 묻습니다`,
      clause: (params) =>
        `파드 IP의 그 포트에서 듣는 것이 없습니다(connection refused)${declares.ko(params)}`,
      change: () =>
        '프로브의 포트가 틀렸거나, 프로그램이 포트를 아직 열지 않았거나 127.0.0.1 주소에서만 엽니다. 로그만으로는 알 수 없습니다.',
    },
    advice: {
      en: {
        title: 'Find the port of the program',
        text: 'See in the pod where it listens (`kubectl exec`, `ss -ltn`), and let the probe ask there; it has to be on 0.0.0.0 or ::, not 127.0.0.1.',
      },
      ko: {
        title: '프로그램의 포트 확인',
        text: '파드 안에서 듣는 주소를 확인하고(`kubectl exec`, `ss -ltn`) 프로브가 그곳을 묻게 하십시오. 127.0.0.1이 아니라 0.0.0.0 또는 :: 주소여야 합니다.',
      },
    },
  },
  timeout: {
    en: {
      title: ({ seconds }) => `gets no answer within ${seconds} s`,
      clause: (params) =>
        `and gets no answer within ${params.seconds} s (timeoutSeconds)${wrote.en(params)}`,
      change: () =>
        'The program is reached, and is too slow or hangs: give the probe more time if that is normal for it, else look at what keeps it busy (CPU limit, a slow dependency).',
    },
    ko: {
      title: ({ seconds }) => `${seconds}초 안에 응답을 받지 못합니다`,
      clause: (params) =>
        `${params.seconds}초(timeoutSeconds) 안에 응답을 받지 못합니다${wrote.ko(params)}`,
      change: () =>
        '프로그램에 닿지만 느리거나 멈춰 있습니다. 원래 그만큼 걸린다면 timeoutSeconds 값을 늘리고, 아니라면 무엇이 붙들고 있는지(CPU 제한, 느린 의존 서비스) 확인하십시오.',
    },
    advice: {
      en: {
        title: 'Give it time, or find what takes it',
        text: 'See how long the same request takes within the pod. Raise timeoutSeconds above that where it is normal; a CPU limit that throttles the program is a frequent reason.',
      },
      ko: {
        title: '시간을 늘리거나 원인 찾기',
        text: '파드 안에서 같은 요청이 얼마나 걸리는지 보십시오. 정상이면 timeoutSeconds 값을 그보다 크게 두십시오. CPU 제한에 따른 스로틀링이 흔한 이유입니다.',
      },
    },
  },
  'command-fails': {
    en: {
      title: ({ what }) => `runs \`${what}\`, which fails`,
      clause: ({ said }) => `which fails${said ? `: “${said}”` : ' and says nothing'}`,
      change: () =>
        'Run the command in the container: either it checks the wrong thing, or what it checks is not yet so.',
    },
    ko: {
      title: ({ what }) => `실패하는 명령 \`${what}\` 실행으로 실패합니다`,
      clause: ({ said }) => `명령이 실패합니다${said ? `: “${said}”` : '(출력 없음)'}`,
      change: () =>
        '컨테이너에서 그 명령을 실행해 보십시오. 검사 대상이 틀렸거나, 검사하는 것이 아직 갖추어지지 않았습니다.',
    },
    advice: {
      en: {
        title: 'Run the command by hand',
        text: '`kubectl exec` it in the container: its output says what it misses.',
      },
      ko: {
        title: '명령을 직접 실행',
        text: '`kubectl exec`으로 컨테이너에서 실행해 보면 무엇이 없는지 출력에 나옵니다.',
      },
    },
  },
} satisfies Partial<Record<ProbeAnswer, ProbeAnswerRow>>;

type Add = Bilingual<(params: AnsweredProbe) => string>;
const wrote: Add = {
  en: ({ last }) => (last ? `. Its log says “${last}”` : ''),
  ko: ({ last }) => (last ? `. 로그: “${last}”` : ''),
};
const declares: Add = {
  en: ({ declared }) => (declared ? `. The container declares ${declared}` : ''),
  ko: ({ declared }) => (declared ? `. 컨테이너가 선언한 포트: ${declared}` : ''),
};
