import { isA, refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Change } from '../../../domain/plan.ts';
import type { Resource } from '../../../domain/resource.ts';
import { openWorld } from '../../../world/open-world.ts';
import { overlay } from '../../../world/overlay.ts';
import { serviceAt } from '../../../world/readings/network/service-names.ts';
import { rulingOnService } from '../../../world/readings/policies/policy-connections.ts';
import type { Ruling } from '../../../world/readings/policies/policy-rulings.ts';
import { ownersOf } from '../../../world/readings/workloads/workloads.ts';
import { changed } from '../../changed.ts';
import { gitOwnerOf } from '../../git-owner.ts';

/** The connection that is to be let through: the Service as the caller's settings or log name it. */
export type Connection = Readonly<{ caller: Ref<'Pod'>; host: string; port: number }>;
/**
 * What all policies together say of the connection without and with one more rule, and which other workloads of the caller's
 * namespace that lets in as well.
 */
export type Evaluated = Readonly<{
  before: Ruling['is'];
  after: Ruling['is'];
  others: readonly string[];
  isInGit: boolean;
}>;

const POLICIES = [
  'networking.k8s.io/NetworkPolicy',
  'cilium.io/CiliumNetworkPolicy',
  'cilium.io/CiliumClusterwideNetworkPolicy',
] as const;

/** One more ingress rule in a policy, and what that comes to. */
export type Permitting = Readonly<{ change: Change; effect: Evaluated }>;

/** Asks the policies again with one more ingress rule in one of them; undefined where that cannot be asked. */
export function permitting(
  policy: Ref,
  rule: object,
  { caller, host, port }: Connection,
  world: World,
): Permitting | undefined {
  const kind = POLICIES.find((one) => isA(one, policy));
  const found = kind && world.get({ ...policy, kind });
  const { namespace = '' } = caller;
  const service = serviceAt(host, namespace, world);
  const pod = world.get(caller);
  const { uid } = found?.is === 'known' ? (found.value.metadata ?? {}) : {};
  if (found?.is !== 'known' || !uid || !found.value.spec || !service || pod.is !== 'known')
    return undefined;

  const appended = appending(rule, found.value.spec.ingress);
  const { ops } = appended;
  const patched = changed(found.value, ops);
  const { world: then } = openWorld(overlay(world, { put: [patched], drop: [] }));
  const ruling = (one: Resource<'Pod'>, at: World) => rulingOnService(one, service, port, at)?.is;
  const workload = (one: Ref) => (ownersOf(one, world).at(-1) ?? one).name;
  const others = world
    .list('Pod', { namespace })
    .items.filter((one) => ruling(one, world) !== ruling(one, then))
    .map((one) => workload(refTo('Pod', one)))
    .filter((name) => name !== workload(caller));

  const effect = {
    before: ruling(pod.value, world) ?? 'undecided',
    after: ruling(pod.value, then) ?? 'undecided',
    others: [...new Set(others)].toSorted(),
    isInGit: gitOwnerOf(found.value, world) !== undefined,
  } as const;
  return { change: { do: 'patch', on: { ...policy, uid }, ...appended }, effect };
}

type Appended = Pick<Change, 'guard' | 'absent' | 'ops' | 'undo'>;

function appending(rule: object, was: readonly object[] | undefined): Appended {
  const path = '/spec/ingress';
  return was
    ? {
        guard: [{ op: 'test', path, value: was }],
        absent: [],
        ops: [{ op: 'add', path: `${path}/-`, value: rule }],
        undo: [{ op: 'replace', path, value: was }],
      }
    : {
        guard: [],
        absent: [path],
        ops: [{ op: 'add', path, value: [rule] }],
        undo: [{ op: 'remove', path }],
      };
}
