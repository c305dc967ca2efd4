import { isA } from '../../../../domain/keys.ts';
import type { Evidence, Ref, Symptom, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { logOfEnd, logOfRun, type RunLog } from '../../../../readings/logs/logs.ts';
import { containerOf, type ContainerAt } from '../../../../readings/pods/container-specs.ts';
import { killingsOf } from '../../../../readings/pods/killings.ts';
import { probeReports, type ProbeReport } from '../../../../readings/pods/probes.ts';
import { endedRun, type EndedRun } from '../../../../readings/pods/runs.ts';
import { crashOf } from '../../../signs/logs/crashes.ts';
import { unreadyContainers } from '../../../signs/logs/troubled.ts';

/** A container that its probe holds up: restarted by it, with the kill and the run that it ended, or not Ready. */
export type Probed = ContainerAt &
  Readonly<{
    on: Ref<'Pod'>;
    pod: Resource<'Pod'>;
    report: ProbeReport;
    log: RunLog;
    killed?: Readonly<{ said: Evidence; run: EndedRun }>;
  }>;

/** The kinds of symptoms that a failing probe may stand behind. */
export const PROBED = [
  'container-restarting',
  'container-waiting',
  'pod-not-ready',
  'probe-failing',
] as const;

/** The containers of a symptom that a failing probe holds up. */
export function* probedContainers(symptom: Symptom, world: World): Iterable<Probed> {
  const { kind, on, until } = symptom;
  const pod = isA('Pod', on) && !until ? world.get(on) : undefined;
  if (!isA('Pod', on) || pod?.is !== 'known') return;

  if (kind === 'container-restarting' || kind === 'container-waiting')
    yield* killedByProbe(symptom, on, pod.value, world);
  if (kind === 'pod-not-ready' || kind === 'probe-failing')
    yield* unreadyByProbe(on, pod.value, kind === 'probe-failing', world);
}

function* killedByProbe(
  symptom: Symptom,
  on: Ref<'Pod'>,
  pod: Resource<'Pod'>,
  world: World,
): Iterable<Probed> {
  const { part = '' } = symptom;
  const at = containerOf(pod, part);
  const run = crashOf(symptom, world) && endedRun(pod, part);
  if (!at || !run) return;
  const [said] = killingsOf(on, part, world).filter(({ quote }) => KILLED.test(quote));
  if (!said) return;

  for (const report of probeReports(on, at, world)) {
    if (!said.quote.includes(`failed ${report.which.toLowerCase()} probe`)) continue;
    yield { ...at, on, pod, report, log: logOfEnd(on, run, world), killed: { said, run } };
  }
}

/** "Container app failed liveness probe, will be restarted". */
const KILLED = /failed (?:liveness|startup) probe/;

function* unreadyByProbe(
  on: Ref<'Pod'>,
  pod: Resource<'Pod'>,
  any: boolean,
  world: World,
): Iterable<Probed> {
  const unready = unreadyContainers(pod);
  const ats = any
    ? (pod.spec?.containers ?? []).flatMap(({ name }) => containerOf(pod, name) ?? [])
    : unready;
  for (const at of ats) {
    const reports = probeReports(on, at, world).filter(({ which }) => any || which !== 'Liveness');
    for (const report of reports) {
      yield { ...at, on, pod, report, log: logOfRun(on, at.container.name, 'current', world) };
    }
  }
}
