import { isOfKind, keyOf, kindOf, refTo } from '../../domain/keys.ts';
import type { Fact, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver } from '../../readings/pods/pods.ts';
import { podsOf, type Family } from '../../readings/workloads/workloads.ts';
import { present } from '../../text/present.ts';
import { changedCluster, readCluster, type Cluster, type Node, type Pod } from '../cluster.ts';
import { completed, NOTHING_OPEN, readDefaults } from '../pod/completed.ts';
import { claimsOf } from '../pod/controlled-pods.ts';
import { showsDefaults } from './admitted.ts';
import { daemonNodes } from './daemon-nodes.ts';
import { predictedPod } from './predicted-pods.ts';
import type { Subject } from './simulated.ts';
import type { Updated } from './strategy-of.ts';
import type { Template } from './template.ts';

/** What a manifest is to a cluster: the object that it changes, and what would be updated. */
export type ManifestRead = Readonly<{
  live: Fact<Updated>;
  subject?: Subject;
  missing?: 'template';
}>;

/** Reads all that decides how a manifest's update would go. */
export function subjectOf(
  manifest: Updated,
  world: World,
  replaced?: readonly Pod[],
): ManifestRead {
  const on = { ...refTo(kindOf(manifest), manifest), kind: kindOf(manifest) as Kind };
  const { uid: _, ...named } = on; // of another object, if it has one
  const live = world.get(named) as Fact<Updated>; // by its kind
  const template = templateOf(manifest, world);
  if (!template) return { live, missing: 'template' };

  const running = live.is === 'known' ? live.value : undefined;
  const workload = running ? merged(manifest, running) : manifest;
  return {
    live,
    subject: subjectOfUpdate({ workload, template, ...present({ running, replaced }) }, world),
  };
}

/** A workload as it is to be, the template of its next pods, and the workload as it is if it is there. */
export type Next = Readonly<{
  workload: Updated;
  template: Template;
  running?: Updated;
  replaced?: readonly Pod[]; // without it, all that are there
}>;

/** Reads all that decides how an update would go from how the workload stands now. */
export function subjectOfUpdate(
  { workload, template, running, replaced }: Next,
  world: World,
): Subject {
  const { uid: _, ...on } = refTo(kindOf(workload), workload); // of another object, if it has one
  const family = running ? podsOf(on, world) : NO_PODS;
  const { namespace = '' } = on;
  const older = olderOf(running, replaced ?? family.pods);
  const stable = stableOf(running);
  const pod = newestOf(running, family.pods);
  const was = pod && (templateMade(pod, world) ?? (running && templateOf(running, world)));
  const like = pod && was && { pod, template: was };
  const isShown = like && template.spec && showsDefaults(template.spec, like);
  const defaults = isShown ? NOTHING_OPEN : readDefaults(namespace, world);
  const wanted = {
    workload,
    template,
    replicas: replicasOf(workload) ?? 1,
    isNew: older.length === 0,
    complete: (one: Pod) => completed(one, defaults),
    older,
    ...present({ stable, like }),
    ...(isOfKind('apps/DaemonSet', workload) && onNodes(template, older, nodesIn(world))),
  };
  const { cluster, gaps } = readCluster(namespace, world, predictedPod(wanted, 0));
  const rest = changedCluster(cluster, { drop: family.pods });
  return {
    ...wanted,
    cluster: withClaims(workload, wanted.replicas, rest),
    gaps: {
      ...gaps,
      ...(family.gap && { own: family.gap }),
      ...(defaults.gap && { defaults: defaults.gap }),
    },
  };
}

/** The pod that shows best what admission adds to the template that holds now. */
function newestOf(running: Updated | undefined, pods: readonly Pod[]): Pod | undefined {
  const hash =
    running && isOfKind('argoproj.io/Rollout', running)
      ? running.status?.currentPodHash
      : undefined;
  const created = ({ metadata }: Pod) => metadata?.creationTimestamp ?? '';
  return (
    pods.find(
      ({ metadata }) => hash && metadata?.labels?.['rollouts-pod-template-hash'] === hash,
    ) ?? pods.toSorted((a, b) => (created(a) < created(b) ? 1 : -1))[0]
  );
}

function nodesIn(world: World): readonly Node[] {
  return world.list('Node', { namespace: '' }).items;
}

/** A StatefulSet's controller makes the claims that are not there before their pods. */
function withClaims(workload: Updated, replicas: number, cluster: Cluster): Cluster {
  const { volumes } = cluster;
  if (!isOfKind('apps/StatefulSet', workload) || !volumes) return cluster;
  const { items, gap } = volumes.claims;
  const there = new Set(items.map(keyOf));
  const ordinals = Array.from({ length: replicas }, (_, ordinal) => ordinal);
  const made = ordinals.flatMap((ordinal) => claimsOf(workload, ordinal));
  const all = [...items, ...made.filter((claim) => !there.has(keyOf(claim)))];
  return { ...cluster, volumes: { ...volumes, claims: { items: all, ...present({ gap }) } } };
}

const NO_PODS: Family = { pods: [] };
type Kind = 'apps/Deployment' | 'apps/StatefulSet' | 'apps/DaemonSet' | 'argoproj.io/Rollout';

/** The template that pods are made of: of a Rollout perhaps that of the Deployment to which it refers. */
function templateOf(workload: Updated, world: World): Template | undefined {
  const reference = isOfKind('argoproj.io/Rollout', workload)
    ? workload.spec?.workloadRef
    : undefined;
  if (!reference) return workload.spec?.template;
  if (reference.kind !== 'Deployment' || !reference.name) return undefined;
  const { namespace = '' } = workload.metadata ?? {};
  const found = world.get({ kind: 'apps/Deployment', namespace, name: reference.name });
  return found.is === 'known' ? found.value.spec?.template : undefined;
}

/** An apply leaves alone what a manifest does not say. */
function merged(manifest: Updated, live: Updated): Updated {
  return { ...manifest, spec: { ...live.spec, ...manifest.spec } } as Updated; // of one kind
}

/** How many pods a manifest or an object says it wants. */
export function replicasOf(workload: Updated): number | undefined {
  return isOfKind('apps/DaemonSet', workload) ? undefined : workload.spec?.replicas;
}

/** The template of the ReplicaSet that made a pod, which may be that of an older revision. */
function templateMade({ metadata }: Pod, world: World): Template | undefined {
  const owner = metadata?.ownerReferences?.find(({ controller }) => controller);
  if (owner?.kind !== 'ReplicaSet') return undefined;
  const { namespace = '' } = metadata ?? {};
  const found = world.get({ kind: 'apps/ReplicaSet', namespace, name: owner.name });
  return found.is === 'known' ? found.value.spec?.template : undefined;
}

function stableOf(live: Updated | undefined): string | undefined {
  return live && isOfKind('argoproj.io/Rollout', live) ? live.status?.stableRS : undefined;
}

/**
 * The pods that an update replaces. Those that have no node yet, and the ones of a Rollout's revision that never
 * became the stable one, are taken away at once; a numbered pod goes after those with higher numbers.
 */
function olderOf(live: Updated | undefined, pods: readonly Pod[]): readonly Pod[] {
  const stable = stableOf(live);
  const hash = ({ metadata }: Pod) => metadata?.labels?.['rollouts-pod-template-hash'];
  const there = pods.filter(
    (pod) =>
      pod.spec?.nodeName &&
      !isOver(pod) &&
      !pod.metadata?.deletionTimestamp &&
      (!stable || hash(pod) === stable),
  );
  const isNumbered = live !== undefined && isOfKind('apps/StatefulSet', live);
  return isNumbered ? there.toSorted((a, b) => ordinalOf(b) - ordinalOf(a)) : there;
}

function ordinalOf({ metadata }: Resource<'Pod'>): number {
  return Number(/(?<!\d)\d+$/.exec(metadata?.name ?? '')?.[0] ?? 0);
}

/** The nodes of a DaemonSet, first those where a pod is to be replaced. */
function onNodes(template: Template, older: readonly Pod[], all: readonly Node[]) {
  const pod = { metadata: template.metadata ?? {}, spec: template.spec ?? { containers: [] } };
  const wanted = daemonNodes(pod, all).map(({ metadata }) => metadata?.name ?? '');
  const has = older.filter(({ spec }) => wanted.includes(spec?.nodeName ?? ''));
  const first = has.map(({ spec }) => spec?.nodeName ?? '');
  const nodes = [...first, ...wanted.filter((name) => !first.includes(name))];
  return { replicas: nodes.length, older: has, nodes };
}
