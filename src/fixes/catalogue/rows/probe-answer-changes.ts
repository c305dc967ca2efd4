// Probes: what they ask, by what they are answered.

import type { World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { probeAnswers } from '../../../knowledge/causes/probe/answer.ts';
import type { AnsweredProbe } from '../../../knowledge/causes/probe/answer/row.words.ts';
import { isSameRepository } from '../../../readings/images/image-reference.ts';
import { containersOf, type Container } from '../../../readings/pods/container-specs.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { historyOf } from '../../../readings/workloads/history.ts';
import { distanceOf } from '../../../text/nearest-word.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf, type InTemplate } from '../../fields/holders.ts';
import { declaredPorts, probeField, WAYS } from '../../fields/probes.ts';

/** Speaks to a port as that answers: with TLS or without. */
const otherScheme = fieldRemedy<AnsweredProbe>({
  id: 'probe/other-scheme',
  answers: answered('plain-http', 'tls-wanted'),

  *find(finding, world) {
    const asked = askedBy(finding, world);
    if (asked?.way !== 'httpGet') return;
    const value = finding.id.endsWith('/plain-http') ? 'HTTP' : 'HTTPS';
    const candidates = [candidate(value, 'spoken')];
    yield inContainer(asked.one, `${asked.field}/httpGet/scheme`, { candidates });
  },
});

/** Asks at a port that the container declares, where the one that is asked is none, or nothing listens there. */
const declaredPort = fieldRemedy<AnsweredProbe>({
  id: 'probe/declared-port',
  answers: answered('no-such-port', 'refused'),
  input: { name: 'port', type: 'number' },

  *find(finding, world) {
    const asked = askedBy(finding, world);
    const { port, declared } = finding.params;
    if (!asked || (finding.id.endsWith('/refused') && declared === undefined)) return;
    const slips = ({ value, note = '' }: Candidate) =>
      Math.min(distanceOf(value, port), distanceOf(note, port));
    const candidates = declaredPorts(asked.one.container)
      .filter(({ value }) => value !== port)
      .toSorted((a, b) => slips(a) - slips(b));
    yield inContainer(asked.one, `${asked.field}/${asked.way}/port`, { candidates });
  },
});

/** Asks for a path that the program serves to everybody. */
const otherPath = fieldRemedy<AnsweredProbe>({
  id: 'probe/other-path',
  answers: answered('not-found', 'no-access'),
  input: { name: 'path', type: 'text' },

  *find(finding, world) {
    const asked = askedBy(finding, world);
    if (asked?.way !== 'httpGet') return;
    const field = `${asked.field}/httpGet/path`;
    yield inContainer(asked.one, field, {
      candidates: otherPaths(asked, world),
      set: (path) => ({ [field]: `/${`${path}`.replace(/^\/+/, '')}` }),
    });
  },
});

/** Asks whether the server as a whole is well, as it does not know the service that was asked for. */
const wholeServer = fieldRemedy<AnsweredProbe>({
  id: 'probe/whole-server',
  answers: answered('unknown-service'),

  *find(finding, world) {
    const asked = askedBy(finding, world);
    if (asked?.way !== 'grpc') return;
    const candidates = [candidate('', 'whole-server')];
    yield inContainer(asked.one, `${asked.field}/grpc/service`, { candidates });
  },
});

/** Asks no more than whether a port is open, of a server that tells nothing of its health. */
const openPort = fieldRemedy<AnsweredProbe>({
  id: 'probe/open-port',
  answers: answered('no-health-service'),
  isLastResort: true,

  *find(finding, world) {
    const asked = askedBy(finding, world);
    if (asked?.way !== 'grpc') return;
    const { field, port } = asked;
    yield inContainer(asked.one, `${field}/tcpSocket`, {
      candidates: [candidate(`${port}`, 'open-port')],
      set: () => ({
        [`${field}/grpc`]: undefined,
        [`${field}/tcpSocket`]: { port },
      }),
    });
  },
});

function answered(...is: readonly string[]) {
  return probeAnswers.filter(({ id }) => is.some((one) => id === `probe/answer/${one}`));
}

type ProbeAt = Readonly<{
  one: InTemplate;
  field: ReturnType<typeof probeField>;
  way: (typeof WAYS)[number];
  port: number | string;
  path: string;
}>;

/** The probe of a finding in the template of today, where that asks as the one did that was answered. */
function askedBy(finding: Finding<AnsweredProbe>, world: World): ProbeAt | undefined {
  const { container, which, port: wanted, what } = finding.params;
  const one = containerOf(finding, world, container);
  const field = probeField(which);
  const way = WAYS.find((each) => one?.container[field]?.[each]);
  if (!one || !way) return undefined;
  const port = one.container[field]?.[way]?.port;
  if (port === undefined) return undefined;
  const path = one.container[field]?.httpGet?.path ?? '/';
  const isSame = `${port}` === wanted && (way !== 'httpGet' || path === what);
  return isSame ? { one, field, way, port, path } : undefined;
}

/** What else the same program is asked for: by this probe before, by its other ones, and where it is Ready. */
function otherPaths({ one, field, path }: ProbeAt, world: World): readonly Candidate[] {
  const { of, container } = one;
  const { image = '' } = container;
  const earlier = historyOf(of.object, world).items.flatMap(({ number, template }) =>
    containersIn(template.spec)
      .filter(({ name }) => name === container.name)
      .flatMap((each) => each[field]?.httpGet?.path ?? [])
      .map((value) => candidate(value, 'earlier', `${number}`)),
  );
  const elsewhere = world
    .list('Pod', { namespace: of.on.namespace ?? '' })
    .items.filter(isReady)
    .flatMap(({ spec }) => containersIn(spec))
    .filter((each) => isSameRepository(each.image ?? '', image))
    .flatMap(pathsOf);
  const found = [
    ...earlier,
    ...pathsOf(container).map((value) => candidate(value, 'other-probe')),
    ...elsewhere.map((value) => candidate(value, 'elsewhere')),
  ].filter(({ value }) => value !== path);
  return found.filter((each, at) => found.findIndex(({ value }) => value === each.value) === at);
}

function containersIn(spec: Parameters<typeof containersOf>[0]): readonly Container[] {
  return [...containersOf(spec)].map(({ container }) => container);
}

function pathsOf({ readinessProbe, livenessProbe, startupProbe }: Container): readonly string[] {
  return [readinessProbe, livenessProbe, startupProbe].flatMap((one) => one?.httpGet?.path ?? []);
}

/** Changes of what probes ask, in the order in which they are offered. */
export const probeAnswerChanges: readonly Remedy[] = [
  otherScheme,
  declaredPort,
  otherPath,
  wholeServer,
  openPort,
];
