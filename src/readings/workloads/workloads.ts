import type { Gap } from '../../domain/gap.ts';
import { isA, kindOf, refTo } from '../../domain/keys.ts';
import type { Edge, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { perObject } from '../../world/per-object.ts';
import { jobToController } from '../edges/job-to-controller.ts';
import { podToController } from '../edges/pod-to-controller.ts';
import { replicaSetToController } from '../edges/replicaset-to-controller.ts';
import { selects } from '../selectors.ts';

const UP: readonly Edge[] = [podToController, replicaSetToController, jobToController];

/** The controllers above an object, the nearest first; where one cannot be read it ends there. */
export function ownersOf(ref: Ref, world: World): readonly Ref[] {
  const owners: Ref[] = [];
  for (let at: Ref | undefined = ref; at;) {
    const below: Ref = at;
    const links = UP.filter(({ from }) => from === below.kind).map((edge) =>
      world.follow(edge, below),
    );
    const next: Ref | undefined = links.flatMap(({ items }) => items)[0]?.to;
    if (next) owners.push(next);
    at = next;
  }
  return owners;
}

/** All pods below a workload, and whether there may be more. */
export type Family = Readonly<{ pods: readonly Resource<'Pod'>[]; gap?: Gap }>;

/** The pods of a workload, over all its revisions. */
export const podsOf = perObject((workload: Ref, world: World): Family => {
  if (isA('Pod', workload)) {
    const fact = world.get(workload);
    if (fact.is === 'unknown') return { pods: [], gap: fact.why };
    return { pods: fact.is === 'known' ? [fact.value] : [] };
  }
  const below = UP.filter(({ to }) => to.includes(workload.kind)).map((edge) =>
    world.followBack(edge, workload),
  );
  const families = below.flatMap(({ items }) => items.map(({ from }) => podsOf(from, world)));
  const gap = [...below, ...families].find((one) => one.gap)?.gap;
  if (gap && families.length === 0) return { pods: selectedBy(workload, world), gap };
  return { pods: families.flatMap(({ pods }) => pods), ...present({ gap }) };
});

/** The pods that a workload selects and whose ReplicaSets have its name, where these cannot be read. */
function selectedBy(workload: Ref, world: World): Family['pods'] {
  const isAbove = isA('apps/Deployment', workload) || isA('argoproj.io/Rollout', workload);
  const fact = isAbove ? world.get(workload) : undefined;
  if (fact?.is !== 'known') return [];
  const { selector } = fact.value.spec ?? {};
  return world.list('Pod', { namespace: workload.namespace ?? '' }).items.filter(({ metadata }) => {
    const [{ kind, name } = {}] = metadata?.ownerReferences ?? [];
    const isOwn = kind === 'ReplicaSet' && name?.startsWith(`${workload.name}-`);
    return isOwn && selects(selector, metadata?.labels);
  });
}

/** How many pods a workload wants; undefined where its kind does not say, or it cannot be read. */
export function replicasOf(workload: Ref, world: World): number | undefined {
  const fact = world.get(workload);
  if (fact.is !== 'known' || !isScaled(fact.value)) return undefined;
  return fact.value.spec?.replicas ?? 1;
}

type Scaled = Resource<
  'apps/Deployment' | 'apps/ReplicaSet' | 'apps/StatefulSet' | 'argoproj.io/Rollout'
>;
const SCALED = ['apps/Deployment', 'apps/ReplicaSet', 'apps/StatefulSet', 'argoproj.io/Rollout'];

function isScaled(object: Resource): object is Scaled {
  return SCALED.includes(kindOf(object));
}

/** Names a pod that was read. */
export function podRef(pod: Resource<'Pod'>): Ref<'Pod'> {
  return refTo('Pod', pod);
}
