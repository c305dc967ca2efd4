import { linesOf } from '#src/checklists/lines-of.ts';
import type { ChecklistItem, Found } from '#src/domain/checklist.ts';
import type { Source } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Trouble, Verdict } from '#src/domain/verdict.ts';
import { guarded } from '#src/engine/guarded-call.ts';
import type { Node } from '#src/simulator/cluster.ts';
import { openWorld } from '#src/world/open-world.ts';
import { owned } from '#test/support/objects.ts';
import { node, podOn } from '#test/support/scheduling.ts';

/** Where a scan found nothing, and nobody was asked about. */
const QUIET: Found = { read: 'all', troubleOf: () => undefined, verdictOf: () => undefined };

/** How the objects of a cluster stand to an item, each as "name: pass", "name: fail" or "name: not-checked". */
export function marksOf(item: ChecklistItem, source: Source, found: Partial<Found> = {}) {
  return linesOf(item, looking(source, found)).map(
    ({ on, mark, unread }) => `${on?.name ?? unread?.why}: ${mark.is}`,
  );
}

/** What an item says of the objects of a cluster, in English. */
export function saidOf(item: ChecklistItem, source: Source, found: Partial<Found> = {}): string {
  return linesOf(item, looking(source, found))
    .map(({ mark }) => mark.says?.en ?? '')
    .join('\n');
}

/** A scan that found something about an object. */
export function troubled(name: string, trouble: Partial<Verdict>): Partial<Found> {
  const whole = { ...NO_VERDICT, ...trouble, affected: [] } as Trouble;
  return { troubleOf: (on) => (on.name === name ? whole : undefined) };
}

/** A question about an object that was answered so. */
export function answered(verdict: Partial<Verdict>): Partial<Found> {
  return { verdictOf: (on) => ({ ...NO_VERDICT, target: on, ...verdict }) };
}

const NO_VERDICT: Verdict = {
  target: { kind: 'Pod', name: 'web' },
  state: 'healthy',
  findings: [],
  symptoms: [],
  ruledOut: [],
  unsure: [],
  remarks: [],
  notChecked: [],
  crashes: [],
};

function looking(source: Source, found: Partial<Found>) {
  const { world, unread } = openWorld(source);
  return {
    world,
    scope: { all: true } as const,
    about: [],
    found: { ...QUIET, ...found },
    call: guarded(unread, []),
  };
}

/** A node that is Ready, with room for ten pods. */
export function readyNode(name: string, parts: Parameters<typeof node>[1] = {}): Node {
  const one = node(name, parts);
  const conditions = [{ type: 'Ready', status: 'True' }];
  return { ...one, status: { ...one.status, conditions } };
}

/** The StatefulSet "web" of namespace shop with a template, and its Ready pods web-0, web-1 … on these nodes. */
export function setOn(
  nodes: readonly string[],
  template: PodSpec = {},
  pod: PodSpec = {},
): readonly Resource[] {
  const containers = [{ name: 'app', image: 'app:1' }];
  const set: Resource<'apps/StatefulSet'> = {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { namespace: 'shop', name: 'web', uid: 'web' },
    spec: {
      replicas: nodes.length,
      serviceName: '',
      selector: { matchLabels: { app: 'web' } },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers, ...template } },
    },
    status: { replicas: nodes.length, readyReplicas: nodes.length },
  };
  const maker = { kind: 'apps/StatefulSet', name: 'web' };
  const pods = nodes.map((name, index) => {
    const spec = { containers, ...template, ...pod };
    return owned(podOn(name, `web-${index}`, { spec }), maker);
  });
  return [set, ...pods];
}
type PodSpec = Partial<NonNullable<Resource<'Pod'>['spec']>>;

/** The rule that is to spread pods "web" over nodes. */
export function spreadOver(
  whenUnsatisfiable: 'DoNotSchedule' | 'ScheduleAnyway',
  more: object = {},
) {
  const labelSelector = { matchLabels: { app: 'web' } };
  const rule = {
    maxSkew: 1,
    topologyKey: 'kubernetes.io/hostname',
    whenUnsatisfiable,
    labelSelector,
  };
  return { topologySpreadConstraints: [{ ...rule, ...more }] };
}

/** The autoscaler "web" of that StatefulSet. */
export function scaler(
  sizes: Readonly<{ min?: number; max: number; desired?: number }>,
): Resource<'autoscaling/HorizontalPodAutoscaler'> {
  const { min = 2, max, desired = 2 } = sizes;
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { namespace: 'shop', name: 'scaler', uid: 'scaler' },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web' },
      minReplicas: min,
      maxReplicas: max,
    },
    status: { desiredReplicas: desired, currentReplicas: desired, conditions: [] },
  };
}
