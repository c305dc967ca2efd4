import type { Bilingual, Lang } from '../../../domain/lang.ts';
import type { AdviceWords, Cause } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { answerOf, type ProbeAnswer } from '../../../readings/pods/probe-answers.ts';
import type { ProbeName } from '../../../readings/pods/probes.ts';
import { tightCpu, type CpuLimit } from '../../../readings/pods/tight-cpu.ts';
import { present } from '../../../text/present.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { cpuWords, moreCpu } from './signs/cpu-words.ts';
import { probedContainers } from './signs/probed.ts';

/** `answer` is what the probe got, and `seconds` after which it gives up. */
type Killed = InContainer &
  Readonly<{
    which: ProbeName;
    said: string;
    restarts: number;
    seconds: number;
    answer?: ProbeAnswer;
    isExec?: true;
    cpu?: CpuLimit;
  }>;

/** The kubelet restarts a container because its liveness or startup probe fails; why that fails, others tell. */
export const livenessKills: Cause<Killed> = {
  id: 'probe/liveness-kills',
  explains: ['container-restarting', 'container-waiting'],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const { on, report, killed, log } = probed;
      if (!killed) continue;
      const answer = answerOf(report, log)?.is;
      const tight = isLate(answer) ? tightCpu(on, probed, world) : undefined;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(probed),
          which: report.which,
          said: brief(report.said.quote),
          restarts: killed.run.restarts,
          seconds: report.probe.timeoutSeconds ?? 1,
          ...present({ answer, cpu: tight?.cpu }),
          ...(report.probe.exec && { isExec: true as const }),
        },
        evidence: [killed.said, report.said, ...(tight ? [tight.said] : [])],
        strength: 'fits',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, said, restarts } = params;
      const where = containerWords.en(params);
      const detail = detailOf(params, 'en');
      return {
        title: `\`${name}\`: ${where} is restarted by its ${which.toLowerCase()} probe`,
        sentence: `The ${where} of \`${name}\` does not crash by itself: the kubelet kills it because its ${which.toLowerCase()} probe fails: “${said}”.`,
        so: `It has restarted ${restarts} times.`,
        ...present({ detail }),
      };
    },
    ko({ name }, params) {
      const { which, said, restarts } = params;
      const where = containerWords.ko(params);
      const detail = detailOf(params, 'ko');
      return {
        title: `\`${name}\`: ${where}가 ${which.toLowerCase()} 프로브 때문에 다시 시작됩니다`,
        sentence: `\`${name}\` 워크로드의 ${where}는 스스로 죽는 것이 아니라, ${which.toLowerCase()} 프로브가 실패해서 kubelet이 종료시킵니다: “${said}”.`,
        so: `지금까지 ${restarts}번 다시 시작되었습니다.`,
        ...present({ detail }),
      };
    },
  },

  advice: {
    choose: (_, { which, answer, isExec, seconds, cpu }) => {
      const isSlow = isExec && answer === 'timeout';
      const { en, ko } = isSlow ? slow(seconds) : which === 'Startup' ? STARTUP : OTHER;
      return { en, ko, ...(cpu && { extra: [moreCpu] }) };
    },
  },
};

function detailOf({ answer, isExec, seconds, cpu }: Killed, lang: Lang): string | undefined {
  const detail = isExec && answer === 'timeout' ? COMMAND_TOO_LONG : answer && DETAILS[answer];
  const parts = [detail?.[lang](seconds), cpu && cpuWords[lang](cpu)].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** With more CPU it may have come in time. */
function isLate(answer: ProbeAnswer | undefined): boolean {
  return answer === 'timeout' || answer === 'refused';
}

const slow = (seconds: number): Bilingual<AdviceWords> => ({
  en: {
    title: 'Give the command more time, or make it cheaper',
    text: `Run the command of the probe in the container and take its time (\`time\`). If it only needs longer than ${seconds} s, raise \`timeoutSeconds\` above that, give the container more CPU, or use a cheaper check: starting an interpreter takes seconds under a CPU limit.`,
  },
  ko: {
    title: '명령에 시간을 더 주거나 가볍게 만들기',
    text: `컨테이너에서 프로브 명령을 실행해 걸리는 시간을 재십시오(\`time\`). ${seconds}초보다 오래 걸릴 뿐이라면 \`timeoutSeconds\` 값을 그보다 크게 하거나, CPU를 늘리거나, 더 가벼운 확인을 쓰십시오. CPU 제한 아래에서는 인터프리터 시작에만 몇 초가 걸립니다.`,
  },
});
const WHY = { en: 'Find out why the probe fails', ko: '프로브가 실패하는 이유 확인' };
const ASK = {
  en: 'Ask the endpoint by hand in the container.',
  ko: '컨테이너에서 엔드포인트를 직접 호출해 보십시오.',
};
const STARTUP: Bilingual<AdviceWords> = {
  en: {
    title: WHY.en,
    text: `${ASK.en} Where the program only takes longer, raise failureThreshold of its startupProbe.`,
  },
  ko: {
    title: WHY.ko,
    text: `${ASK.ko} 시작이 오래 걸릴 뿐이라면 startupProbe의 failureThreshold 값을 늘리십시오.`,
  },
};
const OTHER: Bilingual<AdviceWords> = {
  en: {
    title: WHY.en,
    text: `${ASK.en} A liveness probe should only fail where a restart helps: what a program needs from others belongs in its readiness probe.`,
  },
  ko: {
    title: WHY.ko,
    text: `${ASK.ko} liveness 프로브는 다시 시작해서 나아지는 경우에만 실패해야 하며, 외부 의존성은 readiness 프로브에 두는 것이 맞습니다.`,
  },
};

type Detail = Bilingual<(seconds: number) => string>;
/** ExecProbeTimeout, on since Kubernetes 1.20. */
const COMMAND_TOO_LONG: Detail = {
  en: (seconds) =>
    `The command of the probe ran longer than ${seconds} s (timeoutSeconds). Before Kubernetes 1.20 that limit was ignored for commands; since then it counts as a failure.`,
  ko: (seconds) =>
    `프로브 명령이 ${seconds}초(timeoutSeconds)보다 오래 걸렸습니다. Kubernetes 1.20 전에는 명령에 이 제한이 무시되었지만 그 뒤로는 실패로 처리됩니다.`,
};
const DETAILS: Readonly<Partial<Record<ProbeAnswer, Detail>>> = {
  timeout: {
    en: (seconds) =>
      `The program did not answer within ${seconds} s (timeoutSeconds): it hangs, or is too slow at times.`,
    ko: (seconds) =>
      `프로그램이 ${seconds}초(timeoutSeconds) 안에 답하지 않았습니다. 멈췄거나 때때로 너무 느립니다.`,
  },
  'server-error': {
    en: () => 'The program itself answers that it cannot serve. Its log may say why.',
    ko: () =>
      '프로그램이 답은 했지만 스스로 서비스할 수 없다고 알렸습니다. 이유는 로그에 있을 수 있습니다.',
  },
  refused: {
    en: () =>
      'Nothing listened at that port: a wrong port in the probe, a program that had not opened it yet, or one that no longer runs well.',
    ko: () =>
      '그 포트에서 듣는 것이 없었습니다. 프로브의 포트가 틀렸거나, 프로그램이 아직 열지 않았거나, 제대로 실행되지 않는 것입니다.',
  },
};
