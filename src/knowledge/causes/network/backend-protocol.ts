import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { upstreamsOf } from '../../../readings/network/ingress-backends.ts';
import { upstreamFailure } from '../../../readings/network/ingress-controllers.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { segment } from '../../../text/json-pointer.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { backendProtocolWords, type Protocol } from './backend-protocol.words.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;

const ANNOTATION = 'nginx.ingress.kubernetes.io/backend-protocol';
/** How nginx names the address that it asks, with the protocol in which it does. */
const ASKED = /\bupstream: "(?<scheme>https?):\/\//;
const TLS_PORTS = [443, 8443];
/** What a server that speaks TLS does to a request in plain text: it closes, resets, or answers what is no HTTP. */
const TO_PLAIN = ['reset', 'wants-tls', 'other-http'];

/** The controller of an Ingress asks the backend in another protocol than that speaks, so that visitors see 502. */
export const backendProtocol: Cause<Protocol, 'networking.k8s.io/Ingress'> = {
  id: 'network/backend-protocol',
  of: ['networking.k8s.io/Ingress'],
  explains: ['ingress-reports-failure'],
  isLastResort: true,

  *explain({ on, evidence }, world, ingress) {
    const found = upstreamFailure(ingress, upstreamsOf(ingress, world), world);
    const { scheme } = ASKED.exec(found?.said.quote ?? '')?.groups ?? {};
    if (!found || !scheme) return;
    const { kind, host = '', port } = found.failure;
    const isPlain = scheme === 'http' && TO_PLAIN.includes(kind);
    if (!isPlain && !(scheme === 'https' && kind === 'serves-plain')) return;

    const set = ingress.metadata?.annotations?.[ANNOTATION];
    const secure = isPlain ? securePort(ingress, world) : undefined;
    yield {
      subject: on,
      params: {
        asks: isPlain ? 'http' : 'https',
        upstream: port ? `${host}:${port}` : host,
        controller: podRef(found.controller).name,
        times: found.times,
        said: brief(found.said.quote),
        ...present({ set, secure: secure?.name }),
      },
      evidence: [
        evidence,
        ...(set ? [quotedField(on, `/metadata/annotations/${segment(ANNOTATION)}`, set)] : []),
        ...(secure ? [secure.evidence] : []),
      ],
      strength: kind !== 'reset' || secure ? 'fits' : 'suggests',
    };
  },

  ...backendProtocolWords,
};

/** A port to which an Ingress leads and that is one of TLS by its number, its name or its appProtocol. */
function securePort(
  { metadata, spec }: Ingress,
  world: World,
): Readonly<{ name: string; evidence: Evidence }> | undefined {
  const { namespace = '' } = metadata ?? {};
  const backends = [
    spec?.defaultBackend?.service,
    ...(spec?.rules ?? []).flatMap(({ http }) =>
      (http?.paths ?? []).map(({ backend }) => backend.service),
    ),
  ];
  for (const backend of backends) {
    const named: Ref<'Service'> = { kind: 'Service', namespace, name: backend?.name ?? '' };
    const fact = backend ? world.get(named) : undefined;
    if (fact?.is !== 'known') continue;
    const ports = fact.value.spec?.ports ?? [];
    const index = ports.findIndex(({ port, name = '', appProtocol = '' }) => {
      const isMeant = port === backend?.port?.number || (name && name === backend?.port?.name);
      return isMeant && (TLS_PORTS.includes(port) || /^https|tls/i.test(name || appProtocol));
    });
    const port = ports[index];
    if (!port) continue;
    const on = refTo('Service', fact.value);
    const evidence = quotedField(on, `/spec/ports/${index}/port`, `${port.port}`);
    return { name: `${on.name}:${port.port}`, evidence };
  }
  return undefined;
}
