import { isA, isOfKind } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Candidate } from '../../domain/remedy.ts';
import type { Resource } from '../../domain/resource.ts';
import { autoscalerToTarget } from '../../readings/edges/autoscaler-to-target.ts';
import { replicaSetToController } from '../../readings/edges/replicaset-to-controller.ts';
import { eventsSaying } from '../../readings/events.ts';
import type { Holder } from './field-row.ts';

/** As Deployments say it, in both orders that they have had, and as Argo Rollouts says it. */
const TO_ZERO =
  /^Scaled down (?:replica set|ReplicaSet) \S+ (?:\(revision \d+\) )?(?:to 0 from (\d+)|from (\d+) to 0)$/;
const DESIRED = [
  'deployment.kubernetes.io/desired-replicas',
  'rollout.argoproj.io/desired-replicas',
];
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

type Size = Omit<Candidate, 'value'> & Readonly<{ value: string | number | undefined }>;

/** How many pods a workload had, or is to have, that has none: as far as the cluster tells, the surest first. */
export function earlierSizes({ on, object }: Holder, world: World): readonly Candidate[] {
  const sizes: readonly Size[] = [
    { why: 'before-zero', value: told(on, world) ?? claimed(object, world) },
    ...world.followBack(autoscalerToTarget, on).items.flatMap(({ from }): readonly Size[] => {
      const scaler = isA('autoscaling/HorizontalPodAutoscaler', from) && world.get(from);
      if (!scaler || scaler.is !== 'known') return [];
      return [{ why: 'autoscaled', note: from.name, value: scaler.value.spec?.minReplicas ?? 1 }];
    }),
    ...setsOf(on, world).flatMap(({ metadata }) =>
      DESIRED.map((key): Size => ({ why: 'revision-before', value: metadata?.annotations?.[key] })),
    ),
    { why: 'applied', value: applied(object) },
    { why: 'meant', value: 1 },
  ];
  const byValue = new Map<string, Candidate>();
  for (const { value, ...why } of sizes) {
    const written = `${value}`;
    if (Number(value) > 0 && !byValue.has(written))
      byValue.set(written, { ...why, value: written });
  }
  return [...byValue.values()];
}

/** The newest first. */
function setsOf(on: Ref, world: World): readonly Resource[] {
  const all = world.followBack(replicaSetToController, on).items.flatMap(({ from }) => {
    const set = world.get(from);
    return set.is === 'known' ? [set.value] : [];
  });
  const created = ({ metadata }: Resource) => metadata?.creationTimestamp ?? '';
  return all.toSorted((a, b) => created(b).localeCompare(created(a)));
}

function told(on: Ref, world: World): string | undefined {
  return eventsSaying(['ScalingReplicaSet'], on, world).flatMap(({ quote }) => {
    const [, before, since] = TO_ZERO.exec(quote) ?? [];
    return before ?? since ?? [];
  })[0];
}

/** A StatefulSet leaves the claims of its pods, each with its ordinal. */
function claimed(object: Resource, world: World): number | undefined {
  if (!isOfKind('apps/StatefulSet', object)) return undefined;
  const { namespace = '', name } = object.metadata ?? {};
  const templates = object.spec?.volumeClaimTemplates ?? [];
  const ordinals = world.list('PersistentVolumeClaim', { namespace }).items.flatMap((claim) =>
    templates.flatMap(({ metadata }) => {
      const own = `${metadata?.name}-${name}-`;
      const { name: whole = '' } = claim.metadata ?? {};
      const rest = whole.startsWith(own) ? whole.slice(own.length) : '';
      return /^\d+$/.test(rest) ? Number(rest) : [];
    }),
  );
  return ordinals.length > 0 ? Math.max(...ordinals) + 1 : undefined;
}

/** What kubectl apply noted; no other field of these kinds has that name. */
function applied({ metadata }: Resource): string | undefined {
  return /"replicas":(\d{1,5})\b/.exec(metadata?.annotations?.[LAST_APPLIED] ?? '')?.[1];
}
