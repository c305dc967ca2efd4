import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { brief, logOfRun, quoted } from '../../../readings/logs/logs.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { addressesOf } from '../../../readings/network/addresses.ts';
import { MESH_PROXIES } from '../../../readings/network/mesh-proxies.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { lastingContainers } from '../../../readings/pods/container-specs.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';

/** `host` and `port` are the peer, as the program names it. */
type Undetected = Readonly<{
  container: string;
  proxy: string;
  host: string;
  port: number;
  said?: string; // where its log says so in words that are known
}>;

/** How a client words that the peer is reached and says nothing. */
const SILENT_PEER: readonly PeerFailureKind[] = ['timeout', 'reset', 'unreached'];
/** linkerd2-proxy, linkerd_detect; the address stands in the context of the line. */
const WAITED = /:(?<port>\d{2,5})\b[^\n]{0,200}protocol detection timed out/i;

/** The proxy of a mesh waits for the first bytes of the client of a protocol in which the server speaks first. */
export const protocolUndetected: Cause<Undetected> = {
  id: 'network/protocol-undetected',
  explains: FAILURES_TO_REACH,
  refines: [
    'network/cannot-reach',
    'network/peer-without-backends',
    'crash/last-words',
    'crash/uncaught-error',
    'log/complaining',
    'clue/known-words',
    'clue/as-seen',
  ],

  *explain(symptom, world) {
    const caller = callerOf(symptom, world);
    const proxy = caller && proxyOf(caller.pod);
    if (!caller || !proxy || proxy === caller.container) return;
    const { on, container, host, port, said } = caller;
    const waited = waitedFor(port, on, proxy, world);
    if (!waited) return;
    yield {
      ...accountableFor(on, world),
      params: {
        container,
        proxy,
        host,
        port,
        ...(said.source === 'log' && { said: brief(said.quote) }),
      },
      evidence: [waited, said],
      strength: 'fits',
    };
  },

  text: {
    en: ({ name }, { container, proxy, host, port, said }) => ({
      title: `\`${name}\`: the mesh proxy waits at port ${port} for the client to speak first`,
      sentence: `The container \`${container}\` of \`${name}\` is connected and gets no word from ${peerOf(host, port)}${said ? ` (“${said}”)` : ''}: \`${proxy}\` holds the connection for protocol detection, and waits for the first bytes of the client. Where the server speaks first (MySQL, SMTP, FTP and others), both wait until one gives up.`,
    }),
    ko: ({ name }, { container, proxy, host, port, said }) => ({
      title: `\`${name}\`: 메시 프록시가 ${port} 포트에서 클라이언트의 첫 바이트를 기다립니다`,
      sentence: `\`${name}\` 워크로드의 \`${container}\` 컨테이너는 연결되었지만 ${peerOf(host, port)} 상대에게서 아무 말도 듣지 못합니다${said ? `(“${said}”)` : ''}. \`${proxy}\` 프록시가 프로토콜 판별을 위해 클라이언트의 첫 바이트를 기다립니다. 서버가 먼저 말하는 프로토콜(MySQL, SMTP, FTP 등)이면 서로 기다리다 포기합니다.`,
    }),
  },

  advice: {
    en: (_, { port }) => ({
      title: `Mark port ${port} as opaque`,
      text: `Set the annotation \`config.linkerd.io/opaque-ports: "${port}"\` on the Service and on the pods behind it (or their namespace), and restart the client. Or leave it out of the mesh: \`config.linkerd.io/skip-outbound-ports: "${port}"\` on the pod template of the client.`,
    }),
    ko: (_, { port }) => ({
      title: `${port} 포트를 opaque로 표시`,
      text: `Service와 뒤의 파드(또는 네임스페이스)에 \`config.linkerd.io/opaque-ports: "${port}"\` 어노테이션을 두고 클라이언트를 다시 시작하십시오. 또는 클라이언트 파드 템플릿에 \`config.linkerd.io/skip-outbound-ports: "${port}"\` 값을 두어 메시에서 빼십시오.`,
    }),
  },
};

type Caller = Readonly<{
  on: Ref<'Pod'>;
  pod: Resource<'Pod'>;
  container: string;
  host: string;
  port: number;
  said: Evidence;
}>;

/** Who calls whom: by what it says that it could not reach, or by its settings where its words are not known. */
function callerOf(symptom: Symptom, world: World): Caller | undefined {
  const reach = failureToReach(symptom, world);
  if (reach) {
    const { on, pod, container, failure, said, address } = reach;
    const port = failure.port ?? address?.port;
    if (!SILENT_PEER.includes(failure.kind) || port === undefined) return undefined;
    return { on, pod, container, host: failure.host ?? '', port, said };
  }
  const fact = isA('Pod', symptom.on) && !symptom.until ? world.get(symptom.on) : undefined;
  if (fact?.is !== 'known' || symptom.part === undefined) return undefined;
  const [on, pod, container] = [podRef(fact.value), fact.value, symptom.part];
  const proxy = proxyOf(pod);
  const known = addressesOf(pod, world).find(
    (one) =>
      one.container === container &&
      one.port !== undefined &&
      proxy !== undefined &&
      waitedFor(one.port, on, proxy, world),
  );
  if (known?.port === undefined) return undefined;
  return { on, pod, container, host: known.host, port: known.port, said: known.evidence };
}

function peerOf(host: string, port: number): string {
  return `\`${host}:${port}\``;
}

function proxyOf({ spec }: Resource<'Pod'>): string | undefined {
  const names = lastingContainers(spec).map(({ name }) => name);
  return MESH_PROXIES.find(({ container }) => names.includes(container))?.container;
}

function waitedFor(
  port: number,
  on: Ref<'Pod'>,
  proxy: string,
  world: World,
): Evidence | undefined {
  const { lines } = logOfRun(on, proxy, 'current', world);
  const line = lines.findLast(({ text }) => WAITED.exec(text)?.groups?.['port'] === `${port}`);
  return line && quoted(line, on);
}
