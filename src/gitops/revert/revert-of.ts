import { type GitOwner, type Revert, REVERTS } from '../../domain/git-owner.ts';
import type { Fact, World } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { type OwnerKind, ownerRef } from '../owner-ref.ts';
import { type Field, fieldsOf } from './field.ts';
import { argoCdRules, helmReleaseRules, helmRules, kustomizeRules, type Rule } from './rules.ts';

type Known = Pick<World, 'get'>;

/** What the owner of an object makes of a live change of it: of several fields what is worst for the change. */
export function revertOf(change: Change, object: Resource, owner: GitOwner, world: Known): Revert {
  // No owner writes a status: it is what the controllers of the cluster say.
  if (change.sub === 'status') return { is: 'not-held', owner };
  const rule = OWNERS[owner.by](owner, world, object);
  const found = fieldsOf(change).map(rule.is);
  const is = REVERTS.find((one) => found.includes(one)) ?? 'unknown';
  return { is, owner, ...(is === 'interval' && rule.every && { every: rule.every }) };
}

type Judge = (owner: GitOwner, world: Known, object: Resource) => Judged;
type Judged = Readonly<{ is: (field: Field) => Revert['is']; every?: string | undefined }>;
const OWNERS: Readonly<Record<GitOwner['by'], Judge>> = {
  'argo-cd': judging('argoproj.io/Application', argoCdRules),
  'flux-kustomize': judging('kustomize.toolkit.fluxcd.io/Kustomization', kustomizeRules),
  'flux-helm': judging('helm.toolkit.fluxcd.io/HelmRelease', helmReleaseRules),
  helm: (_, __, object) => ({ is: by(helmRules, object, undefined) }),
};

function judging<K extends OwnerKind>(kind: K, rules: readonly Rule<K>[]): Judge {
  return (owner, world, object) => {
    const found: Fact<Resource<K>> = world.get(ownerRef(kind, owner));
    const own = found.is === 'known' ? found.value : undefined;
    const { interval } = (own as Timed | undefined)?.spec ?? {};
    return { is: by(rules, object, own), every: interval };
  };
}
type Timed = Readonly<{ spec?: Readonly<{ interval?: string }> }>;

function by<K extends string>(
  rules: readonly Rule<K>[],
  object: Resource,
  owner: Resource<K> | undefined,
): Judged['is'] {
  return (field) => rules.find(([, holds]) => holds({ field, object, owner }))?.[0] ?? 'unknown';
}
