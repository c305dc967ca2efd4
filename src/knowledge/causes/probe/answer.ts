import type { Cause, Claim, Evidence } from '../../../domain/model.ts';
import { isLoopback, listeningIn } from '../../../readings/logs/listening.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { answerOf, type ProbeAnswer } from '../../../readings/pods/probe-answers.ts';
import { portOf } from '../../../readings/pods/probes.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { inContainer } from '../../words/container-words.ts';
import { answerWordsOf } from './answer.words.ts';
import type { AnsweredProbe } from './answer/row.words.ts';
import { livenessKills } from './liveness-kills.ts';
import { PROBED, probedContainers, type Probed } from './signs/probed.ts';

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
export const probeAnswers: readonly Cause<AnsweredProbe>[] = [...SURE, ...LIKELY, ...ILL].map(
  (is) => ({
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

    ...answerWordsOf(is),
  }),
);

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
): Pick<Claim<AnsweredProbe>, 'params' | 'evidence' | 'strength'> {
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
    ...(asked ? [quotedField(on, asked.path, asked.quote)] : []),
    ...(scheme ? [schemeOf(probed)] : []),
    ...(!scheme && (exec?.command?.[0] ?? what) && field[way]
      ? [quotedField(on, `${path}/${field[way]}`, exec?.command?.[0] ?? what)]
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
      ...present({ status }),
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
  /\b(?:error|fatal|exception|fail(?:ed|ure|s|ing)?|cannot|can't|unable|refused|timed? ?out|not ready|unhealthy|unavailable|waiting for|not loaded|not authorized|(?:access)?denied)\b/i;
const LAST_LINES = 20;

function troubleIn({ log }: Probed) {
  return log.lines.slice(-LAST_LINES).findLast(({ text }) => TROUBLE.test(text));
}
