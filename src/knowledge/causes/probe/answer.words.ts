import type { Bilingual, Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { ProbeAnswer } from '../../../readings/pods/probe-answers.ts';
import type { ProbeName } from '../../../readings/pods/probes.ts';
import { containerWords } from '../../words/container-words.ts';
import { illRows } from './answer/ill.words.ts';
import { rejectedRows } from './answer/rejected.words.ts';
import type { AnsweredProbe, ProbeAnswerRow } from './answer/row.words.ts';
import { wrongWayRows } from './answer/wrong-way.words.ts';

const ROWS: Readonly<Record<ProbeAnswer, ProbeAnswerRow>> = {
  ...wrongWayRows,
  ...rejectedRows,
  ...illRows,
};

/** What is said of a probe by what it got where it asked. */
export function answerWordsOf(is: ProbeAnswer): Pick<Cause<AnsweredProbe>, 'text' | 'advice'> {
  const { en, ko, advice } = ROWS[is];
  return {
    text: {
      en({ name }, params) {
        const probe = params.which.toLowerCase();
        const asks = ASKS.en[params.way](params.what, params.port);
        const joint =
          params.way === 'exec' || is === 'refused' ? ', ' : is === 'no-such-port' ? '' : ' ';
        return {
          title: `\`${name}\`: the ${probe} probe ${en.title(params)}`,
          sentence: `The ${probe} probe of ${containerWords.en(params)} of \`${name}\` ${asks}${joint}${en.clause(params)}.`,
          so: followsOf(params, 'en'),
          detail: en.change(params),
        };
      },
      ko({ name }, params) {
        const probe = params.which.toLowerCase();
        const asks = ASKS.ko[params.way](params.what, params.port);
        return {
          title: `\`${name}\`: ${probe} 프로브가 ${ko.title(params)}`,
          sentence: `\`${name}\` 워크로드에서 ${containerWords.ko(params)}의 ${probe} 프로브가 ${asks}, ${ko.clause(params)}.`,
          so: followsOf(params, 'ko'),
          detail: ko.change(params),
        };
      },
    },

    advice: { choose: () => advice },
  };
}

function followsOf({ kills, which }: AnsweredProbe, lang: Lang): string {
  return (kills ? KILLS : FOLLOWS[which])[lang];
}

type Asks = Readonly<Record<AnsweredProbe['way'], (what: string, port: string) => string>>;
const ASKS: Bilingual<Asks> = {
  en: {
    http: (what, port) => `asks for \`${what}\` on port ${port}`,
    tcp: (_, port) => `connects to port ${port}`,
    grpc: (_, port) => `asks for the gRPC health on port ${port}`,
    exec: (what) => `runs \`${what}\``,
  },
  ko: {
    http: (what, port) => `${port} 포트의 \`${what}\` 경로를 요청하지만`,
    tcp: (_, port) => `${port} 포트에 연결하지만`,
    grpc: (_, port) => `${port} 포트의 gRPC health 상태를 묻지만`,
    exec: (what) => `\`${what}\` 명령을 실행하지만`,
  },
};
const KILLS: Bilingual = {
  en: 'So the kubelet restarts the container again and again.',
  ko: '그래서 kubelet이 컨테이너를 계속 다시 시작시킵니다.',
};
const FOLLOWS: Readonly<Record<ProbeName, Bilingual>> = {
  Liveness: {
    en: 'After failureThreshold failures the kubelet restarts the container.',
    ko: '실패가 failureThreshold 횟수에 이르면 kubelet이 컨테이너를 다시 시작시킵니다.',
  },
  Readiness: {
    en: 'So the pod is not Ready and takes no traffic, though its program runs.',
    ko: '그래서 프로그램이 실행 중이어도 파드가 Ready 상태가 아니며 트래픽을 받지 않습니다.',
  },
  Startup: {
    en: 'So the container does not count as started, and its other probes do not begin.',
    ko: '그래서 컨테이너가 시작된 것으로 간주되지 않아 다른 프로브도 시작되지 않습니다.',
  },
};
