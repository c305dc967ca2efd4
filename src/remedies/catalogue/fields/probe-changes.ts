// Probes: where they ask, how long they wait, what a pod must have besides.
import { z } from 'zod';

import { loopbackOnly, wrongPort } from '../../../diagnosis/causes/probe/nothing-listens.ts';
import { programMissing } from '../../../diagnosis/causes/probe/program-missing.ts';
import { readinessGate } from '../../../diagnosis/causes/probe/readiness-gate.ts';
import { slowStart } from '../../../diagnosis/causes/probe/slow-start.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import { commandLine, type Container } from '../../../world/readings/pods/container-specs.ts';
import { valueAt } from '../../change/value-at.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { COUNT, fewer, inTemplates, NOTHING, PORT, TEXT } from '../../fields/forms.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, templateOf } from '../../fields/holders.ts';
import { CONTAINER } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';

const PROBE = `${CONTAINER}/{livenessProbe,readinessProbe,startupProbe}`;
const WAYS = ['httpGet', 'tcpSocket', 'grpc'] as const;

/** Points a probe to a port at which its program listens. */
const probePort = fieldRemedy<
  Readonly<{ container: string; which: string; asked: number; listens: number }>
>({
  id: 'probe/probe-port',
  answers: [wrongPort],
  input: { name: 'port', type: 'number' },
  reach: inTemplates({ [`${PROBE}/{httpGet,tcpSocket,grpc}/port`]: PORT }),

  *find(finding, world) {
    if (finding.confidence !== 'proven') return;
    const { container, which, asked, listens } = finding.params;
    const one = containerOf(finding, world, container);
    const field = fieldOf(which);
    const way = WAYS.find((way) => valueAt(one?.container, `/${field}/${way}/port`) === asked);
    if (!one || !way) return;
    const others = declared(one.container).filter(
      ({ value }) => ![listens, asked].includes(Number(value)),
    );
    const candidates = [{ value: `${listens}`, why: 'listens' }, ...others];
    yield inContainer(one, `${field}/${way}/port`, { candidates });
  },
});

/** Asks whether a port is open, in place of a program that the image does not have. */
const askPort = fieldRemedy<Readonly<{ container: string; which: string }>>({
  id: 'probe/ask-port',
  answers: [programMissing],
  input: { name: 'port', type: 'number' },
  reach: inTemplates({
    [`${PROBE}/exec`]: NOTHING,
    [`${PROBE}/tcpSocket`]: fits(() => z.strictObject({ port: z.int().min(1).max(65_535) })),
  }),

  *find(finding, world) {
    const { container, which } = finding.params;
    const one = containerOf(finding, world, container);
    const field = fieldOf(which);
    if (!one || valueAt(one.container, `/${field}/exec`) === undefined) return;
    yield inContainer(one, `${field}/tcpSocket`, {
      candidates: declared(one.container),
      set: (port) => ({ [`${field}/exec`]: undefined, [`${field}/tcpSocket`]: { port } }),
    });
  },
});

const seconds = () => z.int().min(1).max(3_600);
const Handler = {
  httpGet: z.looseObject({}).exactOptional(),
  tcpSocket: z.looseObject({}).exactOptional(),
  grpc: z.looseObject({}).exactOptional(),
};

/** Gives a program time to start before the probe counts that kills it. */
const startTime = fieldRemedy<Readonly<{ container: string; which: string; patience: number }>>({
  id: 'probe/start-time',
  answers: [slowStart],
  input: { name: 'start', type: 'duration' },
  reach: inTemplates({
    [`${CONTAINER}/startupProbe`]: fits(() =>
      z.strictObject({
        ...Handler,
        periodSeconds: seconds(),
        failureThreshold: z.int().min(1),
        timeoutSeconds: seconds().exactOptional(),
      }),
    ),
    [`${CONTAINER}/startupProbe/failureThreshold`]: COUNT,
  }),

  *find(finding, world) {
    const { container, which, patience } = finding.params;
    const one = containerOf(finding, world, container);
    const { startupProbe, [fieldOf(which)]: probe } = one?.container ?? {};
    const way = WAYS.find((one) => (startupProbe ?? probe)?.[one]);
    if (!one || !way) return;
    const period = startupProbe?.periodSeconds ?? probe?.periodSeconds ?? 10;
    const fails = (seconds: number) => Math.max(1, Math.ceil(seconds / period));
    const candidates = [{ value: `${Math.max(30, patience * 3)}s`, why: 'margin' }];
    yield startupProbe
      ? inContainer(one, 'startupProbe/failureThreshold', {
          candidates,
          set: (start) => ({ 'startupProbe/failureThreshold': fails(Number(start)) }),
        })
      : inContainer(one, 'startupProbe', {
          candidates,
          set: (start) => ({
            startupProbe: {
              [way]: probe?.[way],
              periodSeconds: period,
              failureThreshold: fails(Number(start)),
              ...(probe?.timeoutSeconds && { timeoutSeconds: probe.timeoutSeconds }),
            },
          }),
        });
  },
});

/** Has a program listen at all addresses of its pod, where its command line names the one inside. */
const listenEverywhere = fieldRemedy<Readonly<{ container: string; host?: string }>>({
  id: 'probe/listen-everywhere',
  answers: [loopbackOnly],
  reach: inTemplates({
    [`${CONTAINER}/{command,args}/*`]: TEXT,
    [`${CONTAINER}/env/*/value`]: TEXT,
  }),

  *find(finding, world) {
    const { container, host = '127.0.0.1' } = finding.params;
    const one = containerOf(finding, world, container);
    if (!one) return;
    const texts = [
      ...commandLine(one).map(({ text, path }) => ({
        text,
        field: path.slice(one.path.length + 1),
      })),
      ...(one.container.env ?? []).map(({ value = '' }, at) => ({
        text: value,
        field: `env/${at}/value`,
      })),
    ];
    for (const { text, field } of texts) {
      const names = [host, 'localhost'].find(
        (name) => text === name || text.startsWith(`${name}:`) || text.includes(`=${name}`),
      );
      if (!names) continue;
      const value = text.replace(names, '0.0.0.0');
      yield inContainer(one, field, { candidates: [{ value, why: 'everywhere' }] });
      return;
    }
  },
});

/** Makes pods Ready without a condition that nobody sets. */
const noReadinessGate = fieldRemedy<Readonly<{ gate: string; state: string }>>({
  id: 'probe/no-readiness-gate',
  answers: [readinessGate],
  reach: inTemplates({ '/readinessGates': fewer() }),

  *find(finding, world) {
    const of = templateOf(finding, world);
    const { readinessGates: gates = [] } = of?.template.spec ?? {};
    const left = gates.filter(({ conditionType }) => conditionType !== finding.params.gate);
    if (!of || finding.params.state !== 'absent' || left.length === gates.length) return;
    yield inPod(of, 'readinessGates', {
      candidates: [{ value: left.length > 0 ? JSON.stringify(left) : '', why: 'unneeded' }],
      set: () => ({ readinessGates: left.length > 0 ? left : undefined }),
    });
  },
});

function fieldOf(which: string) {
  return `${which.toLowerCase()}Probe` as 'livenessProbe' | 'readinessProbe' | 'startupProbe';
}

function declared({ ports = [] }: Container): readonly Candidate[] {
  return ports
    .filter(({ protocol = 'TCP' }) => protocol === 'TCP')
    .map(({ containerPort }) => ({ value: `${containerPort}`, why: 'declared' }));
}

/** Changes of probes, in the order in which they are offered. */
export const probeChanges: readonly Remedy[] = [
  probePort,
  askPort,
  startTime,
  listenEverywhere,
  noReadinessGate,
];
