import type { World } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import { endedRuns, type EndedRun } from '../../readings/pods/runs.ts';
import { ownersOf, podsOf } from '../../readings/workloads/workloads.ts';

/**
 * How many seconds the longest of the last runs lasted that failed, of the container and the workload that a finding is about.
 * Undefined where none did: a change is not known to have helped before a new run has lasted longer.
 */
export function livedBefore({ subject, params }: Finding, world: World): number | undefined {
  const workload = ownersOf(subject, world).at(-1) ?? subject;
  const { container }: Readonly<{ container?: unknown }> = params;
  const runs = podsOf(workload, world).pods.flatMap((pod) => [...endedRuns(pod)]);
  const lives = runs
    .filter((run) => run.exitCode !== 0 && (container === undefined || run.container === container))
    .flatMap(secondsOf);
  return lives.length > 0 ? Math.max(...lives) : undefined;
}

function secondsOf({ startedAt, finishedAt }: EndedRun): readonly number[] {
  const ms = Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '');
  return ms > 0 ? [ms / 1000] : [];
}
