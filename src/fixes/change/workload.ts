import { isA, kindOf, refKey, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Live } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import { present } from '../../text/present.ts';

/**
 * Not a StatefulSet, which does not replace a pod that never became Ready when its template is fixed; nor a
 * DaemonSet, whose pods are not spread.
 */
const KINDS = ['argoproj.io/Rollout', 'apps/Deployment'] as const;
type Kind = (typeof KINDS)[number];
/** Kinds that such a workload controls, directly or not. */
const BELOW = ['Pod', 'apps/ReplicaSet', 'argoproj.io/AnalysisRun'];
/** The pods that a workload makes are made from this. */
export type Template = NonNullable<NonNullable<Resource<'apps/Deployment'>['spec']>['template']>;

/** What makes pods of a template and nobody owns but a person or Git. */
export type Workload = Readonly<{
  kind: Kind;
  on: Live;
  object: Resource<Kind>;
  template: Template;
  holder: Readonly<{ on: Live; object: Resource }>; // of the template: a Rollout may refer to another's
}>;

/** The workload that a finding is about: that of its subject, or of an object that it explains. */
export function workloadOf({ subject, seen }: Finding, world: World): Workload | undefined {
  for (const from of [subject, ...seen.map(({ on }) => on)]) {
    const workload = ownerOfPods(from, world);
    if (workload) return workload;
  }
  return undefined;
}

/** `below`: whence it came, for owners may own each other. */
function ownerOfPods(from: Ref, world: World, below: readonly string[] = []): Workload | undefined {
  const key = refKey(from);
  if (below.includes(key)) return undefined;
  const isMadeOfPods = KINDS.some((kind) => isA(kind, from));
  if (!isMadeOfPods && !BELOW.includes(from.kind)) return undefined;
  const found = world.get(from);
  if (found.is !== 'known') return undefined;

  const owner = controllerOf(found.value);
  if (!isMadeOfPods) return owner && ownerOfPods(owner, world, [...below, key]);
  // An operator that made it would put back what it made.
  return owner ? undefined : asWorkload(found.value, world);
}

/** The object that controls another, by its owner references. */
function controllerOf({ metadata }: Resource): Ref | undefined {
  const owner = metadata?.ownerReferences?.find(({ controller }) => controller);
  if (!owner) return undefined;
  const { name, uid } = owner;
  const namespace = metadata?.namespace;
  return { kind: kindOf(owner), name, uid, ...present({ namespace }) };
}

function asWorkload(object: Resource, world: World): Workload | undefined {
  const kind = KINDS.find((one) => one === kindOf(object));
  const on = live(object);
  if (!kind || !on) return undefined;

  const same = object as Resource<Kind>; // by its kind, as above
  const holder = holderOf(same, world);
  const held = holder && (holder as Resource<'apps/Deployment'>).spec?.template;
  const holderOn = holder && live(holder);
  return held && holderOn
    ? { kind, on, object: same, template: held, holder: { on: holderOn, object: holder } }
    : undefined;
}

function holderOf(object: Resource<Kind>, world: World): Resource | undefined {
  const { workloadRef } = (object as Resource<'argoproj.io/Rollout'>).spec ?? {};
  if (!workloadRef) return object;
  if (workloadRef.kind !== 'Deployment' || !workloadRef.name) return undefined;
  const { namespace = '' } = object.metadata ?? {};
  const found = world.get({ kind: 'apps/Deployment', namespace, name: workloadRef.name });
  return found.is === 'known' ? found.value : undefined;
}

function live(object: Resource): Live | undefined {
  const { uid } = object.metadata ?? {};
  return uid ? { ...refTo(kindOf(object), object), uid } : undefined;
}

/** The label by which the revisions of a workload's pods differ. */
export function revisionLabelOf({ kind }: Workload): string {
  return kind === 'argoproj.io/Rollout' ? 'rollouts-pod-template-hash' : 'pod-template-hash';
}
