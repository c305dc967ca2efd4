import type { LogLine, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { logOfEnd, logOfRun, type RunLog } from '../../readings/logs/logs.ts';
import { tellingLine } from '../../readings/logs/telling-line.ts';
import { waitingContainers } from '../../readings/pods/containers.ts';
import { ownContainers } from '../../readings/pods/main-container.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { endedRun } from '../../readings/pods/runs.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { fullName } from '../words/object-name.ts';
import { logWords, podWords } from '../words/talk-seen.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

type Pod = Resource<'Pod'>;

const MOST_LINES = 12;
/** What stands before the line that decides, so that one sees what it was about. */
const BEFORE = 4;
const LONGEST = 300;

/** The lines of a log that decide: of the pod that is worst off, and of its container that is. */
export function logs({ target, world, lang }: Asked): Told {
  const words = logWords[lang];
  const [pod] = ownPods(target, world);
  if (!pod) {
    const on = workloadAt(target, world);
    return { lines: [podWords[lang].none(fullName(on))], sights: [{ on: target }] };
  }
  const on = podRef(pod);
  const sights = [{ on, isLog: true }];
  const container = containerOf(pod);
  const place = { pod: on.name, container };
  const waiting = [...waitingContainers(pod)].find((one) => one.container === container);
  const ended = endedRun(pod, container);
  const hasBegun = pod.status?.containerStatuses?.some(({ name }) => name === container) ?? false;
  if ((waiting || (!hasBegun && !isReady(pod))) && !ended) {
    const { reason = pod.status?.phase ?? 'Pending', message = '' } = waiting ?? {};
    return { lines: [words.neverRan(place, reason, message)], sights };
  }

  const log = logAt(pod, container, world);
  const lines = log.lines.filter(({ text }) => text.trim());
  if (lines.length === 0)
    return { lines: [log.gap ? words.unread(place) : words.empty(place)], sights };
  const told = decisive(lines);
  return {
    lines: [
      told.isTelling ? words.decisive(place, isReady(pod) ? undefined : ended) : words.last(place),
    ],
    quoted: told.lines.map(({ text }) => text.slice(0, LONGEST)),
    sights,
  };
}

/** Of an ill pod the container that waits or was restarted; else the one that it is there for. */
function containerOf(pod: Pod): string {
  const [own = ''] = ownContainers(pod);
  if (isReady(pod)) return own;
  const statuses = [
    ...(pod.status?.initContainerStatuses ?? []),
    ...(pod.status?.containerStatuses ?? []),
  ];
  const ill = statuses.find(
    ({ ready, state, restartCount }) =>
      !ready &&
      state?.waiting?.reason !== 'PodInitializing' &&
      (restartCount > 0 || !state?.running) &&
      state?.terminated?.exitCode !== 0,
  );
  return ill?.name ?? own;
}

function logAt(pod: Pod, container: string, world: World): RunLog {
  const ended = endedRun(pod, container);
  const isOver = ended && !isReady(pod);
  return isOver
    ? logOfEnd(podRef(pod), ended, world)
    : logOfRun(podRef(pod), container, 'current', world);
}

/** The line that says most with what stands around it, or where none does the last ones. */
function decisive(lines: readonly LogLine[]) {
  const telling = tellingLine(lines);
  const at = telling ? lines.indexOf(telling.line) : -1;
  if (at < 0) return { lines: lines.slice(-MOST_LINES), isTelling: false };
  const from = Math.max(0, at - BEFORE);
  return { lines: lines.slice(from, from + MOST_LINES), isTelling: true };
}
