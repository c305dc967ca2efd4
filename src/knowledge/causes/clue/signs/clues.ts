import { isOfKind, refTo } from '../../../../domain/keys.ts';
import type { Evidence, Symptom, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { badConditionsOf } from '../../../../readings/bad-conditions.ts';
import { logOfEnd, logOfRun, quoted, type RunLog } from '../../../../readings/logs/logs.ts';
import { tellingLine } from '../../../../readings/logs/telling-line.ts';
import { idleContainers, waitingContainers } from '../../../../readings/pods/containers.ts';
import { endedRuns } from '../../../../readings/pods/runs.ts';
import { warningsAbout } from '../../../../readings/warnings.ts';
import { failedPodOf } from '../../../../readings/workloads/failed-pods.ts';
import { present } from '../../../../text/present.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import { concerns } from '../../../concerns/index.ts';

/** One thing that was seen on an object in trouble; `what` names it: a container, a reason, a condition. */
export type Clue = Readonly<{
  from: 'exit' | 'waiting' | 'log' | 'unended' | 'event' | 'condition' | 'status' | 'elsewhere';
  what: string;
  said?: string;
  exitCode?: number;
  times?: number;
  evidence: Evidence;
}>;

/** The kubelet only counts its own patience. */
const BACK_OFF = /^back-off (?:\d|pulling image "[^"]*"$)/i;
/** They are what was seen, and no more. */
const CONCERNS: readonly string[] = concerns.map((one) => one.kind);
/** Said of a pod whose containers say more. */
const FOLLOWS = ['ContainersNotReady', 'PodFailed', 'PodCompleted'];

/** What a colleague would read out of describe and logs, what decides most first; the symptom's own evidence where there is no more. */
export function cluesOf(
  { kind, on, evidence, reason, part }: Symptom,
  object: Resource,
  world: World,
): readonly Clue[] {
  const own: Clue = {
    from: evidence.source === 'event' ? 'event' : 'status',
    what: reason,
    said: evidence.quote,
    evidence,
  };
  if (CONCERNS.includes(kind)) return [own];
  const pod = isOfKind('Pod', object) ? object : failedPodOf(on, world);
  const found = [
    ...(pod ? containerClues(pod, part, world) : []),
    ...warningsAbout(on, world).map(({ reason: what, times, evidence: seen }): Clue => ({
      from: 'event',
      what,
      said: seen.quote,
      times,
      evidence: seen,
    })),
    ...badConditionsOf(object)
      .filter(({ reason: why = '' }) => !FOLLOWS.includes(why))
      .map(({ type, status, reason: why, message, path }): Clue => ({
        from: 'condition',
        what: `${type}=${status}${why ? ` (${why})` : ''}`,
        ...present({ said: message }),
        evidence: quotedField(on, `${path}/${message ? 'message' : 'status'}`, message || status),
      })),
  ];
  return found.length > 0 ? found : [own];
}

function containerClues(
  pod: Resource<'Pod'>,
  part: string | undefined,
  world: World,
): readonly Clue[] {
  const on = refTo('Pod', pod);
  const isMeant = (container: string) => part === undefined || container === part;
  const inits = (pod.status?.initContainerStatuses ?? []).map(({ name }) => name);
  const runs = [...endedRuns(pod)].filter(
    ({ container, exitCode }) =>
      isMeant(container) && !(exitCode === 0 && inits.includes(container)), // which has done its work
  );
  const ends = runs.flatMap((run): readonly Clue[] => {
    const { container: what, exitCode, message, reason, path } = run;
    const [field, quote] = message ? ['message', message] : ['reason', reason];
    const end: Clue = {
      from: 'exit',
      what,
      exitCode,
      said: quote,
      evidence: quotedField(on, `${path}/${field}`, quote),
    };
    const log = exitCode === 0 ? [] : saidIn(logOfEnd(on, run, world), what, pod);
    if (log.some(({ evidence }) => evidence.source === 'field')) return [end];
    return message ? [end, ...log] : [...log, end];
  });
  const waits = [...waitingContainers(pod)]
    .filter(({ container, message }) => isMeant(container) && message && !BACK_OFF.test(message))
    .map(({ container, reason, message, path }): Clue => ({
      from: 'waiting',
      what: `${container} ${reason}`,
      said: message,
      evidence: quotedField(on, `${path}/message`, message),
    }));
  return [...ends, ...waits, ...(runs.length === 0 ? runningClues(pod, part, world) : [])];
}

/** What a container that runs and is not Ready complains about; one that others wait for to end need not complain. */
function runningClues(
  pod: Resource<'Pod'>,
  part: string | undefined,
  world: World,
): readonly Clue[] {
  const [idle] = idleContainers(pod).filter(({ name }) => (part ?? name) === name);
  if (!idle) return [];
  const log = logOfRun(refTo('Pod', pod), idle.name, 'current', world);
  const said = saidIn(log, idle.name, pod);
  if (said.length > 0 || !idle.isInit) return said;
  const [last] = lastOf(log, idle.name, pod);
  if (last || log.gap) return last ? [{ ...last, from: 'unended' }] : [];
  const { startedAt: quote = '', path } = idle;
  const on = refTo('Pod', pod);
  return [{ from: 'unended', what: idle.name, evidence: quotedField(on, path, quote) }];
}

/** The line that tells most of trouble. */
function saidIn({ lines }: RunLog, what: string, pod: Resource<'Pod'>): readonly Clue[] {
  const telling = tellingLine(lines);
  if (!telling) return [];
  const evidence = quoted(telling.line, refTo('Pod', pod));
  return [{ from: 'log', what, said: telling.words, evidence }];
}

function lastOf({ lines }: RunLog, what: string, pod: Resource<'Pod'>): readonly Clue[] {
  const line = lines.findLast(({ text }) => text.trim() !== '');
  const on = refTo('Pod', pod);
  return line ? [{ from: 'log', what, said: line.text, evidence: quoted(line, on) }] : [];
}
