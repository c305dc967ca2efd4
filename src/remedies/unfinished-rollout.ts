import { isA } from '../domain/keys.ts';
import type { World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import type { Finding } from '../domain/verdict.ts';
import { workloadOf } from './workload.ts';

/** The rollout that a finding is about, in the middle of an update that the finding concerns. */
export function unfinishedRollout(
  finding: Finding,
  world: World,
): Resource<'argoproj.io/Rollout'> | undefined {
  const on = workloadOf(finding, world)?.on;
  const found = on && isA('argoproj.io/Rollout', on) ? world.get(on) : undefined;
  if (found?.is !== 'known') return undefined;

  const { currentPodHash, stableRS } = found.value.status ?? {};
  if (!currentPodHash || currentPodHash === stableRS) return undefined;
  return concerns(currentPodHash, finding, world) ? found.value : undefined;
}

/** Trouble of stable pods alone is no reason to touch the update. */
function concerns(currentPodHash: string, { subject, seen }: Finding, world: World): boolean {
  return [subject, ...seen.map(({ on }) => on)].some((on) => {
    if (!isA('Pod', on)) return on.kind === 'argoproj.io/Rollout';
    const pod = world.get(on);
    const labels = pod.is === 'known' ? pod.value.metadata?.labels : undefined;
    return labels?.['rollouts-pod-template-hash'] === currentPodHash;
  });
}
