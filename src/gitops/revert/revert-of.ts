import type { Gap } from '../../domain/gap.ts';
import { type GitOwner, type Revert, REVERTS } from '../../domain/git-owner.ts';
import type { Fact, Ref } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { type OwnerKind, ownerRef } from '../../text/owner-ref.ts';
import { type Field, fieldsOf } from './field.ts';
import type { KnownCluster } from './owned-field.ts';
import { argoCdRules, helmReleaseRules, helmRules, kustomizeRules, type Rule } from './rules.ts';

/** What the owner of an object makes of a live change of it: of several fields what is worst for the change. */
export function revertOf(
  change: Change,
  object: Resource,
  owner: GitOwner,
  world: KnownCluster,
): Revert {
  // No owner writes a status: it is what the controllers of the cluster say.
  if (change.sub === 'status') return { is: 'not-held', owner };
  const { known, unread } = noting(world);
  const rule = OWNERS[owner.by](owner, known, object);
  const fields = fieldsOf(change);
  const found = fields.map(rule.is);
  const is = REVERTS.find((one) => found.includes(one)) ?? 'unknown';
  const ofVerbs = fields.filter((_, at) => found[at] === is).every(({ isVerbs }) => isVerbs);
  const [first] = unread;
  return {
    is,
    owner,
    ...(is === 'interval' && rule.every && { every: rule.every }),
    ...(ofVerbs && ONLY_HELD.has(is) && { ifHeld: true }),
    ...(is === 'unknown' && first && { unread: first }),
  };
}

/** What is said of a field only because Git holds it. */
const ONLY_HELD: ReadonlySet<Revert['is']> = new Set([
  'self-heal',
  'interval',
  'next-window',
  'next-commit',
  'next-sync',
  'next-release',
]);

/** The same, and what of it could not be told. */
function noting(world: KnownCluster) {
  const unread: Readonly<{ on: Ref; why: Gap }>[] = [];
  const known: KnownCluster = {
    now: world.now,
    get(ref) {
      const found = world.get(ref);
      if (found.is === 'unknown') unread.push({ on: ref, why: found.why });
      return found;
    },
  };
  return { known, unread };
}

type Judge = (owner: GitOwner, world: KnownCluster, object: Resource) => Judged;
type Judged = Readonly<{ is: (field: Field) => Revert['is']; every?: string | undefined }>;
const OWNERS: Readonly<Record<GitOwner['by'], Judge>> = {
  'argo-cd': judging('argoproj.io/Application', argoCdRules),
  'flux-kustomize': judging('kustomize.toolkit.fluxcd.io/Kustomization', kustomizeRules),
  'flux-helm': judging('helm.toolkit.fluxcd.io/HelmRelease', helmReleaseRules),
  helm: (_, world, object) => ({ is: by(helmRules, object, undefined, world) }),
};

function judging<K extends OwnerKind>(kind: K, rules: readonly Rule<K>[]): Judge {
  return (owner, world, object) => {
    const found: Fact<Resource<K>> = world.get(ownerRef(kind, owner));
    const own = found.is === 'known' ? found.value : undefined;
    const { interval } = (own as Timed | undefined)?.spec ?? {};
    const judged = by(rules, object, own, world);
    const is: Judged['is'] = (field) => {
      const one = judged(field);
      return found.is === 'absent' && one === 'unknown' ? 'elsewhere' : one;
    };
    return { is, every: interval };
  };
}
type Timed = Readonly<{ spec?: Readonly<{ interval?: string }> }>;

function by<K extends string>(
  rules: readonly Rule<K>[],
  object: Resource,
  owner: Resource<K> | undefined,
  world: KnownCluster,
): Judged['is'] {
  return (field) =>
    rules.find(([, holds]) => holds({ field, object, owner, world }))?.[0] ?? 'unknown';
}
