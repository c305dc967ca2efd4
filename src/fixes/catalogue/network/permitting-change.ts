import { isA, refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Change } from '../../../domain/plan.ts';
import type { Resource } from '../../../domain/resource.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import {
  dnsPods,
  rulingOnDns,
  rulingOnService,
} from '../../../readings/policies/policy-connections.ts';
import type { Direction } from '../../../readings/policies/policy-peers.ts';
import type { Ruling } from '../../../readings/policies/policy-rulings.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { changed } from '../../../world/changed.ts';
import { openWorld } from '../../../world/open-world.ts';
import { overlay } from '../../../world/overlay.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';

/** The connection that is to be let through: to the Service as the caller's settings or log name it, or to the cluster's DNS. */
export type Connection = Readonly<{
  direction: Direction;
  caller: Ref<'Pod'>;
  host?: string;
  port: number;
}>;
/**
 * What all policies together say of the connection without and with one more rule, and which other workloads of the caller's
 * namespace that lets through as well.
 */
export type Evaluated = Readonly<{
  before: Ruling['is'];
  after: Ruling['is'];
  others: readonly string[];
  isInGit: boolean;
  isAssumed?: true; // the pods of the DNS were not seen, only how they normally are is known
  isCached?: true; // the pods ask a cache of the DNS on their node
}>;

const POLICIES = [
  'networking.k8s.io/NetworkPolicy',
  'cilium.io/CiliumNetworkPolicy',
  'cilium.io/CiliumClusterwideNetworkPolicy',
] as const;

/** One more rule in a policy, and what that comes to. */
export type Permitting = Readonly<{ change: Change; effect: Evaluated }>;

/** Asks the policies again with one more rule in one of them; undefined where that cannot be asked. */
export function permitting(
  policy: Ref,
  rule: object,
  { direction, caller, host, port }: Connection,
  world: World,
): Permitting | undefined {
  const kind = POLICIES.find((one) => isA(one, policy));
  const found = kind && world.get({ ...policy, kind });
  const { namespace = '' } = caller;
  const service = host === undefined ? undefined : serviceAt(host, namespace, world);
  const pod = world.get(caller);
  const { uid } = found?.is === 'known' ? (found.value.metadata ?? {}) : {};
  if (found?.is !== 'known' || !uid || !found.value.spec || pod.is !== 'known') return undefined;
  if (host !== undefined && !service) return undefined;

  const appended = appending(rule, `/spec/${direction}`, found.value.spec[direction]);
  const { ops } = appended;
  const patched = changed(found.value, ops);
  const { world: then } = openWorld(overlay(world, { put: [patched], drop: [] }));
  const ruling = (one: Resource<'Pod'>, at: World) =>
    (service ? rulingOnService(one, service, port, at) : rulingOnDns(one, at))?.is;
  const workload = (one: Ref) => (ownersOf(one, world).at(-1) ?? one).name;
  const others = world
    .list('Pod', { namespace })
    .items.filter((one) => ruling(one, world) !== ruling(one, then))
    .map((one) => workload(refTo('Pod', one)))
    .filter((name) => name !== workload(caller));

  const dns = service ? undefined : dnsPods(world);
  const effect: Evaluated = {
    before: ruling(pod.value, world) ?? 'undecided',
    after: ruling(pod.value, then) ?? 'undecided',
    others: [...new Set(others)].toSorted(),
    isInGit: gitOwnerOf(found.value, world) !== undefined,
    ...(dns?.pods.length === 0 && { isAssumed: true }),
    ...(dns?.areCaches && { isCached: true }),
  };
  return { change: { do: 'patch', on: { ...policy, uid }, ...appended }, effect };
}

type Appended = Pick<Change, 'guard' | 'absent' | 'ops' | 'undo'>;

function appending(rule: object, path: string, was: readonly object[] | undefined): Appended {
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
