import type { Evidence, World } from '../../../../domain/model.ts';
import { listeningIn } from '../../../../readings/logs/listening.ts';
import { logOfRun } from '../../../../readings/logs/logs.ts';
import { containersOf, type ContainerAt } from '../../../../readings/pods/container-specs.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';

/** How it shows that a container holds a port; `runs-the-same`: it was started from the same image in the same way. */
type Sign = 'listens-and-declares' | 'listens' | 'declares' | 'runs-the-same';
/** Who holds a port; `neighbours` are those of the same pod that may, where nothing shows which. */
export type Holder = Readonly<
  | { by: 'container'; other: string; sign: Sign }
  | { by: 'pod'; other: string; node: string }
  | { by: 'node'; node: string }
  | { by: 'itself' }
  | { by: 'neighbours' }
>;
type ShownHolder = Readonly<{ holder: Holder; evidence: readonly Evidence[] }>;

/** Who holds the port that a container could not bind. Containers of a pod share a network; with hostNetwork a node's pods do. */
export function holderOf(crash: Crash, port: number | undefined, world: World): ShownHolder {
  const neighbours = otherRunning(crash);
  const ports = port === undefined ? portsOf(crash) : [port];
  // Who is shown by more than one fact goes before who is shown by one.
  const shown = neighbours
    .flatMap((one) => shownBy(one, ports, crash, world) ?? [])
    .toSorted((a, b) => b.evidence.length - a.evidence.length)[0];
  if (shown) return shown;
  if (crash.pod.spec?.hostNetwork) return onNode(crash, ports, world);
  return { holder: { by: neighbours.length > 0 ? 'neighbours' : 'itself' }, evidence: [] };
}

/** The other containers of the pod that ran when this one ended. */
function otherRunning({ pod, container, run }: Crash): readonly ContainerAt[] {
  const { containerStatuses = [], initContainerStatuses = [] } = pod.status ?? {};
  const states = [...initContainerStatuses, ...containerStatuses];
  return [...containersOf(pod.spec)].filter(({ container: { name } }) => {
    const since = states.find((one) => one.name === name)?.state?.running?.startedAt;
    if (name === container.name || !since) return false;
    return !run.finishedAt || Date.parse(since) <= Date.parse(run.finishedAt);
  });
}

function shownBy(
  other: ContainerAt,
  ports: readonly number[],
  crash: Crash,
  world: World,
): ShownHolder | undefined {
  const { container, path } = other;
  const { on } = crash;
  const says = listeningIn(logOfRun(on, container.name, 'current', world), on).find((one) =>
    ports.includes(one.port),
  );
  const index = portsOf(other).findIndex((one) => ports.includes(one));
  const field = (at: string, quote: string): Evidence => quotedField(on, `${path}/${at}`, quote);
  const evidence = [
    ...(says ? [says.evidence] : []),
    ...(index < 0 ? [] : [field(`ports/${index}/containerPort`, `${portsOf(other)[index]}`)]),
  ];
  const by = { by: 'container', other: container.name } as const;
  if (says) {
    return { holder: { ...by, sign: index < 0 ? 'listens' : 'listens-and-declares' }, evidence };
  }
  if (index >= 0) return { holder: { ...by, sign: 'declares' }, evidence };
  if (!runsTheSame(container, crash.container)) return undefined;
  const image = field('image', container.image ?? '');
  return { holder: { ...by, sign: 'runs-the-same' }, evidence: [image] };
}

function onNode({ pod, on }: Crash, ports: readonly number[], world: World): ShownHolder {
  const node = pod.spec?.nodeName ?? '';
  for (const one of world.list('Pod', { node }).items) {
    const { hostNetwork, nodeName } = one.spec ?? {};
    const ref = podRef(one);
    if (!hostNetwork || nodeName !== node || one.status?.phase !== 'Running') continue;
    if (ref.name === on.name && ref.namespace === on.namespace) continue;
    for (const at of containersOf(one.spec)) {
      const index = portsOf(at).findIndex((port) => ports.includes(port));
      if (index < 0) continue;
      const path = `${at.path}/ports/${index}/containerPort`;
      return {
        holder: { by: 'pod', other: `${ref.namespace}/${ref.name}`, node },
        evidence: [quotedField(ref, path, `${portsOf(at)[index]}`)],
      };
    }
  }
  return { holder: { by: 'node', node }, evidence: [] };
}

function portsOf({ container }: ContainerAt): readonly number[] {
  return (container.ports ?? []).map(({ containerPort }) => containerPort);
}

function runsTheSame(a: ContainerAt['container'], b: ContainerAt['container']): boolean {
  const started = ({ image, command, args, env }: typeof a) =>
    JSON.stringify([image, command, args, env]);
  return Boolean(a.image) && started(a) === started(b);
}
