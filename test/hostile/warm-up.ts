import { asked } from '#test/hostile/asked.ts';
import { kubeconfigFor } from '#test/hostile/kubeconfig-for.ts';

/** Loads all that the commands load when they are first used: seconds in which no server would be heard. */
export async function warmUp(scratch: string): Promise<void> {
  const nobody = kubeconfigFor(1, scratch);
  const nothing = { input: 'pod a_b failed', about: 'Pod' } as const;
  for (const args of [
    ['why', 'pod/a'],
    ['scan', '-A'],
    ['rollout', 'deploy/a'],
    ['explain'],
  ] as const)
    await asked({ door: args[0], args, ...nothing }, nobody);
  await import('#src/answers/investigate.ts');
  await import('#src/answers/scanned.ts');
  await import('#src/answers/preflight.ts');
  await import('#src/cluster/capture.ts');
}
