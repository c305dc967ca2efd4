import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { logOfEnd, logOfRun, quoted } from '../../../../readings/logs/logs.ts';
import { tellingLine } from '../../../../readings/logs/telling-line.ts';
import { containersOf, type ContainerAt } from '../../../../readings/pods/container-specs.ts';
import { endedRun } from '../../../../readings/pods/runs.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';
import { mentions } from '../../../../text/mentions.ts';

/** Another container of a pod, and where it is not well, what its log says of that. */
export type Sibling = Readonly<{ container: string; says?: string; said?: Evidence }>;

/** The other container of a pod that is to listen on a port: it declares it, or its command line names it. */
export function siblingAt(
  port: number,
  own: string,
  pod: Resource<'Pod'>,
  world: World,
): Sibling | undefined {
  const others = [...containersOf(pod.spec)].filter(({ container }) => container.name !== own);
  const found =
    others.find((one) => declares(port, one)) ?? others.find((one) => isToldOf(port, one));
  if (!found) return undefined;
  const { name } = found.container;
  const telling = tellingLine(linesOf(name, pod, world));
  if (!telling) return { container: name };
  return { container: name, says: telling.words, said: quoted(telling.line, podRef(pod)) };
}

function declares(port: number, { container }: ContainerAt): boolean {
  return container.ports?.some(({ containerPort }) => containerPort === port) === true;
}

function isToldOf(port: number, { container: { command = [], args = [] } }: ContainerAt): boolean {
  return [...command, ...args].some((word) => mentions(word, String(port)));
}

/** Of the run that failed, or of one that is not Ready; one that is well has nothing to tell. */
function linesOf(name: string, pod: Resource<'Pod'>, world: World) {
  const { initContainerStatuses = [], containerStatuses = [] } = pod.status ?? {};
  const status = [...initContainerStatuses, ...containerStatuses].find((one) => one.name === name);
  if (status?.ready !== false) return [];
  const run = endedRun(pod, name);
  if (run && run.exitCode !== 0) return logOfEnd(podRef(pod), run, world).lines;
  return status.state?.running ? logOfRun(podRef(pod), name, 'current', world).lines : [];
}
