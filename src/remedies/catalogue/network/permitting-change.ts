import { isA, refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Op } from '../../../domain/plan.ts';
import type { Resource } from '../../../domain/resource.ts';
import { openWorld } from '../../../world/open-world.ts';
import { overlay } from '../../../world/overlay.ts';
import { serviceAt } from '../../../world/readings/network/service-names.ts';
import { rulingOnService } from '../../../world/readings/policies/policy-connections.ts';
import type { Ruling } from '../../../world/readings/policies/policy-rulings.ts';
import { ownersOf } from '../../../world/readings/workloads/workloads.ts';
import { changed } from '../../changed.ts';
import { commandOf } from '../../command.ts';
import { gitOwnerOf } from '../../git-owner.ts';

/** The connection that is to be let through: the Service as the caller's settings or log name it. */
export type Connection = Readonly<{ caller: Ref<'Pod'>; host: string; port: number }>;
/**
 * What all policies together say of the connection without and with one more rule, and which other workloads of the caller's
 * namespace that lets in as well. A policy that Git owns has no command.
 */
export type Evaluated = Readonly<{
  before: Ruling['is'];
  after: Ruling['is'];
  others: readonly string[];
  isInGit: boolean;
  command?: string;
}>;

const POLICIES = [
  'networking.k8s.io/NetworkPolicy',
  'cilium.io/CiliumNetworkPolicy',
  'cilium.io/CiliumClusterwideNetworkPolicy',
] as const;

/** Asks the policies again with one more ingress rule in one of them; undefined where that cannot be asked. */
export function evaluated(
  policy: Ref,
  rule: object,
  { caller, host, port }: Connection,
  world: World,
): Evaluated | undefined {
  const kind = POLICIES.find((one) => isA(one, policy));
  const found = kind && world.get({ ...policy, kind });
  const { namespace = '' } = caller;
  const service = serviceAt(host, namespace, world);
  const pod = world.get(caller);
  if (found?.is !== 'known' || !found.value.spec || !service || pod.is !== 'known')
    return undefined;

  const { ops, guard } = appended(rule, found.value.spec.ingress);
  const patched = changed(found.value, ops);
  const { world: then } = openWorld(overlay(world, { put: [patched], drop: [] }));
  const ruling = (one: Resource<'Pod'>, at: World) => rulingOnService(one, service, port, at)?.is;
  const workload = (one: Ref) => (ownersOf(one, world).at(-1) ?? one).name;
  const others = world
    .list('Pod', { namespace })
    .items.filter((one) => ruling(one, world) !== ruling(one, then))
    .map((one) => workload(refTo('Pod', one)))
    .filter((name) => name !== workload(caller));

  const { uid } = found.value.metadata ?? {};
  const isInGit = gitOwnerOf(found.value, world) !== undefined;
  return {
    before: ruling(pod.value, world) ?? 'undecided',
    after: ruling(pod.value, then) ?? 'undecided',
    others: [...new Set(others)].toSorted(),
    isInGit,
    ...(uid && !isInGit && { command: commandOf({ on: { ...policy, uid }, guard, ops }) }),
  };
}

function appended(rule: object, was: readonly object[] | undefined) {
  const ops: readonly Op[] = was
    ? [{ op: 'add', path: '/spec/ingress/-', value: rule }]
    : [{ op: 'add', path: '/spec/ingress', value: [rule] }];
  const guard = was ? [{ op: 'test' as const, path: '/spec/ingress', value: was }] : [];
  return { ops, guard };
}
