import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { oncePer } from '../../world/once-per.ts';

type Status = NonNullable<NonNullable<Resource<'Pod'>['status']>['containerStatuses']>[number];

/** The last run of a container that ended; `path` points to how, `log` is the run that kubectl logs calls it. */
export type EndedRun = Readonly<{
  container: string;
  exitCode: number;
  signal?: number;
  reason: string; // the kubelet's word: "Error", "OOMKilled", "Completed", "StartError"
  message: string; // what the container left in /dev/termination-log
  startedAt?: string;
  finishedAt?: string;
  restarts: number;
  log: 'current' | 'previous';
  path: string;
}>;

const LISTS = ['initContainerStatuses', 'containerStatuses'] as const;

/** How each container of a pod last ended, of those that ever did, init containers first. */
export const endedRuns = oncePer((pod: Resource<'Pod'>): readonly EndedRun[] => [...runsIn(pod)]);

function* runsIn({ status }: Resource<'Pod'>): Iterable<EndedRun> {
  for (const list of LISTS) {
    for (const [index, one] of (status?.[list] ?? []).entries()) {
      const at = one.state?.terminated ? 'state' : 'lastState';
      const ended = one[at]?.terminated;
      if (!ended) continue;
      const { exitCode, signal, reason = '', message = '', startedAt, finishedAt } = ended;
      yield {
        container: one.name,
        exitCode,
        reason,
        message,
        restarts: one.restartCount,
        log: logOf(one),
        path: `/status/${list}/${index}/${at}/terminated`,
        ...present({ signal, startedAt, finishedAt }),
      };
    }
  }
}

/** How one container of a pod last ended; undefined where it never did. */
export function endedRun(pod: Resource<'Pod'>, container: string): EndedRun | undefined {
  return endedRuns(pod).find((run) => run.container === container);
}

/** While a container waits or has ended, its last run is still the current one to the kubelet. */
function logOf({ state }: Status): EndedRun['log'] {
  return state?.running ? 'previous' : 'current';
}
