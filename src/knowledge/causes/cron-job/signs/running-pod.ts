import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { brief, logOfRun, quoted } from '../../../../readings/logs/logs.ts';
import { ownContainers } from '../../../../readings/pods/main-container.ts';
import { podRef, podsOf } from '../../../../readings/workloads/workloads.ts';
import { present } from '../../../../text/present.ts';

/** The pod of a run that is not over, and what it wrote last. */
export type RunningPod = Readonly<{ name: string; said?: string }>;

/** The pod with which a run goes on, and its last line; undefined where none of its pods runs. */
export function runningPod(
  job: Ref,
  world: World,
): Readonly<{ pod: RunningPod; evidence: readonly Evidence[] }> | undefined {
  const pod = podsOf(job, world).pods.find(({ status }) => status?.phase === 'Running');
  const [container] = pod ? ownContainers(pod) : [];
  if (!pod || container === undefined) return undefined;
  const on = podRef(pod);
  const line = logOfRun(on, container, 'current', world).lines.findLast(({ text }) => text.trim());
  return {
    pod: { name: on.name, ...present({ said: line && brief(line.text) }) },
    evidence: line ? [quoted(line, on)] : [],
  };
}
