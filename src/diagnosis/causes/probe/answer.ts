import type { Lang } from '../../../domain/lang.ts';
import type { Cause, Claim, Evidence } from '../../../domain/model.ts';
import { brief, quoted } from '../../../world/readings/logs/logs.ts';
import { isLoopback, listeningIn } from '../../signs/logs/listening.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { answerOf, type ProbeAnswer } from '../../signs/pods/probe-answers.ts';
import { PROBED, probedContainers, type Probed } from '../../signs/pods/probed.ts';
import { portOf, type Which } from '../../signs/pods/probes.ts';
import type { Answered } from '../../words/answered.ts';
import { containerWords, inContainer } from '../../words/container-words.ts';
import { answerWordsEn } from '../../words/probe-answers-en.ts';
import { answerWordsKo } from '../../words/probe-answers-ko.ts';
import { livenessKills } from './liveness-kills.ts';

/** What the probe asks is wrong, whatever the program does: more cannot be behind it. */
const SURE: readonly ProbeAnswer[] = [
  'no-such-port',
  'plain-http',
  'tls-wanted',
  'no-health-service',
  'unknown-service',
];
/** Most likely the probe asks what the program does not serve. */
const LIKELY: readonly ProbeAnswer[] = ['not-found', 'no-access', 'client-error'];
/** The program answers ill, and why may be told by another cause. */
const ILL: readonly ProbeAnswer[] = [
  'server-error',
  'not-serving',
  'refused',
  'timeout',
  'command-fails',
];

/** One cause per answer: a probe fails by what it got where it asked. */
export const probeAnswers: readonly Cause<Answered>[] = [...SURE, ...LIKELY, ...ILL].map((is) => ({
  id: `probe/answer/${is}`,
  explains: PROBED,
  ...(ILL.includes(is) ? { isLastResort: true } : { refines: [livenessKills.id] }),

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const answer = answerOf(probed.report, probed.log);
      if (answer?.is !== is || (ILL.includes(is) && !isIll(probed, is))) continue;
      yield { ...accountableFor(probed.on, world), ...claimOf(probed, is, answer.status) };
    }
  },

  text: {
    en: ({ name }, params) => wordsOf(name, is, params, 'en'),
    ko: ({ name }, params) => wordsOf(name, is, params, 'ko'),
  },
}));

/** That it kills is told by another cause; and where the log was not read, another one may be behind it. */
function isIll({ killed, log, report, container, on }: Probed, is: ProbeAnswer): boolean {
  if (killed || log.gap) return false;
  const asked = portOf(report, container)?.port;
  const open = listeningIn(log, on).filter((one) => one.port === asked && !isLoopback(one));
  return is !== 'refused' || open.length === 0;
}

function claimOf(
  probed: Probed,
  is: ProbeAnswer,
  status: number | undefined,
): Pick<Claim<Answered>, 'params' | 'evidence' | 'strength'> {
  const { on, container, report, log, killed } = probed;
  const { probe, path, said } = report;
  const { httpGet, grpc, exec } = probe;
  const asked = portOf(report, container);
  const ports = (container.ports ?? []).map(({ containerPort, name }) =>
    name ? `${name} (${containerPort})` : `${containerPort}`,
  );
  const isDeclared = container.ports?.some(({ containerPort }) => containerPort === asked?.port);
  const last = ILL.includes(is) ? troubleIn(probed) : undefined;
  const way = httpGet ? 'http' : grpc ? 'grpc' : exec ? 'exec' : 'tcp';
  const what = httpGet?.path ?? grpc?.service ?? exec?.command?.join(' ') ?? '';
  const field = { http: 'httpGet/path', grpc: 'grpc/service', exec: 'exec/command/0', tcp: '' };
  const scheme = is === 'plain-http' || is === 'tls-wanted';
  const fields: Evidence[] = [
    ...(asked ? [{ source: 'field', on, path: asked.path, quote: asked.quote } as const] : []),
    ...(scheme ? [schemeOf(probed)] : []),
    ...(!scheme && (exec?.command?.[0] ?? what) && field[way]
      ? [
          {
            source: 'field',
            on,
            path: `${path}/${field[way]}`,
            quote: exec?.command?.[0] ?? what,
          } as const,
        ]
      : []),
  ];
  const isByLog = is === 'tls-wanted' && status !== undefined;
  return {
    params: {
      ...inContainer(probed),
      which: report.which,
      way,
      what: brief(what || '/'),
      port: brief(asked?.quote ?? ''),
      seconds: probe.timeoutSeconds ?? 1,
      said: brief(said.quote.replace(/^\w+ probe (?:failed|errored[^:]*): /, '')),
      kills: killed !== undefined,
      ...(status && { status }),
      ...(!isDeclared && ports.length > 0 && { declared: ports.join(', ') }),
      ...(last && { last: brief(last.text) }),
    },
    evidence: [
      said,
      ...(killed ? [killed.said] : []),
      ...fields,
      ...(last ? [quoted(last, on)] : []),
    ],
    strength: SURE.includes(is) && !isByLog && !log.gap ? 'entails' : 'fits',
  };
}

function schemeOf({ report: { probe, path }, on }: Probed): Evidence {
  const { scheme } = probe.httpGet ?? {};
  const at = { source: 'field', on, path: `${path}/httpGet/scheme` } as const;
  return { ...at, quote: scheme ?? 'HTTP', ...(scheme === undefined && { unset: true }) };
}

/** What a program writes that cannot do what it is asked; what it says of requests is about others. */
const TROUBLE =
  /\b(?:error|fatal|exception|fail(?:ed|ure|s|ing)?|cannot|can't|unable|refused|timed? ?out|not ready|unhealthy|unavailable|waiting for)\b/i;
const LAST_LINES = 20;

function troubleIn({ log }: Probed) {
  return log.lines.slice(-LAST_LINES).findLast(({ text }) => TROUBLE.test(text));
}

function wordsOf(name: string, is: ProbeAnswer, params: Answered, lang: Lang) {
  const [title, clause, change] = (lang === 'ko' ? answerWordsKo : answerWordsEn)[is];
  const where = containerWords[lang](params);
  const probe = params.which.toLowerCase();
  const { way, what, port } = params;
  const follows = (params.kills ? KILLS : FOLLOWS[params.which])[lang];
  if (lang === 'ko')
    return {
      title: `\`${name}\`: ${probe} 프로브가 ${title(params)}`,
      sentence: `\`${name}\` 워크로드에서 ${where}의 ${probe} 프로브가 ${ASKS.ko[way](what, port)}, ${clause(params)}.`,
      so: follows,
      detail: change(params),
    };
  return {
    title: `\`${name}\`: the ${probe} probe ${title(params)}`,
    sentence: `The ${probe} probe of ${where} of \`${name}\` ${ASKS.en[way](what, port)}${way === 'exec' || is === 'refused' ? ', ' : is === 'no-such-port' ? '' : ' '}${clause(params)}.`,
    so: follows,
    detail: change(params),
  };
}

type Asks = Readonly<Record<Answered['way'], (what: string, port: string) => string>>;
const ASKS: Readonly<Record<Lang, Asks>> = {
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
const KILLS = {
  en: 'So the kubelet restarts the container again and again.',
  ko: '그래서 kubelet이 컨테이너를 계속 다시 시작시킵니다.',
};
const FOLLOWS: Readonly<Record<Which, Readonly<Record<Lang, string>>>> = {
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
