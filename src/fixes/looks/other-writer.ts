import type { GitOwner } from '../../domain/git-owner.ts';
import type { World } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { autoscalerToTarget } from '../../readings/edges/autoscaler-to-target.ts';
import { gitOwnerOf } from '../change/git-owner.ts';

/**
 * Who beside kubewhy writes to an object, as far as that tells: its owner in Git, which wrote last or of which only that is known;
 * the autoscaler that has set its number of pods; or whoever wrote last, by the name of a field manager.
 */
export type OtherWriter = Readonly<
  | { is: 'git'; owner: GitOwner; hasWritten: boolean }
  | { is: 'autoscaler' | 'manager'; name: string }
>;

/** Who else writes to what a change writes to; undefined where nothing tells, as of a status, which no owner writes. */
export function otherWriter(
  object: Resource,
  { on, sub, ops }: Change,
  world: World,
): OtherWriter | undefined {
  if (sub === 'status') return undefined;
  const scaler = ops.some(({ path }) => path === '/spec/replicas') ? scalerOf(object) : undefined;
  const [autoscaler] = scaler === CONTROLLERS ? world.followBack(autoscalerToTarget, on).items : [];
  if (autoscaler) return { is: 'autoscaler', name: autoscaler.from.name };

  const name = scaler ?? lastWriter(object);
  const owner = gitOwnerOf(object, world);
  const isOwners = owner && (name === undefined || MANAGERS[owner.by].test(name));
  if (isOwners) return { is: 'git', owner, hasWritten: name !== undefined };
  return name === undefined ? undefined : { is: 'manager', name };
}

const OURS = 'kubewhy';
const CONTROLLERS = 'kube-controller-manager';
/** They note its revision on a workload whose template has become another, and write nothing else there. */
const NOTING: ReadonlySet<string> = new Set([CONTROLLERS, 'rollouts-controller']);
/** The field managers of whoever applies what Git or a chart holds. */
const MANAGERS: Readonly<Record<GitOwner['by'], RegExp>> = {
  'argo-cd': /^argocd/,
  'flux-kustomize': /^kustomize-controller$/,
  'flux-helm': /^helm-controller$/,
  helm: /^helm$/,
};

/** The API server dates nothing that is written to `scale`, and keeps there whoever has set the number that stands. */
function scalerOf({ metadata }: Resource): string | undefined {
  return metadata?.managedFields?.find(
    ({ manager, subresource }) => manager && manager !== OURS && subresource === 'scale',
  )?.manager;
}

/** Who wrote last to anything but a status, and not before kubewhy did. */
function lastWriter({ metadata }: Resource): string | undefined {
  const writers = (metadata?.managedFields ?? []).filter(({ subresource }) => !subresource);
  const ours = writers.find(({ manager }) => manager === OURS)?.time ?? '';
  const [last] = writers
    .filter(
      ({ manager, time = '' }) =>
        manager && manager !== OURS && !NOTING.has(manager) && time >= ours,
    )
    .toSorted((a, b) => `${b.time ?? ''}`.localeCompare(`${a.time ?? ''}`));
  return last?.manager;
}
