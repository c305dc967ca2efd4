import { refKey } from '../../domain/keys.ts';
import type { Ref, Source } from '../../domain/model.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { diagnose } from '../../engine/diagnose.ts';
import { foreseeable } from '../../fixes/proof/foreseeable.ts';
import { rules } from '../../knowledge/rules.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { present } from '../../text/present.ts';
import { oncePer } from '../../world/once-per.ts';
import { openWorld } from '../../world/open-world.ts';
import { overlay } from '../../world/overlay.ts';
import type { Simulated } from './would-help.ts';

type Node = Resource<'Node'>;

const HOSTNAME = 'kubernetes.io/hostname';
const CONTROL_PLANE = 'node-role.kubernetes.io/control-plane';

/**
 * Whether a cause is still found with one more node, an empty copy of the largest that takes pods; undefined where there is none. `cause` is
 * the id of the finding, and its subject.
 */
export async function withAnotherNode(
  target: Ref,
  cause: Readonly<{ id: string; subject: Ref }>,
  source: Source,
  loader: MeteredLoader,
): Promise<Simulated | undefined> {
  const like = largest(openWorld(source).world.list('Node', { all: true }).items);
  const name = like?.metadata?.name;
  if (!like || !name) return undefined;
  const copy = copyOf(like, `${name}-copy`);
  const predicted = oncePer((one: Source) => overlay(one, { put: [copy], drop: [] }));
  const { verdict } = await diagnose(
    target,
    { ...loader, load: async (reads) => predicted(await loader.load(reads)) },
    foreseeable(rules),
  );
  const stays = verdict.findings.some(
    ({ id, subject }) => id === cause.id && refKey(subject) === refKey(cause.subject),
  );
  return { like: name, isGone: !stays };
}

function largest(nodes: readonly Node[]): Node | undefined {
  const open = nodes.filter(
    (node) =>
      !node.spec?.unschedulable &&
      conditionOf(node, 'Ready')?.status === 'True' &&
      !(CONTROL_PLANE in (node.metadata?.labels ?? {})),
  );
  return open.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/** By its processors, in milli. */
function sizeOf({ status }: Node): number {
  const cpu = status?.allocatable?.['cpu'] ?? '0';
  return cpu.endsWith('m') ? Number(cpu.slice(0, -1)) : Number(cpu) * 1_000;
}

function copyOf({ metadata, spec, ...node }: Node, name: string): Node {
  const labels = { ...metadata?.labels, [HOSTNAME]: name };
  const { taints, ...others } = spec ?? {};
  return {
    ...node,
    metadata: { ...metadata, name, uid: `predicted-${name}`, labels },
    spec: { ...others, ...present({ taints }) },
  };
}
