import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { peerFailureIn } from '../../../readings/logs/peer-failures.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { inContainer, containerWords, type InContainer } from '../../words/container-words.ts';

/** `variable` and `service` as far as the log and the cluster tell them. */
type Linked = InContainer &
  Readonly<{ value: string; said: string; variable?: string; service?: string }>;

/** As the kubelet writes it into NAME_PORT for each Service: "tcp://10.96.0.1:6379". */
const VALUE = /(?<value>(?:tcp|udp|sctp):\/\/(?<host>[\d.]+|\[[\da-f:]+\]):(?<port>\d+))/i;
const TROUBLE =
  /error|exception|invalid|cannot|can't|fail|panic|fatal|not a (?:valid )?(?:number|port)|parse/i;
/** In a stack trace the name stands a few lines above. */
const NAME = /\b(?<variable>[A-Z][A-Z0-9_]*_PORT)\b/;

/** A program takes for a setting of its own what Kubernetes injects for a Service: NAME_PORT=tcp://… */
export const serviceLinkVariable: Cause<Linked> = {
  id: 'config/service-link-variable',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.pod.spec?.enableServiceLinks === false) return;
    const { on, pod, container } = crash;
    const log = lastLines(crash, world);
    const lines = log.lines.filter(({ text }) => TROUBLE.test(text) && !peerFailureIn(text));
    const said = lastSaying(VALUE, on, { lines });
    const { value, host, port } = said?.groups ?? {};
    if (!said || !value || !host) return;

    const service = serviceAt(host, Number(port), on, world);
    const variable =
      (service && variableOf(service.on.name, container.env ?? [])) ??
      lastSaying(NAME, on, log)?.groups['variable'];
    // It is set by hand, or the program understood it and went on to use it.
    if (container.env?.some(({ name, value: own }) => name === variable || own?.includes(value)))
      return;
    const link = pod.spec?.enableServiceLinks;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        value,
        said: brief(said.evidence.quote),
        ...present({ variable }),
        ...(service && { service: service.on.name }),
      },
      evidence: [
        said.evidence,
        ...(service ? [service] : []),
        {
          ...quotedField(on, '/spec/enableServiceLinks', 'true'),
          ...(link === undefined && { unset: true }),
        },
        exitOf(crash),
      ],
      strength: service ? 'entails' : 'fits',
    };
  },

  text: {
    en({ name }, params) {
      const { value, said, variable, service } = params;
      const where = containerWords.en(params);
      const what = variable ? `\`${variable}\`` : 'a variable';
      return {
        title: `\`${name}\`: ${what} holds a service link, not a setting`,
        sentence: `The ${where} of \`${name}\` fails on ${what}, which Kubernetes injected as \`${value}\`${service ? ` because the namespace has the Service \`${service}\`` : ' for a Service of the namespace'} (service link): “${said}”.`,
        detail: `Pods that started before that Service existed do not have it. \`enableServiceLinks: false\` stops the injection; a value of its own in \`env\` takes its place.`,
      };
    },
    ko({ name }, params) {
      const { value, said, variable, service } = params;
      const where = containerWords.ko(params);
      const what = variable ? `\`${variable}\` 변수` : '환경 변수';
      return {
        title: `\`${name}\`: ${what}에 설정값이 아니라 서비스 링크가 들어 있습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${what} 때문에 실패합니다. Kubernetes가 ${service ? `이 네임스페이스의 Service \`${service}\` 객체 때문에` : '이 네임스페이스의 Service 때문에'} \`${value}\` 값을 넣었습니다(서비스 링크): “${said}”.`,
        detail:
          '그 Service보다 먼저 시작한 파드에는 이 값이 없습니다. `enableServiceLinks: false` 설정으로 주입을 막거나, `env`에 직접 값을 적으면 됩니다.',
      };
    },
  },
};

/** The variable that a Service is injected as, unless the container sets that itself. */
function variableOf(
  service: string,
  env: readonly Readonly<{ name: string }>[],
): string | undefined {
  const name = `${service.toUpperCase().replaceAll('-', '_')}_PORT`;
  return env.some((one) => one.name === name) ? undefined : name;
}

/** The Service that has an address, which pods of its namespace get injected. */
function serviceAt(
  host: string,
  port: number,
  { namespace = '' }: Ref,
  world: World,
): (Evidence & Readonly<{ on: Ref<'Service'> }>) | undefined {
  const service = world
    .list('Service', { namespace })
    .items.find(
      ({ spec }) =>
        spec?.clusterIP === host.replaceAll(/[[\]]/g, '') &&
        spec.ports?.some((one) => one.port === port),
    );
  const quote = service?.spec?.clusterIP;
  return service && quote
    ? quotedField(refTo('Service', service), '/spec/clusterIP', quote)
    : undefined;
}
