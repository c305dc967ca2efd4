// Probes: how long they wait.

import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import { probeAnswers } from '../../../knowledge/causes/probe/answer.ts';
import { livenessKills } from '../../../knowledge/causes/probe/liveness-kills.ts';
import { slowStart } from '../../../knowledge/causes/probe/slow-start.ts';
import { patienceOf } from '../../../readings/pods/probes.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { FoundField } from '../../fields/field-row.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf, type InTemplate } from '../../fields/holders.ts';
import { probeField, WAYS } from '../../fields/probes.ts';
import { seenStarts } from '../../fields/start-times.ts';
import type { TypedValue } from '../../fields/typed.ts';

const TIMEOUT = 'probe/answer/timeout';

/** Gives a program time to start before the probe counts that kills it. */
const startTime = fieldRemedy<Readonly<{ container: string; which: string; patience: number }>>({
  id: 'probe/start-time',
  answers: [slowStart],
  input: { name: 'start', type: 'duration' },

  *find(finding, world) {
    const { container, which, patience } = finding.params;
    const one = containerOf(finding, world, container);
    if (!one) return;
    yield* startup(one, probeField(which), patience, [
      ...seenStarts(one, patience, world),
      candidate(`${Math.max(30, patience * 3)}s`, 'margin'),
    ]);
  },
});

/** Gives a program longer to start that its startup probe kills, where nobody knows whether it is only slow. */
const longerStart = fieldRemedy<Readonly<{ container: string; which: string }>>({
  id: 'probe/longer-start',
  answers: [livenessKills],
  input: { name: 'start', type: 'duration' },
  isLastResort: true,

  *find(finding, world) {
    const { container, which } = finding.params;
    const one = which === 'Startup' ? containerOf(finding, world, container) : undefined;
    const { startupProbe } = one?.container ?? {};
    if (!one || !startupProbe) return;
    const patience = patienceOf(startupProbe);
    yield* startup(one, 'startupProbe', patience, [
      ...seenStarts(one, patience, world),
      candidate(`${patience * 3}s`, 'guessed-start'),
    ]);
  },
});

/** A startup probe that asks as the other one does, or the one that there is, with time for a start. */
function* startup(
  one: InTemplate,
  field: ReturnType<typeof probeField>,
  patience: number,
  candidates: readonly Candidate[],
): Iterable<FoundField> {
  const { startupProbe, [field]: probe } = one.container;
  const way = WAYS.find((each) => (startupProbe ?? probe)?.[each]);
  if (!startupProbe && !way) return;
  const period = startupProbe?.periodSeconds ?? probe?.periodSeconds ?? 10;
  const fails = (start: TypedValue) => Math.ceil(Number(start) / period);
  const kept = { candidates, tooLittle: `${patience}` };
  yield startupProbe
    ? inContainer(one, 'startupProbe/failureThreshold', {
        ...kept,
        set: (start) => ({ 'startupProbe/failureThreshold': fails(start) }),
      })
    : inContainer(one, 'startupProbe', {
        ...kept,
        set: (start) => ({
          startupProbe: {
            ...(way && { [way]: probe?.[way] }),
            periodSeconds: period,
            failureThreshold: fails(start),
            ...(probe?.timeoutSeconds && { timeoutSeconds: probe.timeoutSeconds }),
          },
        }),
      });
}

/** Gives a program longer to answer a probe that did not wait for it. */
const longerTimeout = fieldRemedy<
  Readonly<{ container: string; which: string; seconds: number; answer?: string }>
>({
  id: 'probe/longer-timeout',
  answers: [...probeAnswers.filter(({ id }) => id === TIMEOUT), livenessKills],
  input: { name: 'timeout', type: 'duration' },
  isLastResort: true,

  *find(finding, world) {
    const { container, which, seconds, answer } = finding.params;
    const one = containerOf(finding, world, container);
    const field = probeField(which);
    if (!one?.container[field] || (finding.id !== TIMEOUT && answer !== 'timeout')) return;
    yield inContainer(one, `${field}/timeoutSeconds`, {
      candidates: [candidate(`${seconds * 5}s`, 'patient')],
      tooLittle: `${one.container[field].timeoutSeconds ?? 1}`,
    });
  },
});

/** Changes of how long probes wait, in the order in which they are offered. */
export const probeTimeChanges: readonly Remedy[] = [startTime, longerStart, longerTimeout];
