// Probes: where they ask, and what a pod must have besides.

import type { Remedy } from '../../../domain/remedy.ts';
import { loopbackOnly, wrongPort } from '../../../knowledge/causes/probe/nothing-listens.ts';
import { programMissing } from '../../../knowledge/causes/probe/program-missing.ts';
import { readinessGate } from '../../../knowledge/causes/probe/readiness-gate.ts';
import { commandLine } from '../../../readings/pods/container-specs.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, templateOf } from '../../fields/holders.ts';
import { declaredPorts, probeField, WAYS } from '../../fields/probes.ts';

/** Points a probe to a port at which its program listens. */
const probePort = fieldRemedy<
  Readonly<{ container: string; which: string; asked: number; listens: number }>
>({
  id: 'probe/probe-port',
  answers: [wrongPort],
  input: { name: 'port', type: 'number' },

  *find(finding, world) {
    if (finding.confidence !== 'proven') return;
    const { container, which, asked, listens } = finding.params;
    const one = containerOf(finding, world, container);
    const field = probeField(which);
    const way = WAYS.find((way) => valueAt(one?.container, `/${field}/${way}/port`) === asked);
    if (!one || !way) return;
    const others = declaredPorts(one.container).filter(
      ({ value }) => ![listens, asked].includes(Number(value)),
    );
    const candidates = [candidate(`${listens}`, 'listens'), ...others];
    yield inContainer(one, `${field}/${way}/port`, { candidates });
  },
});

/** Asks whether a port is open, in place of a program that the image does not have. */
const askPort = fieldRemedy<Readonly<{ container: string; which: string }>>({
  id: 'probe/ask-port',
  answers: [programMissing],
  input: { name: 'port', type: 'number' },

  *find(finding, world) {
    const { container, which } = finding.params;
    const one = containerOf(finding, world, container);
    const field = probeField(which);
    if (!one || valueAt(one.container, `/${field}/exec`) === undefined) return;
    yield inContainer(one, `${field}/tcpSocket`, {
      candidates: declaredPorts(one.container),
      set: (port) => ({ [`${field}/exec`]: undefined, [`${field}/tcpSocket`]: { port } }),
    });
  },
});

/** Has a program listen at all addresses of its pod, where its command line names the one inside. */
const listenEverywhere = fieldRemedy<Readonly<{ container: string; host?: string }>>({
  id: 'probe/listen-everywhere',
  answers: [loopbackOnly],

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
      yield inContainer(one, field, { candidates: [candidate(value, 'everywhere')] });
      return;
    }
  },
});

/** Makes pods Ready without a condition that nobody sets. */
const noReadinessGate = fieldRemedy<Readonly<{ gate: string; state: string }>>({
  id: 'probe/no-readiness-gate',
  answers: [readinessGate],

  *find(finding, world) {
    const of = templateOf(finding, world);
    const { readinessGates: gates = [] } = of?.template.spec ?? {};
    const left = gates.filter(({ conditionType }) => conditionType !== finding.params.gate);
    if (!of || finding.params.state !== 'absent' || left.length === gates.length) return;
    yield inPod(of, 'readinessGates', {
      candidates: [candidate(left.length > 0 ? JSON.stringify(left) : '', 'ungated')],
      set: () => ({ readinessGates: left.length > 0 ? left : undefined }),
    });
  },
});

/** Changes of probes, in the order in which they are offered. */
export const probeChanges: readonly Remedy[] = [
  probePort,
  askPort,
  listenEverywhere,
  noReadinessGate,
];
