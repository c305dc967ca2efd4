import { describe, expect, it } from '@jest/globals';

import { previewOf } from '#src/answers/preview.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import type { Offer } from '#src/remedies/plans.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { offer, plan, verdict, wordsOnly } from '#test/support/verdicts.ts';

const [{ on: deployment }] = plan().changes;
const source = cluster([
  { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { namespace: 'shop', name: 'web' } },
]);

describe('a preview', () => {
  it('shows the plan as it is proved now, in words and with its undo', async () => {
    const now = plan({ proof: { ...plan().proof, admission: { is: 'holds' } } });

    expect(await previewOf(plan(), 'en', depsWith({ plansFor: async () => [offer(now)] }))).toEqual(
      {
        is: 'ready',
        plan: now,
        title: 'Scale up',
        text: 'One more replica.',
        undo: 'Scale down.',
      },
    );
  });

  it('looks at the changed object too, as the first subject may have been replaced', async () => {
    const plansFor = async ({ target }: Verdict): Promise<readonly Offer[]> =>
      target.kind === deployment.kind ? [offer()] : [];
    const diagnose = async (target: Verdict['target']) => ({
      verdict: verdict({ target }),
      source,
    });

    const preview = await previewOf(plan(), 'en', depsWith({ diagnose, plansFor }));

    expect(preview.is).toBe('ready');
  });

  it.each([
    ['changed', 'its object has changed', [offer(plan({ id: 'plan-2' }))]],
    ['gone', 'its proof does not hold any more', [wordsOnly]],
    ['gone', 'the cause is gone', []],
  ] as const)('is %s when %s', async (is, _, offers) => {
    const deps = depsWith({ plansFor: async () => offers });

    expect(await previewOf(plan(), 'ko', deps)).toEqual({ is, text: expect.any(String) });
  });

  it('fails with advice when the cluster cannot be reached', async () => {
    expect(await previewOf(plan(), 'en', depsWith({ diagnose: unreachable }))).toEqual({
      is: 'failed',
      text: expect.stringContaining('Ask again'),
    });
  });
});

function depsWith(parts: Parameters<typeof engineThat>[0]) {
  return { engine: engineThat(parts), loader: loaderOf(source), cluster: 'lab' };
}
