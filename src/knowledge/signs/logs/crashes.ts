import { isA } from '../../../domain/keys.ts';
import type { Evidence, Ref, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { logOfEnd, type RunLog } from '../../../readings/logs/logs.ts';
import { containerOf, type ContainerAt } from '../../../readings/pods/container-specs.ts';
import { endedRun, endedRuns, type EndedRun } from '../../../readings/pods/runs.ts';
import { lastFailedPod } from '../../../readings/workloads/failed-pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Pod = Resource<'Pod'>;

/** A container whose last run ended, which is what its pod suffers from. */
export type Crash = ContainerAt & Readonly<{ on: Ref<'Pod'>; pod: Pod; run: EndedRun }>;

/** Waiting reasons that say no more than that the last start or run failed. */
const AFTER_A_RUN = ['CrashLoopBackOff', 'RunContainerError'];
/** What ends a program is among the last lines that it writes; a stack trace may follow. */
const LAST_LINES = 40;

/** The crash that a symptom is, or was, about; undefined where it is about something else. */
export function crashOf(symptom: Symptom, world: World): Crash | undefined {
  const { kind, on, part, reason } = symptom;
  if (kind === 'job-failed') return crashOfJob(on, world);
  const pod = isA('Pod', on) ? world.get(on) : undefined;
  if (pod?.is !== 'known') return undefined;

  if (kind === 'pod-failed') return pod.value.status?.reason ? undefined : crashIn(pod.value);
  if (kind === 'container-waiting' && !AFTER_A_RUN.includes(reason)) return undefined;
  const run = part === undefined ? undefined : endedRun(pod.value, part);
  return run && crashed(pod.value, run);
}

/** The same of a run that failed: what a program wrote that ended well is not why it ended. */
export function failureOf(symptom: Symptom, world: World): Crash | undefined {
  const crash = crashOf(symptom, world);
  return crash?.run.exitCode === 0 ? undefined : crash;
}

/** The kinds of symptoms that may be about a crash. */
export const CRASHES = [
  'container-waiting',
  'container-restarting',
  'pod-failed',
  'job-failed',
] as const;

/** The last lines that a container wrote before it ended. */
export function lastLines({ on, run }: Pick<Crash, 'on' | 'run'>, world: World): RunLog {
  const { lines, ...gap } = logOfEnd(on, run, world);
  return { lines: lines.filter(({ text }) => text.trim()).slice(-LAST_LINES), ...gap };
}

/** How a container ended, as the kubelet wrote it. */
export function exitOf({ on, run }: Pick<Crash, 'on' | 'run'>): Evidence {
  const { path, exitCode, finishedAt } = run;
  const at = finishedAt ? { at: finishedAt } : {};
  return { ...quotedField(on, `${path}/exitCode`, `${exitCode}`), ...at };
}

/** A Job's pods fail for it: the newest of them says why. */
function crashOfJob(on: Ref, world: World): Crash | undefined {
  const newest = lastFailedPod(on, world);
  return newest && !newest.status?.reason ? crashIn(newest) : undefined;
}

function crashIn(pod: Pod): Crash | undefined {
  const run = [...endedRuns(pod)].find(({ exitCode }) => exitCode !== 0);
  return run && crashed(pod, run);
}

function crashed(pod: Pod, run: EndedRun): Crash | undefined {
  const at = containerOf(pod, run.container);
  return at && { ...at, on: podRef(pod), pod, run };
}
