import { isOfKind, kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { lastSeen } from '#src/readings/events.ts';
import type { Log } from '#src/world/recorded.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** How long an API server keeps events. */
const KEPT_S = HOUR_S;
/** So lately, an event that repeats still does. */
const GOING_ON_S = 900;
/** They go on as the clock does: their times stay as far from now as they were. */
const TICKING = [
  'coordination.k8s.io/Lease',
  'batch/CronJob',
  'batch/Job',
  'autoscaling/HorizontalPodAutoscaler',
  'metrics.k8s.io/PodMetrics',
];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** They are known by what was said of them once, or were replaced: soon that is over. */
const PASSING = ['object-warned-about', 'pod-failed'];
/** Fields of a time at which something is done again and again. */
const RENEWED = ['lastHeartbeatTime', 'lastProbeTime', 'renewTime', 'reconciledAt'];

/** An hour later: nothing has changed, events that do not repeat are gone, and what crashes has gone on to. */
export const olderByAnHour: Shape = older('an hour later', HOUR_S);
/** A day later. */
export const olderByADay: Shape = older('a day later', DAY_S);

function older(name: string, seconds: number): Shape {
  return {
    name,
    losesFacts: true,
    of({ recording, target, verdict }) {
      const { now } = recording;
      const isIll = verdict.state === 'explained' || verdict.state === 'complaining';
      const isTimed =
        verdict.symptoms.some((one) => one.normalFor) || verdict.state === 'progressing';
      const isSoonOver = verdict.symptoms.some(({ kind }) => PASSING.includes(kind));
      if (isTimed || isSoonOver || verdict.findings.some(({ passesBy }) => passesBy))
        return undefined;
      const objects = recording.objects.flatMap((object) => laterOf(object, now, seconds, isIll));
      const logs = isIll
        ? recording.logs.map((log) => writtenOn(log, now, seconds))
        : recording.logs;
      return { recording: { ...recording, now: moved(now, seconds), objects, logs }, target };
    },
  };
}

function laterOf(object: Resource, now: string, by: number, isIll: boolean): readonly Resource[] {
  if (isOfKind('Event', object)) {
    const ago = secondsBetween(lastSeen(object), now);
    if (isTicking(object.involvedObject)) return [withTimes(object, () => true, by)];
    const times = object.series?.count ?? object.count ?? 1;
    if (isIll && times > 1 && ago < GOING_ON_S) return [repeated(object, by)];
    return ago + by > KEPT_S ? [] : [object];
  }
  if (isTicking(object) || isOfJob(object)) return [withTimes(object, () => true, by)];
  if (isOfKind('Pod', object)) return [crashedOn(object, by)];
  return [withTimes(object, (key) => RENEWED.includes(key), by)];
}

function isTicking(object: Readonly<{ apiVersion?: string; kind?: string }>): boolean {
  return TICKING.includes(kindOf(object));
}

/** A program that wrote lately still does. */
function writtenOn(log: Log, now: string, by: number): Log {
  const last = log.lines.at(-1)?.at;
  if (last === undefined || secondsBetween(last, now) > GOING_ON_S) return log;
  return { ...log, lines: log.lines.map((line) => withTimes(line, (key) => key === 'at', by)) };
}

function isOfJob({ metadata }: Resource): boolean {
  return (metadata?.ownerReferences ?? []).some(({ kind }) => kind === 'Job' || kind === 'CronJob');
}

/** It was seen again since, at the same pace. */
function repeated(event: Resource<'Event'>, by: number): Resource {
  return withTimes(event, (key) => ['lastTimestamp', 'lastObservedTime'].includes(key), by);
}

/** What is started again and again still is: its last two runs are as long ago as they were. */
function crashedOn(pod: Resource<'Pod'>, by: number): Resource<'Pod'> {
  const { status } = pod;
  if (!status) return pod;
  const next = <T extends { readonly restartCount: number }>(one: T): T =>
    one.restartCount > 0 ? (withTimes(one, () => true, by) as T) : one;
  return {
    ...pod,
    status: {
      ...status,
      ...(status.containerStatuses && { containerStatuses: status.containerStatuses.map(next) }),
      ...(status.initContainerStatuses && {
        initContainerStatuses: status.initContainerStatuses.map(next),
      }),
    },
  };
}

function withTimes<T>(value: T, isMoved: (key: string) => boolean, by: number): T {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    typeof inner === 'string' && TIME.test(inner) && isMoved(key) ? moved(inner, by) : inner,
  ) as T;
}

function moved(time: string, by: number): string {
  return new Date(Date.parse(time) + by * 1000).toISOString();
}

function secondsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1000;
}
