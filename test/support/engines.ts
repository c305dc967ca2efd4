import type { Engine } from '#src/answers/engine.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { Source } from '#src/domain/model.ts';
import type { MeteredLoader } from '#src/domain/ports.ts';
import { metered } from '#src/world/metered.ts';
import { cluster } from '#test/support/clusters.ts';
import { offer, verdict, web } from '#test/support/verdicts.ts';

/** An engine that always finds the pod "web", one cause of its trouble and one plan against that. */
export function engineThat(parts: Partial<Engine> = {}): Engine {
  return {
    resolveTarget: async () => ({ is: 'found', ref: web }),
    diagnose: async () => ({ verdict: verdict(), source: cluster([]) }),
    scan: async () => ({
      troubles: [],
      looked: 0,
      read: 'all' as const,
      notChecked: [],
      crashes: [],
    }),
    plansFor: async () => [offer()],
    lookAtGoal: async () => ({ is: 'reached' }),
    lookAtChange: async () => ({ is: 'in-place' }),
    lookAtUndo: async () => undefined,
    ...parts,
  };
}

/** Loads everything from one source. */
export function loaderOf(source: Source = cluster([])): MeteredLoader {
  return metered({ load: async () => source });
}

/** What a cluster that is not there answers. */
export async function unreachable(): Promise<never> {
  throw new ClusterUnreachable('connect ECONNREFUSED 10.0.0.1:6443');
}
